import { expect, it } from "vitest";
import { readStatus } from "./entry-status";

it("knows two final words; whatever else the operator says is in progress", () => {
  expect(["SUCCESS", "FAILED"].map(readStatus)).toEqual(["success", "failed"]);
  expect(["PENDING", "PROCESSING", "success", ""].map(readStatus)).toEqual(Array(4).fill("progress"));
});
