import { expect, test } from "vitest";
import { chosenFiles } from "./chosen-files";

const all = ["tests/ops/failover.ops.test.ts", "tests/ops/store-cost.ops.test.ts"];

test("without a name every file is chosen, and a name chooses those that bear it", () => {
  expect(chosenFiles(all, [])).toEqual({ files: all, unknown: [] });
  expect(chosenFiles(all, ["store", "cost"])).toEqual({ files: [all[1]], unknown: [] });
});

test("a name that no file bears is told, even if the folder's name has it", () => {
  expect(chosenFiles(all, ["fail", "tests"])).toEqual({ files: [all[0]], unknown: ["tests"] });
});
