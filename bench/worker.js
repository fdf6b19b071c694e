// Runs in the built page: starts a worker of its own and times it. The last expression is the answer.
async ({ worker, plan, request, times, warm }) => {
  const absolute = (path) => new URL(path, document.baseURI).href;
  if (warm) await (await caches.open("aleator-snapshot")).add(absolute(plan.snapshot.path));
  const began = performance.now();
  const running = new Worker(absolute(worker), { type: "module" });
  const heard = (wanted) => new Promise((resolve, reject) => {
    running.onmessage = ({ data }) => (data.failed ? reject(new Error(data.failed.message)) : wanted in data && resolve(data));
  });
  const sizes = Object.fromEntries(Object.entries(plan.sizes).map(([path, bytes]) => [absolute(path), bytes]));
  const script = absolute(plan.engine + "pyodide.mjs");
  const [base, library, packages] = [plan.engine, plan.stdlib, plan.core].map(absolute);
  running.postMessage({ start: { script, base, library, packages, lock: packages + "pyodide-lock.json", sizes } });
  await heard("ready");
  const ask = async (id) => {
    const start = performance.now();
    running.postMessage({ id, text: request });
    await heard("id");
    return performance.now() - start;
  };
  const first = (await ask(0), performance.now() - began);
  const took = [];
  for (let id = 1; id <= times; id += 1) took.push(await ask(id));
  running.terminate();
  return { first, median: took.sort((a, b) => a - b)[Math.floor(times / 2)] };
};
