import type { Fault, SourceFile } from "./check";
import { isTest } from "./rooms";

/** The house measures (style.md), which keep files easy to read. The linter checks the longest file. */
const LIMITS = { depth: 5, testShare: 0.5 };

/** `files` are the code files, including tests. */
export function measureFaults(files: readonly SourceFile[]): Fault[] {
  const sized = files.map(({ path, text }) => ({ path, lines: linesOf(text) }));
  const code = sized.filter(({ path }) => !isTest(path));
  const tests = sized.filter(({ path }) => isTest(path));
  return [
    ...files.filter(({ path }) => depthOf(path) > LIMITS.depth).map(tooDeep),
    ...testShare(total(code), total(tests)),
  ];
}

function tooDeep({ path }: SourceFile): Fault {
  return { file: path, message: `${depthOf(path)} folders deep, at most ${LIMITS.depth}` };
}

function testShare(codeLines: number, testLines: number): Fault[] {
  const share = codeLines === 0 ? 1 : testLines / codeLines;
  if (share >= LIMITS.testShare) return [];
  const figures = `${testLines} lines of tests to ${codeLines} of code`;
  return [{ message: `${figures}: ${share.toFixed(2)}, at least ${LIMITS.testShare}` }];
}

function linesOf(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** The folder depth below the room. Below `app/routes`, whose folders follow the URLs, it counts from there. */
function depthOf(path: string): number {
  return path.replace(/^(app\/routes|[^/]+)\//, "").split("/").length - 1;
}

function total(files: readonly { lines: number }[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}
