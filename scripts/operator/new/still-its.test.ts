import { readFileSync } from "node:fs";
import type { OperatorFile } from "schemas/operator";
import { expect, it } from "vitest";
import { brandOf } from "./brand-of";
import { nextSteps } from "./next-steps";
import { stillIts } from "./still-its";

const written = JSON.parse(readFileSync("config/siam-gold.json", "utf8")) as OperatorFile;

it("of a copy tells hosts that belong to nobody, and amounts in another currency", () => {
  const told = stillIts({ written }, brandOf("kip", "", { lao: true, currency: "LAK" }, written));
  expect(told.join("\n")).toMatch(/^games\.providers\.PG\.hosts\[0\]: \S+\.example\S* belongs to nobody$/m);
  expect(told).toContain("transfer: its amounts are in THB, the brand's in LAK");
  expect(nextSteps("config/kip.json", told)).toContain("look at transfer: its amounts");
});

it("of a copy in the same currency tells nothing of amounts", () => {
  const told = stillIts({ written }, brandOf("baht", "", {}, written));
  expect(told.filter((line) => line.includes("amounts"))).toEqual([]);
});
