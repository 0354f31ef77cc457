import { expect } from "vitest";
import { planOf } from "./plan";
import { simulate } from "./simulate";

/** Fails at the first of so many histories that breaks a promise about money. */
export async function expectSeeds(first: number, count: number): Promise<void> {
  const began = process.cpuUsage();
  for (let seed = first; seed < first + count; seed++) {
    expect(await simulate(seed, planOf(seed)), `seed ${seed}`).toBeNull();
  }
  const seconds = Math.round(process.cpuUsage(began).user / 1e6);
  process.stdout.write(`simulation: ${count} seeds in ${seconds} s of one processor\n`);
}
