import ts from "typescript";
import type { Fault, SourceFile } from "./check";
import { lineOf, parse, walk } from "./parse";
import { isTest } from "./rooms";

const FORMS = new Set(["form", "Form"]);
/** For developing components only. */
const WORKSHOP = "app/routes/preview/";

/**
 * A form must say where it posts to, unless script alone sends it. Without an action the router chooses the address,
 * and decodes it: a bonus whose code holds `#` became another bonus.
 */
export function formFaults(files: readonly SourceFile[]): Fault[] {
  const screens = files.filter(
    ({ path }) => path.startsWith("app/") && !path.startsWith(WORKSHOP) && !isTest(path),
  );
  return screens.flatMap((file) => {
    const faults: Fault[] = [];
    walk(parse(file), (node) => {
      if (!ts.isJsxOpeningLikeElement(node) || !FORMS.has(node.tagName.getText())) return;
      const names = node.attributes.properties.map((one) =>
        ts.isJsxAttribute(one) ? one.name.getText() : "",
      );
      if (names.includes("action") || !names.includes("method")) return;
      const message = "a form without an action: use OwnForm, or say where it posts to";
      faults.push({ file: file.path, line: lineOf(node), message });
    });
    return faults;
  });
}
