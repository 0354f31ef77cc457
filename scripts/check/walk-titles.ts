import ts from "typescript";
import type { SourceFile } from "./check";
import { lineOf, parse, walk } from "./parse";

export interface Claim {
  id: string;
  file: string;
  line: number;
}

const TRAILING_IDS = /\[([\d.,\s]+)\]\s*$/;

/** The ids that tests claim to prove, from the ends of their titles: `… [2.07 4.11]`. */
export function claimsOf(files: readonly SourceFile[]): Claim[] {
  return files.flatMap((file) => {
    const claims: Claim[] = [];
    walk(parse(file), (node) => {
      if (!ts.isCallExpression(node) || !isTestCall(node.expression)) return;
      const ids = TRAILING_IDS.exec(endOf(node.arguments[0]))?.[1] ?? "";
      for (const id of ids.split(/[\s,]+/).filter((text) => text !== "")) {
        claims.push({ id, file: file.path, line: lineOf(node) });
      }
    });
    return claims;
  });
}

/**
 * Matches `test(…)`, `it(…)`, `test.each(…)(…)`, `test.for(…)(…)` and runners made by `test.extend`, not `describe`.
 */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(it|test)$|Test$/.test(callee.text);
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    const table = ts.isCallExpression(callee) ? callee.expression : callee.tag;
    return ts.isPropertyAccessExpression(table) && isTestCall(table.expression);
  }
  return (
    ts.isPropertyAccessExpression(callee) && callee.name.text !== "describe" && isTestCall(callee.expression)
  );
}

/** The literal text at the end of a title. */
function endOf(title: ts.Expression | undefined): string {
  if (title === undefined) return "";
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.templateSpans.at(-1)?.literal.text ?? "";
  return ts.isBinaryExpression(title) ? endOf(title.right) : "";
}
