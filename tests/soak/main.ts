import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Measure, tableOf } from "../../scripts/bench/measure";
import { ensureBuild } from "../../scripts/bootstrap/build";
import { say } from "../../scripts/bootstrap/say";
import { eveningVerdict } from "../../scripts/soak/evening-verdict";
import { chatVerdict, verdict } from "../../scripts/soak/verdict";
import { soakChat } from "./drops";
import { soakEvening } from "./evening";
import { soakRequests } from "./requests";

const root = fileURLToPath(new URL("../../", import.meta.url));

const options = {
  only: { type: "string" },
  minutes: { type: "string", default: "10" },
  rate: { type: "string", default: "30" },
  drops: { type: "string", default: "100" },
  members: { type: "string", default: "200" },
  seconds: { type: "string", default: "60" },
} as const;

const { only, minutes, rate, drops, members, seconds } = parseArgs({ options }).values;

/** Runs all parts in turn, or the named one, and prints a table for each. Exit code 1 if a limit is exceeded. */
const parts: Record<string, () => Promise<Measure[]>> = {
  async requests() {
    say(`Requests: ${rate} a second for ${minutes} min, faults in 5 % of the operator's calls …`);
    return verdict(await soakRequests({ minutes: Number(minutes), perSecond: Number(rate) }));
  },
  async evening() {
    say(`Evening: ${members} members who do something every few seconds, for ${seconds} s …`);
    return eveningVerdict(await soakEvening({ members: Number(members), seconds: Number(seconds) }));
  },
  async chat() {
    say(`Chat: ${drops} link drops of 3 s at 10 messages a second …`);
    return chatVerdict(await soakChat(Number(drops)));
  },
};

async function main(): Promise<void> {
  const chosen = only === undefined ? Object.values(parts) : [parts[only]];
  if (!(await ensureBuild(root))) {
    process.exitCode = 1;
    return;
  }
  for (const part of chosen) {
    if (!part) throw new Error(`--only ${Object.keys(parts).join(" or ")}`);
    const measures = await part();
    say(tableOf(measures));
    if (measures.some(({ isExact, isMet }) => isExact && !isMet)) process.exitCode = 1;
  }
}

await main();
