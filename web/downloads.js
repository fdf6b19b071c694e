import { engine, integrity, sizes } from "virtual:engine";

/** The page's folder: scripts lie one below. */
export const root = new URL("../", self.location.href).href;

/** The engine's code, by its path. */
export const wasm = `${engine}pyodide.asm.wasm`;

const WASM_TYPE = "application/wasm";
const network = self.fetch.bind(self);
const streaming = WebAssembly.instantiateStreaming.bind(WebAssembly);

/**
 * The engine's files, each requested once and all of a start together: Pyodide's own requests, one after another, are
 * answered from here. It would wait for ever on a part that is lost or wrong, so `lost` tells.
 */
export class Arrivals {
  /** @type {Map<string, Promise<Response>>} by address, until Pyodide asks */
  #coming = new Map();
  /** @type {Record<string, number>} by path, bytes that are here */
  #here = {};
  #told = -1;
  /** @type {Promise<WebAssembly.Module> | undefined} */
  #compiled;

  /**
   * @param {(progress: number) => void} tell how many hundredths of the requested bytes are here
   * @param {(error: unknown) => void} lost
   */
  constructor(tell, lost) {
    this.tell = tell;
    this.lost = lost;
    self.fetch = (asked, options) => this.#taken(String(asked)) ?? network(asked, options);
    WebAssembly.instantiateStreaming = (asked, imports) => {
      const made = this.#compiled ? this.#instance(imports) : streaming(asked, imports);
      made.catch(lost);
      return made;
    };
  }

  /** @param {string} path */
  request(path) {
    this.#here[path] = 0;
    const answer = this.#arrived(path);
    answer.catch(this.lost);
    this.#coming.set(root + path, answer);
  }

  /** Compiles the engine's requested code at once: Pyodide would begin with that after everything else. */
  compile() {
    this.#compiled = WebAssembly.compileStreaming(/** @type {Promise<Response>} */ (this.#coming.get(root + wasm)));
    this.#compiled.catch(this.lost);
  }

  /** @param {WebAssembly.Imports | undefined} imports */
  async #instance(imports) {
    const module = /** @type {WebAssembly.Module} */ (await this.#compiled);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  }

  /**
   * Has Pyodide's request for a file answered by something else.
   * @param {string} path
   * @param {Response} answer
   */
  replace(path, answer) {
    this.#coming.set(root + path, Promise.resolve(answer));
  }

  /** @param {string} path */
  async script(path) {
    this.#here[path] = 0;
    const module = await import(root + path);
    this.#count(path, sizes[path]);
    return module;
  }

  /** @param {string} address */
  #taken(address) {
    const answer = this.#coming.get(address);
    this.#coming.delete(address);
    return answer;
  }

  /** @param {string} path */
  async #arrived(path) {
    const answer = await network(root + path, { integrity: integrity[path] ?? "" });
    if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
    this.#watch(path, answer.clone()).catch(this.lost);
    const stray = path === wasm && answer.headers.get("content-type") !== WASM_TYPE; // streams by this type alone
    return stray ? new Response(answer.body, { headers: { "content-type": WASM_TYPE } }) : answer;
  }

  // A clone is counted, and Pyodide gets what the browser made: compiled code is kept for no other.
  /** @param {string} path @param {Response} copy */
  async #watch(path, copy) {
    for (const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      this.#count(path, value.length);
    }
    this.#count(path, sizes[path]);
  }

  /** @param {string} path @param {number} bytes */
  #count(path, bytes) {
    this.#here[path] = Math.min(sizes[path], this.#here[path] + bytes);
    const sum = (/** @type {(path: string) => number} */ of) =>
      Object.keys(this.#here).reduce((all, one) => all + of(one), 0);
    const progress = Math.floor((100 * sum((one) => this.#here[one])) / sum((one) => sizes[one]));
    if (progress > this.#told) this.tell((this.#told = progress));
  }
}
