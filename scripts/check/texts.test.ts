import ts from "typescript";
import { expect, test } from "vitest";
import { textFaults } from "./texts";

const FILE = "/screen.tsx";
const known = `
  declare namespace JSX { interface Element {} interface IntrinsicElements { [name: string]: object } }
  interface Iterable<T> {}
  type Node = JSX.Element | string | number | Iterable<Node> | null | undefined;
  declare function t(key: string, values?: object): string;
  declare const name: string, count: number, isBusy: boolean, children: Node;
  declare function Label(facts: { of: string }): string;
`;

/** The texts of a screen that stand where a translator's work would break it. */
function found(jsx: string): string[] {
  const text = `${known}\nexport const screen = ${jsx};`;
  const options = { noLib: true, jsx: ts.JsxEmit.Preserve };
  const file = ts.createSourceFile(FILE, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = {
    ...ts.createCompilerHost(options),
    fileExists: (path: string) => path === FILE,
    getSourceFile: (path: string) => (path === FILE ? file : undefined),
  };
  const program = ts.createProgram([FILE], options, host);
  return textFaults(program, (path) => path === FILE).map(({ message }) =>
    message.replace(/^.*? element: /, ""),
  );
}

test.each([
  ["one that changes beside an element", "<p>{name}<b /></p>", ["{name}"]],
  ["one of two", "<p>{name} {count}</p>", ["{name}", "{count}"]],
  ["one with values", '<p><b />{t("a", { count })}</p>', ['{t("a", { count })}']],
  ["one that comes and goes", '<p>{isBusy ? t("a") : null}<b /></p>', ['{isBusy ? t("a") : null}']],
  ["one before which something comes and goes", '<p>{isBusy ? <i /> : null}{t("a")}</p>', ['{t("a")}']],
  ["a component that is a text", "<p><b /><Label of={name} /></p>", ["<Label of={name} />"]],
  ["any in a fragment, whose neighbours stand elsewhere", '<>{t("a")}</>', ['{t("a")}']],
])("%s is found", (_, jsx, texts) => expect(found(jsx)).toEqual(texts));

test.each([
  ["alone in its element", "<p>{isBusy ? name : null}</p>"],
  ["joined to one", "<p>{name + count}</p>"],
  ["fixed among fixed ones", '<p>{t("a")} <b>{name}</b> and {t("b")}</p>'],
  ["fixed before what comes and goes", '<p>{t("a")}{isBusy ? <i /> : null}</p>'],
  ["a space", '<p>{isBusy ? <i /> : null} <b>{name}</b>{" "}</p>'],
  ["a part that its user fills in", "<p><b />{children}</p>"],
])("%s is none", (_, jsx) => expect(found(jsx)).toEqual([]));
