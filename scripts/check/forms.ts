import ts from "typescript";
import type { Fault, SourceFile } from "./check";
import { lineOf, parse, walk } from "./parse";
import { isTest } from "./rooms";

const FORMS = new Set(["form", "Form"]);

/** They set a cookie of this device, whoever is signed in; or hand over to a game's provider. */
const OF_NOBODY = [
  ...[
    "app/shell/language-menu.tsx",
    "app/shell/in-app-hint.tsx",
    "app/routes/user/balances/hide-balances.tsx",
  ],
  "app/routes/user/home/games/play/hand-over.server.tsx",
];

/**
 * A form that posts must say whose page it stands in: what one member typed was saved for another, who had signed in
 * since. It must say where it posts to, unless script alone sends it. Without an action the router chooses the address,
 * and decodes it: a bonus whose code holds `#` became another bonus.
 */
export function formFaults(files: readonly SourceFile[]): Fault[] {
  const screens = files.filter(({ path }) => path.startsWith("app/") && !isTest(path));
  return screens.flatMap((file) => {
    const faults: Fault[] = [];
    walk(parse(file), (node) => {
      if (!ts.isJsxOpeningLikeElement(node) || !FORMS.has(node.tagName.getText())) return;
      const names = node.attributes.properties.map((one) =>
        ts.isJsxAttribute(one) ? one.name.getText() : "",
      );
      if (!names.includes("method")) return;
      const fault = (message: string) => faults.push({ file: file.path, line: lineOf(node), message });
      if (!names.includes("action")) fault("a form without an action: use OwnForm, or say where it posts to");
      else if (!OF_NOBODY.includes(file.path) && isPosted(node))
        fault("a form that does not say whose page it stands in: use OwnForm or BoundForm");
    });
    return faults;
  });
}

function isPosted({ attributes }: ts.JsxOpeningLikeElement): boolean {
  return attributes.properties.some((one) => ts.isJsxAttribute(one) && one.getText() === 'method="post"');
}
