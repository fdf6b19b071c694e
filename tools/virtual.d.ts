// The modules that tools/bundle.mjs makes, as web/ sees them.

declare module "virtual:games" {
  /** The declared games, as the bridge's `games` gives them, each example with its worked result. */
  const games: any[];
  export default games;
}

declare module "virtual:engine" {
  /** The build's name; the same in index.html, the locales and every script of one build. */
  export const build: string;
  /** The version that this is of. */
  export const version: string;
  /** Paths from the page's folder: Pyodide's folder, its library, the core's folder, its wheel there. */
  export const engine: string;
  export const stdlib: string;
  export const core: string;
  export const wheel: string;
  /** Raw sizes in bytes by path, whatever encoding they come in. */
  export const sizes: Record<string, number>;
  /** Hashes by path, as fetch takes them, of the library, the lock and the wheel. */
  export const integrity: Record<string, string>;
  /** The snapshot for later visits: `sha256` when unpacked; `segment`, where the wasm file's data lies in both. */
  export const snapshot: {
    path: string;
    sha256: string;
    segment: { from: number; length: number; to: number };
  };
}

declare module "virtual:worker" {
  /** The worker's path from the page's folder. */
  const path: string;
  export default path;
}

declare module "virtual:precache" {
  const entries: { url: string; revision: string | null; integrity: string }[];
  export default entries;
}

declare module "virtual:locale/*" {
  /** Fluent texts by file name: `common`, and one for each game. */
  const texts: Record<string, string>;
  export const build: string;
  export default texts;
}
