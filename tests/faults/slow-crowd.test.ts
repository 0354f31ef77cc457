import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { watch } from "../support/bystander";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const COUNT = 2_000;
/** In processor time: the waits that are printed depend on what else the machine does. */
const LONGEST_TURN_MS = 250;
const ROUNDS = 8;

const { operator, app } = sharedSite(
  { TRUSTED_PROXY_HOPS: "1" },
  { openFiles: 8_192, preload: "longest-turn" },
);
let other: Visitor;
beforeAll(async () => {
  other = await new Visitor(app.url).signIn(await operator.member());
  await watch(app, other, "/user/home");
});

async function slowCrowd(kind: "bodies" | "readers"): Promise<void> {
  const script = new URL("../support/slow-crowd.mjs", import.meta.url).pathname;
  const { port } = new URL(app.url);
  const crowd = spawn(process.execPath, [script, port, String(COUNT), kind], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    crowd.kill();
  });
  await once(crowd.stdout, "data");
}

test.each(["bodies", "readers"] as const)("2,000 slow %s at once leave the others served", async (kind) => {
  await slowCrowd(kind);
  await app.ask();
  const noticed = await watch(app, other, "/user/home", (round) => round === ROUNDS);
  const turn = Number(await app.ask());
  process.stdout.write(`${COUNT} slow ${kind}: turn ${turn.toFixed(0)} ms, ${JSON.stringify(noticed)}\n`);
  expect(noticed.refused).toEqual([]);
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});
