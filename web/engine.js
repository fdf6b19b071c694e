/**
 * The page's end of the worker: a promise a request by id, one worker at a time, replaced when it fails or runs away.
 *
 * @typedef {{phase: "starting" | "ready" | "failed", progress: number, from?: "plain" | "snapshot" | "fault"}} Phase
 *   from: what a ready engine started from; fault: plainly, as the kept snapshot would not do
 * @typedef {{ok: true, value: any, actual?: Record<string, string>} | {ok: false, problems?:
 *   import("./types.js").Problem[], defect?: string}} Reply
 */

const SILENCE_WHILE_STARTING = 25_000;
const SILENCE_OF_A_JOB = 20_000;

/** The worker was ended; `runaway` where that was since an answer did not come in time. */
export class EngineStopped extends Error {
  /** @param {string} message @param {boolean} [runaway] */
  constructor(message, runaway = false) {
    super(message);
    this.runaway = runaway;
  }
}

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, {resolve: (reply: Reply) => void, reject: (error: Error) => void, text: string}>} */
  #open = new Map();
  #lastId = 0;
  /** @type {Phase} */
  #phase = { phase: "starting", progress: 0 };
  #told = false;
  #failed = false;
  #ready = false;
  #progress = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  /** @type {{payload: object, resolve: (reply: Reply | null) => void, reject: (error: Error) => void} | null} */
  #nextOdds = null;
  #oddsRunning = false;

  /**
   * Its files are requested right after those that the page paints with.
   * @param {() => Worker} make
   * @param {(phase: Phase) => void} tell called from the first `start` on
   */
  constructor(make, tell) {
    this.make = make;
    this.tell = tell;
    if (typeof WebAssembly === "object") queueMicrotask(() => this.#begin());
  }

  /** Lets what the worker does be told; at any later call puts a new worker in its place. */
  start() {
    if (this.#told) this.#begin();
    this.#told = true;
    this.tell(this.#phase);
  }

  /** @param {Phase} phase */
  #enter(phase) {
    this.#phase = phase;
    if (this.#told) this.tell(phase);
  }

  #begin() {
    this.#worker?.terminate();
    this.#ready = false;
    this.#progress = 0;
    this.#enter({ phase: "starting", progress: 0 });
    const worker = this.make();
    this.#worker = worker;
    worker.onmessage = (event) => this.#worker === worker && this.#heard(event.data);
    worker.onerror = (event) => this.#worker === worker && this.#fail(new Error(event.message || "worker"));
    worker.postMessage({ start: { plainly: this.#failed } });
    this.#arm(SILENCE_WHILE_STARTING);
  }

  /**
   * @param {string} call
   * @param {object} payload
   * @returns {Promise<Reply>} rejects with EngineStopped when the worker failed or had to be replaced
   */
  ask(call, payload) {
    if (!this.#worker) return Promise.reject(new EngineStopped("not there"));
    const id = ++this.#lastId;
    const text = JSON.stringify({ call, ...payload });
    const answer = new Promise((resolve, reject) => this.#open.set(id, { resolve, reject, text }));
    if (this.#ready) this.#send(id);
    if (this.#ready && this.#open.size === 1) this.#arm(SILENCE_OF_A_JOB); // more questions are no sign of life
    return /** @type {Promise<Reply>} */ (answer);
  }

  /**
   * Odds for a form that changes under the thumb: one question runs, one waits, and the ones between are dropped.
   * @param {object} payload
   * @returns {Promise<Reply | null>} null for a question that a newer one replaced
   */
  odds(payload) {
    return new Promise((resolve, reject) => {
      this.#nextOdds?.resolve(null);
      this.#nextOdds = { payload, resolve, reject };
      this.#pumpOdds();
    });
  }

  async #pumpOdds() {
    if (this.#oddsRunning || !this.#nextOdds) return;
    const { payload, resolve, reject } = this.#nextOdds;
    this.#nextOdds = null;
    this.#oddsRunning = true;
    await this.ask("odds", payload).then(resolve, reject);
    this.#oddsRunning = false;
    this.#pumpOdds();
  }

  /** @param {number} id */
  #send(id) {
    this.#worker?.postMessage({ id, text: this.#open.get(id)?.text });
  }

  /** @param {any} message */
  #heard(message) {
    if ("progress" in message) this.#advanced(message.progress);
    else if (message.ready) this.#started(message);
    else if (message.failed) this.#fail(new Error(`${message.failed.name}: ${message.failed.message}`));
    else this.#answered(message);
  }

  /** @param {number} progress */
  #advanced(progress) {
    this.#progress = Math.min(100, Math.max(this.#progress, progress));
    this.#enter({ phase: "starting", progress: this.#progress });
    this.#arm(SILENCE_WHILE_STARTING);
  }

  /** @param {{snapshot: boolean, fault: boolean}} how */
  #started({ snapshot, fault }) {
    this.#ready = true;
    this.#failed = false;
    clearTimeout(this.#watch);
    this.#enter({ phase: "ready", progress: 100, from: fault ? "fault" : snapshot ? "snapshot" : "plain" });
    for (const id of this.#open.keys()) this.#send(id);
    if (this.#open.size) this.#arm(SILENCE_OF_A_JOB);
  }

  /** @param {{id: number, text?: string, error?: {name: string, message: string}}} message */
  #answered({ id, text, error }) {
    const waiting = this.#open.get(id);
    this.#open.delete(id);
    if (this.#open.size) this.#arm(SILENCE_OF_A_JOB);
    else clearTimeout(this.#watch);
    if (error) waiting?.reject(new Error(`${error.name}: ${error.message}`));
    else waiting?.resolve(JSON.parse(text ?? "null"));
  }

  /** @param {number} silence */
  #arm(silence) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => (this.#ready ? this.#replace() : this.#fail(new Error("silent"))), silence);
  }

  // A job that does not end takes its worker with it; what it was asked is not asked again.
  #replace() {
    this.#drop(new EngineStopped("runaway", true));
    this.#begin();
  }

  /** @param {Error} reason */
  #fail(reason) {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#failed = true;
    this.#drop(new EngineStopped(reason.message));
    this.#enter({ phase: "failed", progress: this.#progress });
  }

  /** @param {Error} reason */
  #drop(reason) {
    const waiting = [...this.#open.values()];
    this.#open.clear();
    for (const one of waiting) one.reject(reason);
  }
}
