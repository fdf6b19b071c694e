// Bundles the page into dist/, around what tools/build.py has laid into build/.
//
// index.html names its scripts and styles as files of web/; they become hashed files of assets/.
// A script of type module is split into chunks, any other stands alone and speaks to old browsers.
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { COMMON, LANGUAGES, locale, virtualModules } from "./virtual.mjs";

const DIST = "dist/";
const SITE = process.env.SITE_URL ?? ""; // where the page will be: pictures beside a link need whole addresses
const parts = JSON.parse(readFileSync("build/parts.json", "utf8"));
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const page = readFileSync("index.html", "utf8");
const id = buildId();

/** @type {esbuild.BuildOptions} */
const SHIPPED = {
  ...COMMON,
  define: { "process.env.NODE_ENV": '"production"' },
  metafile: true,
  outdir: DIST + "assets",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  target: ["safari16.4", "chrome112", "firefox114"],
};

rmSync(DIST, { recursive: true, force: true });
cpSync("build/shipped", DIST, { recursive: true });
copyAsTheyAre();
const worker = await bundled(["web/worker.js"], { format: "esm" });
const scripts = await bundled(modules(), { format: "esm", splitting: true }, worker["web/worker.js"]);
const old = await bundled(classics(), { format: "iife", target: "es2017" });
writeFileSync(DIST + "index.html", withFace(withEntries({ ...scripts, ...old })));
await bundled(["web/sw.js"], { format: "iife", outdir: DIST, entryNames: "[name]" });

/** The build's name: a hash over all that goes into it. */
function buildId() {
  const whole = createHash("sha256").update(SITE);
  const bundler = files("tools").filter((name) => name.endsWith(".mjs"));
  for (const name of [
    ...files("web"),
    ...bundler,
    "index.html",
    "package.json",
    "package-lock.json",
    "build/parts.json",
    "build/games.json",
  ]) {
    whole.update(name).update(readFileSync(name));
  }
  return whole.digest("hex").slice(0, 12);
}

/** @param {string} folder */
function files(folder) {
  const names = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile()).sort();
}

function copyAsTheyAre() {
  for (const name of readdirSync("web").filter((one) => one.endsWith(".webmanifest")))
    cpSync("web/" + name, DIST + name);
  cpSync("web/icons", DIST + "icons", { recursive: true });
}

/**
 * Bundles the entries and tells where each came out, relative to dist/.
 * @param {string[]} entryPoints
 * @param {esbuild.BuildOptions} options
 * @param {string} [workerPath]
 * @returns {Promise<Record<string, string>>}
 */
async function bundled(entryPoints, options, workerPath) {
  const plugins = [virtualModules(offered(workerPath))];
  const { metafile } = await esbuild
    .build({ ...SHIPPED, ...options, entryPoints, plugins })
    .catch(() => process.exit(1)); // it has said why
  const outputs = Object.entries(metafile?.outputs ?? {}).filter(([, output]) => output.entryPoint);
  return Object.fromEntries(outputs.map(([path, output]) => [output.entryPoint, path.slice(DIST.length)]));
}

/** @param {string | undefined} workerPath */
function offered(workerPath) {
  const locales = LANGUAGES.map((tag) => [`locale/${tag}`, () => ({ build: id, default: locale(`web/locales/${tag}`) })]);
  return {
    ...Object.fromEntries(locales),
    games: () => ({ default: JSON.parse(readFileSync("build/games.json", "utf8")) }),
    engine: () => ({ build: id, version, ...parts }),
    worker: () => ({ default: workerPath }),
    precache: () => ({ default: precached() }),
  };
}

/** Every file that a start needs, but the service worker; a file whose path holds its hash needs no revision. */
function precached() {
  const urls = files(DIST.slice(0, -1)).map((path) => path.slice(DIST.length));
  return urls.filter((url) => !/^(icons|snapshot)\//.test(url)).map((url) => {
    const hash = hashOf(url);
    return { url, revision: /^(assets|engine|stdlib|core)\//.test(url) ? null : hash, integrity: `sha256-${hash}` };
  });
}

/** @returns {string[]} */
function modules() {
  return [...page.matchAll(/type="module" src="(web\/[^"]+)"/g), ...page.matchAll(/href="(web\/[^"]+\.css)"/g)].map(
    (found) => found[1],
  );
}

/** @returns {string[]} */
function classics() {
  return [...page.matchAll(/src="(web\/[^"]+\.js)"/g)]
    .map((found) => found[1])
    .filter((path) => !modules().includes(path));
}

/**
 * The page with each entry's name replaced by that of its bundle, and the build's id.
 * @param {Record<string, string>} entries
 */
function withEntries(entries) {
  return page
    .replace(/(href|src)="(web\/[^"]+)"/g, (_, attribute, path) => `${attribute}="${entries[path] ?? failed(path)}"`)
    // A script that comes with other bytes is not run, and the page says so.
    .replace(/src="(assets\/[^"]+)"/g, (script, path) => `${script} integrity="sha256-${hashOf(path)}"`)
    .replace(/content="(icons\/[^"]+)"/, (_, path) => `content="${SITE && SITE.replace(/\/*$/, "/")}${path}"`)
    .replace('data-build=""', `data-build="${id}"`);
}

/** @param {string} path */
function hashOf(path) {
  return createHash("sha256").update(readFileSync(DIST + path)).digest("base64");
}

/**
 * The page with its digits' typeface asked for at once: a browser would find it when it comes to draw the first of
 * them.
 * @param {string} html
 */
function withFace(html) {
  const face = readdirSync(DIST + "assets").find((name) => /-latin-.*woff2$/.test(name)) ?? failed("the typeface");
  return html.replace('<link rel="stylesheet"', `<link rel="preload" href="assets/${face}" as="font" type="font/woff2" crossorigin>\n$&`);
}

/**
 * @param {string} path
 * @returns {never}
 */
function failed(path) {
  throw new Error(`index.html names ${path}, which no bundle came from`);
}
