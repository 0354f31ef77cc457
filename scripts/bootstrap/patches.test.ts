import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = readdirSync("patches");

/** The file that a part of a patch is for, and the lines that it adds. */
function partsOf(patch: string): { file: string; added: string }[] {
  return patch
    .split(/^diff --git .*$/m)
    .slice(1)
    .map((part) => {
      const [, file = ""] = /^\+\+\+ b\/(.*)$/m.exec(part) ?? [];
      const added = part.split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++"));
      return { file, added: added.map((line) => line.slice(1)).join("\n") };
    });
}

describe.each(files)("the patch %s", (name) => {
  const [, patched = "", version] = /^(.*)\+(\d[\d.]*)\.patch$/.exec(name) ?? [];

  it("is for the version that is installed", () => {
    const manifest = readFileSync(`node_modules/${patched.replace("+", "/")}/package.json`, "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ version });
  });

  it("stands in the installed files", () => {
    const parts = partsOf(readFileSync(`patches/${name}`, "utf8"));
    expect(parts).not.toEqual([]);
    for (const { file, added } of parts) {
      const lines = new Set(readFileSync(file, "utf8").split("\n"));
      expect(added.split("\n").filter((line) => !lines.has(line))).toEqual([]);
    }
  });
});
