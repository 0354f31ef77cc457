import { describe, expect, test } from "vitest";
import type { Edge } from "./import-graph";
import { importGraph } from "./import-graph";
import { layerFaults } from "./layers";

/** What the check says of one file with this text; `others` are files that it may import. */
function said(path: string, text: string, ...others: string[]): string[] {
  const known = new Set([path, ...others]);
  const edges: Edge[] = importGraph([{ path, text }], known);
  return layerFaults(edges, [...known]).map(({ message }) => message);
}

describe("what a room may import", () => {
  test.each([
    ["app/money/once/a.ts", 'import { b } from "~/money/kinds/b";', "upward, from app/money/kinds"],
    ["app/money/once/a.ts", 'import type { B } from "~/money/judge/b";', "upward, from app/money/judge"],
    [
      "app/money/once/a.ts",
      'import { b } from "~/operator/client.server";',
      "imports only schemas, app/store",
    ],
    ["app/session/a.ts", 'import type { C } from "~/context.ts";', "upward, from app/context.ts"],
    ["app/operator/a.ts", 'import type { B } from "~/lookups/b";', "upward, from app/lookups"],
    ["app/context.ts", 'import type { B } from "~/chat/b";', "upward, from app/chat"],
    ["app/form/a.ts", 'export { b } from "~/deposits/b";', "upward, from app/deposits"],
    ["app/chat/a.ts", 'const b = import("~/routes/user/b");', "upward, from app/routes"],
    ["app/shell/a.ts", 'import { b } from "~/server/b";', "upward, from app/server"],
    ["app/components/a.tsx", 'import type { B } from "~/operator/b";', "upward, from app/operator"],
    ["app/components/a.tsx", 'import { b } from "~/html/b.server";', "drawn in the browser too"],
    ["app/money/kinds/a.ts", 'import { b } from "../../../scripts/b";', "the app imports app, schemas"],
    ["app/server/a.ts", 'import b from "../../config/siam-gold.json";', "read when the server starts"],
    ["app/form/a.ts", 'import { b } from "./b.test";', "only tests import a test"],
    ["app/form/a.ts", 'import { spawn } from "node:child_process";', "know the process"],
    ["schemas/a.ts", 'import { b } from "~/format/b";', "upward, from app/format"],
    ["schemas/a.ts", 'import { readFile } from "node:fs/promises";', "schemas know zod"],
    ["themes/a.ts", 'import { b } from "~/format/b";', "upward, from app/format"],
    ["scripts/qa/a.ts", 'import { b } from "../../app/format/b";', "never the app"],
    ["scripts/operator/a.ts", 'import { b } from "~/money/once/claims.server";', "never the app"],
    ["scripts/qa/a.ts", 'import { b } from "../../tests/support/b";', "only tests import a test"],
    ["app/cellar/a.ts", "export const a = 1;", "belongs to no room"],
  ])("%s: %s", (path, text, message) => {
    expect(said(path, text)).toContainEqual(expect.stringContaining(message));
  });

  test.each([
    [
      "app/money/once/a.ts",
      'import { OperatorError } from "~/operator/error"; import * as z from "zod";',
      "app/operator/error.ts",
    ],
    ["app/server/a.ts", 'import http from "node:http"; import { b } from "~/routes/b";', "app/routes/b.ts"],
    ["app/chat/a.ts", 'import { b } from "~/money/outcome/b";', "app/money/outcome/b.ts"],
    ["scripts/operator/a.ts", 'import { b } from "~/brand/b";', "app/brand/b.ts"],
    [
      "scripts/operator/a.ts",
      'import { b } from "~/money/once/record.server";',
      "app/money/once/record.server.ts",
    ],
    [
      "scripts/qa/a.ts",
      'import { b } from "../bootstrap/b"; import { themes } from "themes";',
      "scripts/bootstrap/b.ts",
    ],
    ["schemas/a.ts", 'import * as z from "zod"; import { b } from "./b";', "schemas/b.ts"],
    ["app/form/a.test.ts", 'import { b } from "../../tests/support/b";', "tests/support/b.ts"],
  ])("nothing is said of %s: %s", (path, text, other) => {
    expect(said(path, text, other)).toEqual([]);
  });
});

test("a folder of scripts and one in it are two rooms", () => {
  const files = [
    { path: "scripts/qa/a.ts", text: 'import type { B } from "./report/b";' },
    { path: "scripts/qa/report/b.ts", text: 'import { c } from "../c";' },
    { path: "scripts/qa/c.ts", text: "export const c = 1;" },
  ];
  const known = files.map(({ path }) => path);
  const messages = layerFaults(importGraph(files, new Set(known)), known).map(({ message }) => message);
  expect(messages).toEqual([
    "rooms import each other in a circle: scripts/qa → scripts/qa/report → scripts/qa",
  ]);
});

test("files and rooms in a circle are told, by types too", () => {
  const files = [
    { path: "app/form/a.ts", text: 'import type { B } from "./b"; import type { C } from "~/member/c";' },
    { path: "app/form/b.ts", text: 'import { a } from "./a";' },
    { path: "app/member/c.ts", text: 'import { d } from "~/form/d";' },
    { path: "app/form/d.ts", text: "export const d = 1;" },
  ];
  const known = files.map(({ path }) => path);
  const messages = layerFaults(importGraph(files, new Set(known)), known).map(({ message }) => message);
  expect(messages).toEqual([
    "files import each other in a circle: app/form/a.ts → app/form/b.ts → app/form/a.ts",
    "rooms import each other in a circle: app/form → app/member → app/form",
  ]);
});
