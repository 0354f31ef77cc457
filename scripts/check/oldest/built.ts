import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
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

/** What the browser gets of a build. */
export function builtFaults(folder: string): Fault[] {
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    if (file.endsWith(".css")) return styleFaults(file, text);
    return file.endsWith(".js") ? scriptFaults(file, text, "module") : [];
  });
}
