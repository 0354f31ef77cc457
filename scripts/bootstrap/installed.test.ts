import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a-sunos": { version: "1.0.0", optional: true, os: ["sunos"] },
  },
};

test("packages are installed when all but other platforms' binaries are there", () => {
  expect(isInstalled(lock, { packages: { "node_modules/a": { version: "1.0.0" } } })).toBe(true);
});

test("packages are not installed when they were for another platform", () => {
  const packages = { "node_modules/a": { version: "1.0.0" }, "node_modules/a-sunos": { version: "1.0.0" } };
  expect(isInstalled(lock, { packages })).toBe(false);
});

test.each([
  ["one is missing", {}],
  ["one has another version", { "node_modules/a": { version: "1.0.1" } }],
  [
    "there is one too many",
    { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0" } },
  ],
])("packages are not installed when %s", (_, packages) => {
  expect(isInstalled(lock, { packages })).toBe(false);
});
