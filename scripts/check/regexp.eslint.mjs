import parser from "@typescript-eslint/parser";
import regexp from "eslint-plugin-regexp";

/**
 * The check "regexp": no expression whose time grows faster than the text that it reads (standards.md, Trust 10). Biome
 * is the linter of everything else.
 */
export default [
  { ignores: ["**/*.test.*"] },
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    languageOptions: { parser },
    linterOptions: { noInlineConfig: true },
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
];
