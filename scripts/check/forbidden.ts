import ts from "typescript";
import type { Fault, SourceFile } from "./check";
import { lineOf, parse, walk } from "./parse";

/** Marks that switch a tool off or promise to do it later. Spelled in parts, so that this file holds none of them. */
const MARKS = [
  "@ts-" + "ignore",
  "@ts-" + "expect-error",
  "@ts-" + "nocheck",
  "biome-" + "ignore",
  "TO" + "DO",
  "FIX" + "ME",
];

/** Where HTML is written as it is: after app/html has judged it, or to place the page's own style and data block. */
const RAW_HTML_ROOMS = [/^app\/html\//, /^app\/root[-./]/];

/** What no file may hold. */
export function forbiddenFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap((file) => [...markFaults(file), ...syntaxFaults(file)]);
}

function markFaults({ path, text }: SourceFile): Fault[] {
  return text.split("\n").flatMap((line, index) =>
    MARKS.filter((mark) => new RegExp(`(?<![\\w])${mark}(?![\\w])`).test(line)).map((mark) => ({
      file: path,
      line: index + 1,
      message: `"${mark}": put it right instead`,
    })),
  );
}

function syntaxFaults(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  walk(parse(file), (node) => {
    const message = syntaxFault(node, file.path);
    if (message !== undefined) faults.push({ file: file.path, line: lineOf(node), message });
  });
  return faults;
}

function syntaxFault(node: ts.Node, path: string): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword)
    return "`any` switches the compiler off: say the type, or unknown";
  if (ts.isJsxAttribute(node) && node.name.getText() === "dangerouslySetInnerHTML" && !isRawHtmlRoom(path)) {
    return "dangerouslySetInnerHTML is for app/html and the root's own blocks only";
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  if (name.text === "waitForTimeout") return "wait for what the user sees, never for time";
  const isRunner = /^(test|it|describe|suite)\b/.test(expression.getText());
  if (!isRunner) return undefined;
  if (name.text === "skip" || name.text === "fixme")
    return `a test that is left out (.${name.text}) proves nothing`;
  return name.text === "only" ? "`.only` leaves every other test out" : undefined;
}

function isRawHtmlRoom(path: string): boolean {
  return RAW_HTML_ROOMS.some((room) => room.test(path));
}
