import ts from "typescript";
import type { Fault } from "./check";
import { lineOf, walk } from "./parse";

/**
 * Texts beside which React may put something, or which it may change, that do not stand alone in their element. A page
 * translator takes such a text out of the page: React then fails at what it wants to put before it, and changes what
 * nobody sees (docs/decisions/pages-that-others-change.md). Texts that never change may stand behind others that never
 * do.
 */
export function textFaults(program: ts.Program, isOurs: (path: string) => boolean): Fault[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isOurs(fileName))
    .flatMap((file) => {
      const faults: Fault[] = [];
      walk(file, (node) => {
        if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
        for (const child of bareTexts(node, checker)) {
          const message = `a text that changes or has changing neighbours stands alone in its element: ${child.getText().trim()}`;
          faults.push({ file: file.fileName, line: lineOf(child), message });
        }
      });
      return faults;
    });
}

function bareTexts(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.filter((child) => !isNothing(child));
  // A fragment's neighbours stand elsewhere.
  if (ts.isJsxFragment(parent)) return children.filter((child) => isText(child, checker));
  if (children.length === 1) return [];
  const firstChanging = children.findIndex((child) => !isFixed(child));
  return children.filter(
    (child, index) =>
      isText(child, checker) &&
      (isMade(child) || !isFixed(child) || (firstChanging !== -1 && firstChanging < index)),
  );
}

/** By a component, which may change it. */
const isMade = (child: ts.JsxChild) => !ts.isJsxText(child) && !ts.isJsxExpression(child);

/** White space between lines, and comments. */
const isNothing = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && child.expression === undefined;

/** Nobody translates a space. */
const isBlank = (node: ts.Node) =>
  (ts.isJsxText(node) || ts.isStringLiteralLike(node)) && node.text.trim() === "";

function isText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return !isBlank(child);
  if (ts.isJsxFragment(child)) return false;
  if (ts.isJsxExpression(child)) {
    const { expression } = child;
    return (
      expression !== undefined && !isBlank(expression) && mayBeText(checker.getTypeAtLocation(expression))
    );
  }
  // A component may be a text too.
  const made = checker.getResolvedSignature(ts.isJsxElement(child) ? child.openingElement : child);
  return made !== undefined && mayBeText(made.getReturnType());
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Of a ReactNode only its writer knows. */
function mayBeText(type: ts.Type): boolean {
  if (!type.isUnion()) return (type.flags & TEXT) !== 0 && !isEmpty(type);
  const isNode = type.types.some(({ symbol }) => symbol?.name === "Iterable");
  return !isNode && type.types.some(mayBeText);
}

const isEmpty = (type: ts.Type) => type.isStringLiteral() && type.value === "";

/** An element, a literal, or a text that only its key decides. */
function isFixed(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  if (!expression || ts.isStringLiteralLike(expression)) return true;
  if (!ts.isCallExpression(expression)) return false;
  const [key, ...values] = expression.arguments;
  const isOurTexts = ts.isIdentifier(expression.expression) && expression.expression.text === "t";
  return isOurTexts && values.length === 0 && key !== undefined && ts.isStringLiteralLike(key);
}
