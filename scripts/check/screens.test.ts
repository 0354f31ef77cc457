import { describe, expect, test } from "vitest";
import { importGraph } from "./import-graph";
import { screenFaults, screenFolders } from "./screens";

/** The faults of a project that consists of these files. */
function faultsOf(texts: Record<string, string>) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const known = new Set(Object.keys(texts));
  return screenFaults(importGraph(files, known), screenFolders(known));
}

describe("screens", () => {
  test("know no other screen", () => {
    const found = faultsOf({
      "app/routes/login/route.tsx": 'import { b } from "../register/part"',
      "app/routes/register/route.tsx": "",
      "app/routes/register/part.tsx": "",
    });
    expect(found).toMatchObject([{ file: "app/routes/login/route.tsx", line: 1 }]);
  });

  test("know nothing of the screens beneath them", () => {
    const found = faultsOf({
      "app/routes/user/route.tsx": 'const load = () => import("./home/part")',
      "app/routes/user/home/route.tsx": "",
      "app/routes/user/home/part.tsx": "",
    });
    expect(found).toHaveLength(1);
  });

  test("are known to no room", () => {
    const found = faultsOf({
      "app/money/a.ts": 'import type { B } from "~/routes/login/route"',
      "app/routes/login/route.tsx": "",
    });
    expect(found[0]?.message).toContain("only a screen's own files");
  });

  test("import their own parts and those of the screens above; tests import any", () => {
    const found = faultsOf({
      "app/routes/user/home/route.tsx": 'import { p } from "../part"; export * from "~/routes/user/part"',
      "app/routes/user/home/card.tsx": 'import { r } from "./route"; import "react"; import "schemas/b"',
      "app/routes/user/route.tsx": "",
      "app/routes/user/part.tsx": "",
      "app/money/a.test.ts": 'import { p } from "~/routes/user/part"',
      "tests/journeys/a.ts": 'import { p } from "../../app/routes/user/part"',
    });
    expect(found).toEqual([]);
  });
});
