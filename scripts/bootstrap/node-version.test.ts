import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSupported } from "./node-version.mjs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };

test.each([
  ["20.18.3", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["21.7.3", false],
  ["22.0.0", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["25.1.0", true],
])("Node %s is taken: %s", (version, isTaken) => {
  expect(isSupported(version, engines.node)).toBe(isTaken);
});
