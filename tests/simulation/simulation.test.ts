import { expect, test } from "vitest";
import { planOf } from "./plan";
import { simulate } from "./simulate";

const SEEDS = 2_000;
const STEPS = 60;

test(`no history that ${SEEDS} seeds decide breaks a promise about money`, { timeout: 600_000 }, async () => {
  const began = process.cpuUsage();
  for (let seed = 1; seed <= SEEDS; seed++) {
    expect(await simulate(seed, planOf(seed, STEPS)), `seed ${seed}`).toBeNull();
  }
  const seconds = Math.round(process.cpuUsage(began).user / 1e6);
  process.stdout.write(`simulation: ${SEEDS} seeds in ${seconds} s of one processor\n`);
});
