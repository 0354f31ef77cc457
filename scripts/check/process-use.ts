import ts from "typescript";
import type { Fault, SourceFile } from "./check";
import { importsOf, lineOf, parse, walk } from "./parse";
import { isProcessCode, isTest } from "./rooms";

/** Modules that are the process, or open a listener of their own. */
const PROCESS_MODULES = new Set(
  ["process", "child_process", "cluster", "worker_threads", "http", "https", "http2", "net"].map(
    (name) => `node:${name}`,
  ),
);

/** In app only the server and the entry files know the process; everything else is handed what it needs. */
export function processFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => path.startsWith("app/") && !isProcessCode(path) && !isTest(path))
    .flatMap((file) => [...moduleFaults(file), ...globalFaults(file)]);
}

function moduleFaults(file: SourceFile): Fault[] {
  return importsOf(file)
    .filter(({ specifier, isTypeOnly }) => !isTypeOnly && PROCESS_MODULES.has(specifier))
    .map(({ specifier, line }) => ({
      file: file.path,
      line,
      message: `${specifier} belongs in app/server or an entry file`,
    }));
}

function globalFaults(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  walk(parse(file), (node) => {
    if (!ts.isIdentifier(node) || node.text !== "process" || isOnlyAName(node)) return;
    const message = "the process is known to app/server and the entry files only; pass in what is needed";
    faults.push({ file: file.path, line: lineOf(node), message });
  });
  return faults;
}

/** `order.process`, `{ process: … }`, `process(…) {}` of a class: a member of that name, not the global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name === node && parent.expression.getText() !== "globalThis";
  }
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return isMember && parent.name === node;
}
