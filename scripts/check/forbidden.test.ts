import { describe, expect, test } from "vitest";
import { forbiddenFaults } from "./forbidden";
import { lockfileFaults } from "./lockfile";
import { nameFaults } from "./names";

const faults = (text: string, path = "app/a.tsx") => forbiddenFaults([{ path, text }]);

describe("what no file may hold", () => {
  // The marks are in parts here, so that this file passes its own check.
  test.each([
    "const a: any = 1;",
    "const a = b as unknown as any;",
    `// @ts-${"ignore"}`,
    `// @ts-${"expect-error"} later`,
    `/* biome-${"ignore"} lint: later */`,
    `// TO${"DO"}: later`,
    `// FIX${"ME"} later`,
    "test.skip('a', () => {});",
    "describe.only('a', () => {});",
    "test.describe.skip('a', () => {});",
    "await page.waitForTimeout(500);",
    "const a = <p dangerouslySetInnerHTML={{ __html: text }} />;",
  ])("%s", (text) => {
    const found = faults(`\n${text}`);
    expect(found).toHaveLength(1);
    expect(found[0]?.line).toBe(2);
  });

  test.each([
    "const anything: unknown = 'any';",
    "reader.skip(4); only(1); list.only();",
    `const mastodons = "TO${"DO"}S";`,
    "const name = 'dangerouslySetInnerHTML';",
  ])("but this is fine: %s", (text) => {
    expect(faults(text)).toEqual([]);
  });

  test("HTML is written as it is by app/html and the root's own blocks", () => {
    const text = "const a = <style dangerouslySetInnerHTML={{ __html: text }} />;";
    expect(faults(text, "app/html/operator-html.tsx")).toEqual([]);
    expect(faults(text, "app/root-style.tsx")).toEqual([]);
    expect(faults(text, "app/routes/root/route.tsx")).toHaveLength(1);
  });
});

describe("the lockfile", () => {
  const lock = (entry: object, lockfileVersion = 3) =>
    lockfileFaults(JSON.stringify({ lockfileVersion, packages: { "": {}, "node_modules/a": entry } }));

  test("pins by content and names no registry", () => {
    expect(lock({ version: "1.0.0", integrity: "sha512-x" })).toEqual([]);
    expect(lock({ inBundle: true })).toEqual([]);
    expect(lock({ version: "1.0.0" })).toHaveLength(1);
    expect(lock({ integrity: "sha512-x", resolved: "https://registry.example/a.tgz" })).toHaveLength(1);
    expect(lock({ integrity: "sha512-x" }, 2)).toHaveLength(1);
  });
});

describe("names of the place where it was written", () => {
  const mentions = (text: string) => nameFaults([{ path: "README.md", text }]).length;

  test("are found", () => {
    expect(mentions(`see /wo${"rk/"}main`)).toBe(1);
    expect(mentions(`https://registry.np${"mjs"}.org/a`)).toBe(1);
  });

  test("and other paths are left alone", () => {
    expect(mentions(`frame/wo${"rk/"}x and ../shared`)).toBe(0);
  });
});
