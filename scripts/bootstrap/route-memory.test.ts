import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { edited, edits } from "./route-memory";

const files = [...new Set(edits.map(({ file }) => file))];
const installed = (file: string) => readFileSync(`node_modules/${file}`, "utf8");

describe("the edits that let the server remember its routes", () => {
  it.each(files)("fit the installed %s", (file) => {
    const text = edited(file, installed(file));
    for (const { to, more = "" } of edits.filter((edit) => edit.file === file)) {
      expect(text).toContain(to);
      expect(text).toContain(more);
    }
  });

  it("fail the build where the package has changed", () => {
    const [file = ""] = files;
    expect(() => edited(file, installed(file).replace("flattenRoutes(routes)", "flatten(routes)"))).toThrow(
      `no longer fits ${file}`,
    );
  });
});
