import { type Figures, figuresOf, type Reading } from "../../scripts/load/figures";
import { signInEverybody } from "./members";
import { openReadings } from "./readings";
import { type LoadStage, startLoadStage } from "./stage";
import { Members } from "./traffic";

const WARM_UP = { share: 0.25, mostMs: 15_000 };
/** So many of the newest calls at the operator tell how many a page makes. */
const CALLS_READ = 20_000;

/** Members who are signed in, and everything that serves them. */
export interface Trial {
  stage: LoadStage;
  signedIn: { seconds: number; storeBytes: number };
  run(perSecond: number, seconds: number): Promise<Figures>;
  close(): Promise<void>;
}

export async function openTrial(members: number, replicas: number): Promise<Trial> {
  const stage = await startLoadStage(replicas);
  const readings = await openReadings(stage);
  const crowd = new Members();
  const before = await readings.read();
  crowd.people = await signInEverybody(stage, members, crowd.watch);
  const after = await readings.read();
  return {
    stage,
    signedIn: {
      seconds: (after.atMs - before.atMs) / 1_000,
      storeBytes: (after.store.memoryBytes - before.store.memoryBytes) / members,
    },
    async run(perSecond, seconds) {
      const ms = seconds * 1_000;
      const taken: Reading[] = [];
      const take = async () => taken.push(await readings.read());
      const warmUpMs = Math.min(ms * WARM_UP.share, WARM_UP.mostMs);
      const traffic = await crowd.run({ perSecond, warmUpMs, ms, onBegin: take, onEnd: take });
      const [begin, end] = taken as [Reading, Reading];
      const calls = await stage.control.calls({
        since: String(begin.operatorCalls),
        limit: String(CALLS_READ),
      });
      return figuresOf({ ...traffic, wantedPerSecond: perSecond, before: begin, after: end, calls });
    },
    async close() {
      readings.close();
      await Promise.all(crowd.people.map((person) => person.leave()));
      await stage.close();
    },
  };
}
