import { expect, it } from "vitest";
import { highestRate } from "./highest-rate";

/** Searches where `limit` is carried and no more; with the rates that were tried. */
async function search(first: number, limit: number) {
  const tried: number[] = [];
  const found = await highestRate(first, async (rate) => {
    tried.push(rate);
    return rate <= limit;
  });
  return { found, tried };
}

it.each([
  [100, 37],
  [100, 100],
  [10, 730],
  [1_000, 3],
])("from %i on finds %i, or up to a tenth less", async (first, limit) => {
  const { found, tried } = await search(first, limit);
  expect(found).toBeLessThanOrEqual(limit);
  expect(found).toBeGreaterThan(limit / 1.1 - 0.001);
  expect(tried.length).toBeLessThan(15);
});

it("doubles until a rate is not carried, then halves the distance", async () => {
  expect((await search(10, 45)).tried).toEqual([10, 20, 40, 80, 60, 50, 45, 47.5]);
});

it("gives up where not even one request a second is carried", async () => {
  expect(await search(4, 0)).toEqual({ found: 0, tried: [4, 2, 1] });
});
