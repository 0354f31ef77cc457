import { parseArgs } from "node:util";
import { planOf } from "./plan";
import { shortest } from "./shortest";
import { simulate } from "./simulate";

const MOST_SEEDS = 1_000_000_000;

/**
 * Runs seeds from the given one on and prints the shortest history of a failing
 * one. Exit code 1 if one fails, 2 for a mistake.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seeds: { type: "string" }, seed: { type: "string" } } });
  const first = Number(values.seed ?? 1);
  const count = Number(values.seeds ?? (values.seed === undefined ? 2_000 : 1));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const [flag, number] of Object.entries({ seed: first, seeds: count })) {
    if (Number.isInteger(number) && number > 0 && number <= MOST_SEEDS) continue;
    say(`--${flag} needs a whole number from 1 to ${MOST_SEEDS}.`);
    process.exitCode = 2;
    return;
  }
  const began = process.cpuUsage();
  const tally = { sent: 0, unknown: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const steps = planOf(seed);
    if ((await simulate(seed, steps, tally)) === null) continue;
    const history = await shortest(seed, steps);
    say(`seed ${seed}: ${await simulate(seed, history)}`);
    for (const step of history) say(`  ${JSON.stringify(step)}`);
    process.exitCode = 1;
    return;
  }
  const speed = count / (process.cpuUsage(began).user / 1e6);
  const share = (tally.unknown / tally.sent) * 100;
  say(
    `${count} seeds from ${first}: every promise held; ${speed.toFixed(1)} seeds per second of a processor`,
  );
  say(`${tally.sent} operations were sent; of ${share.toFixed(2)} % nobody can tell in the end`);
}

await main();
