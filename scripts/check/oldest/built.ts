import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import type { Brand } from "schemas/brand";
import { siteStyles } from "themes";
import type { StylePiece } from "themes/style-piece";
import { SYNTAX } from "./browsers";
import { scriptNames } from "./script-names";
import { lackingStyles, mixedHeads } from "./style-names";

interface Fault {
  file: string;
  line?: number;
  message: string;
}

const linter = new Linter();

/** Newer syntax than the list's is a fault too, and an expression that Safari before 16.4 cannot read. */
export function scriptFaults(file: string, text: string, sourceType: "module" | "script"): Fault[] {
  const found = linter.verify(text, [
    {
      languageOptions: { ecmaVersion: SYNTAX, sourceType },
      linterOptions: { noInlineConfig: true },
      plugins: { oldest: { rules: { names: scriptNames } } },
      rules: {
        "oldest/names": ["error", "built"],
        "no-restricted-syntax": [
          "error",
          { selector: "Literal[regex.pattern=/\\(\\?<[=!]/]", message: "looks back" },
        ],
      },
    },
  ]);
  return found.map(({ message, line }) => ({ file, line, message }));
}

export function styleFaults(file: string, css: string): Fault[] {
  const mixed = mixedHeads(css).map((head) => `one of these selectors takes the others with it: ${head}`);
  const lacking = lackingStyles(css).map(({ message }) => message);
  return [...lacking, ...mixed].map((message) => ({ file, message }));
}

/** What the browser gets of a build with each of these brands. */
export function builtFaults(build: string, brands: readonly Brand[]): Fault[] {
  const assets = join(build, "client/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const pieces = JSON.parse(readFileSync(join(build, "styles.json"), "utf8")) as StylePiece[];
  const css = pieces.map((piece) => piece.css).join("");
  return [
    ...scripts.flatMap((file) => scriptFaults(file, readFileSync(join(assets, file), "utf8"), "module")),
    ...brands.flatMap((brand) => styleFaults(`the sheet of ${brand.id}`, siteStyles(css, brand))),
  ];
}
