// The modules that the page imports and the build makes: virtual:locale/<tag>, virtual:games,
// virtual:engine, virtual:worker, virtual:precache.
import { readdirSync, readFileSync } from "node:fs";

export const LANGUAGES = readdirSync("web/locales").sort();

/** What every bundle of the page has in common. @type {import("esbuild").BuildOptions} */
export const COMMON = {
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  preserveSymlinks: true, // where packages really lie would enter the hashes
  tsconfigRaw: "{}", // tsconfig.json is for the checker alone
  loader: { ".woff2": "file", ".svg": "file" },
};

/**
 * An esbuild plugin that answers `virtual:NAME` from `modules`, {NAME: () => source or data}.
 * @param {Record<string, () => unknown>} modules
 */
export function virtualModules(modules) {
  return {
    name: "virtual",
    /** @param {import("esbuild").PluginBuild} build */
    setup(build) {
      build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice("virtual:".length),
        namespace: "virtual",
      }));
      build.onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => {
        const make = modules[path];
        if (!make) return { errors: [{ text: `no module virtual:${path} is made here` }] };
        return { contents: named(make()), loader: "js" };
      });
    },
  };
}

/**
 * The module whose exports are the entries of `values`.
 * @param {any} values
 */
function named(values) {
  const exports = Object.entries(values).map(([name, value]) =>
    name === "default" ? `export default ${JSON.stringify(value)};` : `export const ${name} = ${JSON.stringify(value)};`);
  return exports.join("\n");
}

/**
 * A locale's messages, by file: the page's own are `common`, the others each a game's.
 * @param {string} folder
 */
export function locale(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  return Object.fromEntries(files.map((name) => [name.slice(0, -".ftl".length), readFileSync(`${folder}/${name}`, "utf8")]));
}
