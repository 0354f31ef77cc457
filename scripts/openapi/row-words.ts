import { readFileSync } from "node:fs";
import type { EndpointName } from "schemas/contract/index";
import ts from "typescript";

interface RowWords {
  /** The docstring's first sentence. */
  summary: string;
  /** The rest; empty if there is none. */
  more: string;
}

/** The docstring of an endpoint in its area's file. Throws an Error if it has none. */
export function rowWords(name: EndpointName): RowWords {
  const [area = "", call = ""] = name.split(".");
  const text = docstrings(area).get(call);
  if (text === undefined) throw new Error(`schemas/contract/${area}.ts says nothing about ${call}`);
  const [, summary = text, more = ""] = /^(.*?)\.(?: (.*))?$/.exec(text) ?? [];
  return { summary, more };
}

const read = new Map<string, ReadonlyMap<string, string>>();

/** By call. */
function docstrings(area: string): ReadonlyMap<string, string> {
  const known = read.get(area);
  if (known) return known;
  const file = `schemas/contract/${area}.ts`;
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === area && node.initializer) {
      for (const row of (node.initializer as ts.ObjectLiteralExpression).properties) {
        const [doc] = ts.getJSDocCommentsAndTags(row);
        const text = doc && ts.getTextOfJSDocComment(doc.comment);
        if (row.name && text) found.set(row.name.getText(), text.replaceAll(/\s+/g, " "));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  read.set(area, found);
  return found;
}
