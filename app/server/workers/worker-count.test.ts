import { redisAddressOf } from "schemas/env/redis-address";
import { formatFaults } from "schemas/fault";
import { expect, test } from "vitest";
import { workerCount, workerFaults } from "./worker-count";

const redis = redisAddressOf("redis://127.0.0.1:6379") ?? undefined;

test("auto is one worker per core; a number is that many", () => {
  expect(workerCount({ workers: "auto" }, 8)).toBe(8);
  expect(workerCount({ workers: 3 }, 8)).toBe(3);
});

test("several workers without a store that they share are refused, because money could move twice", () => {
  const said = (workers: number | "auto", cores: number) =>
    formatFaults(workerFaults({ workers, redis: undefined }, cores));
  expect(said(2, 8)).toContain("REDIS_URL is missing");
  expect(said(2, 8)).toContain("WORKERS=2 starts 2 processes");
  expect(said("auto", 4)).toContain("WORKERS=auto starts 4 processes");
});

test("one process needs no store beside its memory, and several with one are no fault", () => {
  expect(workerFaults({ workers: 1, redis: undefined }, 8)).toEqual([]);
  expect(workerFaults({ workers: "auto", redis: undefined }, 1)).toEqual([]);
  expect(workerFaults({ workers: 2, redis }, 8)).toEqual([]);
  expect(workerFaults({ workers: "auto", redis }, 8)).toEqual([]);
});
