import { test } from "vitest";
import { expectSeeds } from "./expect-seeds";

test("no history that 5,000 seeds decide breaks a promise about money", { timeout: 900_000 }, () =>
  expectSeeds(1, 5_000),
);
