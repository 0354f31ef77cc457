import { describe, expect, test } from "vitest";
import type { SourceFile } from "./check";
import { circleFaults } from "./circles";
import { directionFaults } from "./directions";
import { importGraph, resolveImport } from "./import-graph";
import { importsOf } from "./parse";
import { screenFolders } from "./screens";

/** The faults of a project made of these files, as `file: message`. */
function faultsOf(texts: Record<string, string>): string[] {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const known = new Set(Object.keys(texts));
  const edges = importGraph(files, known);
  const faults = [...directionFaults(edges, screenFolders(known)), ...circleFaults(edges)];
  return faults.map(({ file, message }) => `${file}: ${message}`);
}

const file = (text: string): SourceFile => ({ path: "app/a.ts", text });

describe("imports are read by the parser", () => {
  test("whatever their form, and not from texts or comments", () => {
    const found = importsOf(
      file(`// import "./comment"
        const text = 'import "./text"';
        import one from "./one"; import "./two"; export * from "./three"; export { x } from "./four";
        const five = import("./five"); type Six = import("./six").Six;`),
    );
    expect(found.map(({ specifier }) => specifier)).toEqual([
      "./one",
      "./two",
      "./three",
      "./four",
      "./five",
      "./six",
    ]);
  });

  test.each([
    ['import type { A } from "./b"', true],
    ['import { type A, type B } from "./b"', true],
    ['export type { A } from "./b"', true],
    ['type A = import("./b").A', true],
    ['import { type A, b } from "./b"', false],
    ['import b, { type A } from "./b"', false],
    ['import * as b from "./b"', false],
    ['import "./b"', false],
  ])("%s: of types only? %s", (text, isTypeOnly) => {
    expect(importsOf(file(text))[0]?.isTypeOnly).toBe(isTypeOnly);
  });

  test.each([
    ["./date", "app/format/date.ts"],
    ["~/format/date", "app/format/date.ts"],
    ["../components/button", "app/components/button.tsx"],
    ["themes", "themes/index.ts"],
    ["themes/vars.css", "themes/vars.css.ts"],
    ["schemas/contract", "schemas/contract/index.ts"],
    ["./date.css?url", "app/format/date.css"],
    ["react", undefined],
    ["node:fs", undefined],
  ])("%s leads to %s", (specifier, path) => {
    const known = new Set([
      "app/format/date.ts",
      "app/format/date.css",
      "app/components/button.tsx",
      "themes/index.ts",
      "themes/vars.css.ts",
      "schemas/contract/index.ts",
    ]);
    expect(resolveImport(specifier, "app/format/amount.ts", known)).toBe(path);
  });
});

describe("imports run one way", () => {
  test.each([
    ["schemas knows zod only", { "schemas/a.ts": 'import React from "react"' }],
    ["schemas knows no theme", { "schemas/a.ts": 'import { vars } from "themes"', "themes/index.ts": "" }],
    ["schemas knows nothing of Node", { "schemas/a.ts": 'import fs from "node:fs"' }],
    ["themes knows no component", { "themes/a.ts": 'import { b } from "~/b"', "app/b.ts": "" }],
    ["app knows no script", { "app/a.ts": 'import { b } from "../scripts/b"', "scripts/b.ts": "" }],
    ["app is built for no brand", { "app/a.ts": 'import b from "../config/b.json"', "config/b.json": "" }],
    ["a script knows no app", { "scripts/a.ts": 'import type { B } from "~/b"', "app/b.ts": "" }],
    ["nobody imports a test", { "app/a.ts": 'import { b } from "./b.test"', "app/b.test.ts": "" }],
    [
      "a component knows no operator",
      { "app/components/a.tsx": 'import type { B } from "~/operator/b"', "app/operator/b.ts": "" },
    ],
    [
      "a formatter knows no operator",
      { "app/format/a.ts": 'import { b } from "../operator/b"', "app/operator/b.ts": "" },
    ],
    [
      "a component runs in the browser",
      { "app/components/a.tsx": 'import { b } from "~/i18n/b.server"', "app/i18n/b.server.ts": "" },
    ],
    [
      "a screen knows no other screen",
      {
        "app/routes/login/route.tsx": 'import { b } from "../register/part"',
        "app/routes/register/route.tsx": "",
        "app/routes/register/part.tsx": "",
      },
    ],
    [
      "a room knows no screen",
      { "app/money/a.ts": 'import { b } from "~/routes/login/route"', "app/routes/login/route.tsx": "" },
    ],
  ])("%s", (_, texts) => {
    expect(faultsOf(texts as Record<string, string>)).toHaveLength(1);
  });

  test("the ways that are open", () => {
    expect(
      faultsOf({
        "schemas/a.ts": 'import * as z from "zod"; import { b } from "./b"',
        "schemas/b.ts": "",
        "themes/index.ts": 'import { style } from "@vanilla-extract/css"; import { b } from "schemas/b"',
        "app/routes/login/route.tsx": 'import { p } from "./part"; import { m } from "~/money/amount"',
        "app/routes/login/part.tsx": 'import { b } from "schemas/b"; import "themes"; import "react"',
        "app/money/amount.ts": 'import type { S } from "~/session/session.server"',
        "app/session/session.server.ts": "",
        "app/components/a.tsx": 'import type { S } from "~/session/session.server"',
        "scripts/sandbox/main.ts": 'import "schemas/b"; import "themes"; import "node:http"',
        "tests/contract/a.test.ts": 'import "~/money/amount"; import "../../scripts/sandbox/main"',
        "schemas/a.test.ts": 'import { test } from "vitest"; import "~/money/amount"',
      }),
    ).toEqual([]);
  });
});

describe("imports close no circle", () => {
  test("a circle is told whole", () => {
    const faults = faultsOf({
      "app/a.ts": 'import "./b"',
      "app/b.ts": 'import "./c"',
      "app/c.ts": 'import "./a"',
    });
    expect(faults).toEqual(["app/a.ts: imports go in a circle: app/a.ts → app/b.ts → app/c.ts → app/a.ts"]);
  });

  test("what is gone after compilation, or happens later, closes none", () => {
    const texts = { "app/a.ts": 'import "./b"', "app/b.ts": 'import type { A } from "./a"; import("./a")' };
    expect(faultsOf(texts)).toEqual([]);
  });
});
