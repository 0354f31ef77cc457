import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "./icon";

it("has each icon in its one file, and no other", () => {
  const file = readFileSync("app/components/icons.svg", "utf8");
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual([...iconNames]);
});
