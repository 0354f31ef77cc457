import parser from "@typescript-eslint/parser";
import regexp from "eslint-plugin-regexp";
import { scriptNames } from "./oldest/script-names.ts";
import { styleNames } from "./oldest/style-rule.ts";

/** What never comes into a browser. Of the other rooms any file without `.server` may. */
const ONLY_SERVER = [
  "**/*.server.*",
  "app/{brand,server,telemetry}/**",
  "app/money/{kinds,once}/**",
  "schemas/{brand,contract,env}/**",
  "schemas/{brand,env,read-through}.ts",
];

/**
 * The check "eslint": no expression whose time grows faster than the text that it reads (standards.md, Trust 10;
 * docs/decisions/linear-expressions.md), and nothing that one of the oldest browsers lacks (scripts/check/oldest).
 * Biome is the linter of everything else.
 */
export default [
  { ignores: ["**/*.test.*"] },
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    languageOptions: { parser },
    linterOptions: { noInlineConfig: true },
    plugins: { regexp, oldest: { rules: { scripts: scriptNames, styles: styleNames } } },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  { files: ["{app,schemas}/**"], ignores: ONLY_SERVER, rules: { "oldest/scripts": "error" } },
  { files: ["app/**/*.css.ts", "app/document/*-css.ts"], rules: { "oldest/styles": "error" } },
];
