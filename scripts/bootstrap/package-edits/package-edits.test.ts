import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import remixConfig from "../../../remix.config.js";
import { checkVersions, edited, edits, installedVersion, versions } from "./package-edits";

const files = [...new Set(edits.map(({ file }) => file))];
const installed = (file: string) => readFileSync(`node_modules/${file}`, "utf8");
const [first = ""] = files;

describe("the edits of packages", () => {
  it.each(files)("apply to the installed %s", (file) => {
    const code = edited(file, installed(file));
    expect(code).not.toBe(installed(file));
    for (const { to, more = "" } of edits.filter((edit) => edit.file === file)) {
      expect(code).toContain(to);
      expect(code).toContain(more);
    }
  });

  it("are for the installed versions, and for each package", () => {
    expect(() => checkVersions((name) => installedVersion(".", name))).not.toThrow();
    expect(() => checkVersions(() => "0.0.0")).toThrow("@remix-run/react is 0.0.0");
    for (const file of files)
      expect(Object.keys(versions).some((name) => file.startsWith(`${name}/`))).toBe(true);
  });

  it("stop the build where a text is gone, or stands there more often", () => {
    expect(() => edited(first, "")).toThrow(`${first} has 0 times, not 3: "discover = `);
    expect(() => edited(first, installed(first).repeat(2))).toThrow("has 6 times, not 3");
  });

  it("take away what is off", () => {
    expect(remixConfig.future).toMatchObject({
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
      v3_fetcherPersist: true,
    });
    expect("ssr" in remixConfig).toBe(false);
  });
});
