import { expect, test } from "vitest";
import { waitsMs } from "./waits.server";

test("money works within five seconds of the store's return, even if it meets every wait", () => {
  const all = Object.values(waitsMs).reduce((sum, ms) => sum + ms, 0);
  expect(all).toBeLessThanOrEqual(5_000);
});
