import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import remixConfig from "../../remix.config.js";
import { cuts, withoutUnusedModes } from "./unused-modes";

it("every cut applies to the installed packages", () => {
  for (const { file, from } of cuts) {
    const code = readFileSync(`node_modules/${file}`, "utf8");
    expect(code).toContain(from);
    expect(withoutUnusedModes(file, code)).not.toBe(code);
  }
});

it("the modes are off", () => {
  expect(remixConfig.future).toMatchObject({ v3_lazyRouteDiscovery: false, v3_singleFetch: true });
  expect("ssr" in remixConfig).toBe(false);
});

it("a cut that does not apply stops the build", () => {
  expect(() => withoutUnusedModes(cuts[0]?.file ?? "", "")).toThrow("components.js");
});
