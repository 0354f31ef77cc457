import { afterEach, expect, test, vi } from "vitest";
import { oldFaults } from "./old-faults";
import { planOf } from "./plan";
import { restoreModules } from "./replace-module";
import { unseenFaults } from "./unseen-faults";

const SEEDS = 2_000;

afterEach(restoreModules);

test.each(Object.entries({ ...oldFaults, ...unseenFaults }))(
  "the simulation finds it when %s",
  async (name, { putBack, found, from = 1 }) => {
    putBack();
    vi.resetModules();
    const { simulate } = await import("./simulate");
    let violation: string | null = null;
    let seed = from - 1;
    while (violation === null && seed < from + SEEDS - 1) {
      seed += 1;
      violation = await simulate(seed, planOf(seed));
    }
    process.stdout.write(`put back: ${name}: seed ${seed}: ${violation}\n`);
    expect(violation).toMatch(found);
  },
);
