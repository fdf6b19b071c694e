import js from "@eslint/js";
import imports from "eslint-plugin-import-x";
import globals from "globals";

const VIRTUAL = "^virtual:"; // made while bundling
const BESIDE = "^[.]/pyodide[.]mjs$"; // laid beside the bare page while it is measured

export default [
  { ignores: ["build/", "dist/", ".python/", ".venv/"] },
  js.configs.recommended,
  imports.flatConfigs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }], // _name: dropped on purpose
      "no-var": "error",
      "prefer-const": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-console": "error",
      "max-lines": ["error", 300],
      "max-len": ["error", { code: 120, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      "import-x/no-cycle": "error",
      "import-x/no-self-import": "error",
      "import-x/no-unresolved": ["error", { ignore: [VIRTUAL, BESIDE] }],
      "import-x/no-named-as-default-member": "off", // a namespace may be used as one
    },
  },
  { files: ["web/**", "bench/**"], languageOptions: { globals: globals.browser } },
  { files: ["web/unsupported.js"], rules: { "no-var": "off" } }, // runs where nothing newer does
  {
    files: ["web/worker.js", "web/sw.js", "bench/bare/worker.js"],
    languageOptions: { globals: { ...globals.worker, ...globals.serviceworker } },
  },
  {
    files: ["tools/**", "tests/**"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" }, // these talk to a terminal
  },
];
