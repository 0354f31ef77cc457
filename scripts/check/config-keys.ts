import ts from "typescript";
import * as z from "zod";
import type { Fault, SourceFile } from "./check";
import { parse, walk } from "./parse";
import { isTest } from "./rooms";

/** Where the keys are declared. A rule there that compares keys with each other is no use of them. */
const DECLARATION = /^schemas\/brand(\.ts$|\/)/;
const RULES = new Set(["refine", "superRefine"]);

/**
 * Keys of a brand's file that no code reads. A key is compared by its last name alone: it counts as read when any
 * property of that name is, or when a variable selects among its siblings (`brand.videos[name]`).
 */
export function configKeyFaults(schema: z.core.$ZodType, files: readonly SourceFile[]): Fault[] {
  const read = readsOf(
    files.filter(({ path }) => /^(app|schemas|themes|scripts)\//.test(path) && !isTest(path)),
  );
  const unread = keysOf(schema).filter(
    (path) => !read.names.has(path.at(-1) ?? "") && !read.tables.has(path.at(-2) ?? ""),
  );
  return [...new Set(unread.map((path) => path.join(".")))].map((path) => ({
    file: "schemas/brand.ts",
    message: `nothing reads the key ${path}: put it to use, or take it out`,
  }));
}

/** The path of every key in a schema; what a record or a list holds is at `*`. */
function keysOf(schema: z.core.$ZodType, path: readonly string[] = []): string[][] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, value]) => {
      const own = [...path, name];
      return name.startsWith("$") ? [] : [own, ...keysOf(value, own)];
    });
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysOf(option, path));
  if (schema instanceof z.ZodRecord) return keysOf(schema.valueType, [...path, "*"]);
  if (schema instanceof z.ZodArray) return keysOf(schema.element, [...path, "*"]);
  if (schema instanceof z.ZodPipe) return keysOf(schema.in, path);
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? keysOf(schema.unwrap(), path) : [];
}

/** Names of properties that code reads, and of tables that it reads with a key it does not spell out. */
function readsOf(files: readonly SourceFile[]): { names: Set<string>; tables: Set<string> } {
  const names = new Set<string>();
  const tables = new Set<string>();
  for (const file of files) {
    walk(parse(file), (node) => {
      if (DECLARATION.test(file.path) && isInRule(node)) return;
      const name = nameRead(node);
      if (name !== undefined) names.add(name);
      else if (ts.isElementAccessExpression(node))
        tables.add(nameRead(node.expression) ?? node.expression.getText());
    });
  }
  return { names, tables };
}

/** The name in `a.name`, `a["name"]` and `{ name } = a`. */
function nameRead(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

function isInRule(node: ts.Node): boolean {
  const call = ts.findAncestor(
    node.parent,
    (above) => ts.isCallExpression(above) && RULES.has(nameRead(above.expression) ?? ""),
  );
  return call !== undefined && ts.isCallExpression(call) && call.arguments.some((one) => isWithin(node, one));
}

function isWithin(node: ts.Node, whole: ts.Node): boolean {
  return node.pos >= whole.pos && node.end <= whole.end;
}
