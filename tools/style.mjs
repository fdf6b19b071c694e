// Lays the page that shows every part in every state beside the built page: style.html, for those who work on its
// looks. `./build.sh serve` calls it; what is deployed goes without it.
import { copyFileSync, readFileSync } from "node:fs";
import * as esbuild from "esbuild";
import { COMMON, LANGUAGES, locale, virtualModules } from "./virtual.mjs";

const DIST = process.argv[2] ?? "dist";
const parts = JSON.parse(readFileSync("build/parts.json", "utf8"));

/** @type {Record<string, () => unknown>} */
const offered = {
  ...Object.fromEntries(LANGUAGES.map((tag) => [`locale/${tag}`, () => ({ build: "", default: locale(`web/locales/${tag}`) })])),
  games: () => ({ default: JSON.parse(readFileSync("build/games.json", "utf8")) }),
  engine: () => ({ build: "", ...parts }),
  worker: () => ({ default: "" }),
};

await esbuild.build({
  ...COMMON,
  entryPoints: ["web/style.js", "web/styles/style.css"],
  outdir: `${DIST}/style`,
  entryNames: "[name]",
  format: "esm",
  splitting: true,
  plugins: [virtualModules(offered)],
});
copyFileSync("web/style.html", `${DIST}/style.html`);
