import { afterEach, expect, test, vi } from "vitest";
import { oldFaults } from "./old-faults";
import { planOf } from "./plan";
import { restoreModules } from "./replace-module";
import * as sound from "./simulate";
import { unseenFaults } from "./unseen-faults";

const SEEDS = 2_000;

afterEach(restoreModules);

test.each(Object.entries({ ...oldFaults, ...unseenFaults }))(
  "the simulation finds it when %s",
  async (name, { putBack, found, from = 1, history }) => {
    if (history) expect(await sound.simulate(from, history)).toBeNull();
    putBack();
    vi.resetModules();
    const { simulate } = await import("./simulate");
    let violation: string | null = null;
    let seed = from - 1;
    const last = history ? from : from + SEEDS - 1;
    while (violation === null && seed < last) {
      seed += 1;
      violation = await simulate(seed, history ?? planOf(seed));
    }
    process.stdout.write(`put back: ${name}: seed ${seed}: ${violation}\n`);
    expect(violation).toMatch(found);
  },
);
