import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { watch } from "../support/bystander";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const run = promisify(execFile);
const LONGEST_TURN_MS = 250;

const { operator, app } = sharedSite({ TRUSTED_PROXY_HOPS: "1" }, { preload: "longest-turn" });
let other: Visitor;
beforeAll(async () => {
  other = await new Visitor(app.url).signIn(await operator.member());
  await watch(app, other, "/user/home");
});

/** So many requests at once, from one address. */
async function crowd(count: number, path: string, cookie = ""): Promise<Record<string, number>> {
  const script = new URL("../support/crowd.mjs", import.meta.url).pathname;
  const { port } = new URL(app.url);
  const { stdout } = await run(process.execPath, [script, port, String(count), path, cookie]);
  return JSON.parse(stdout) as Record<string, number>;
}

for (const count of [200, 1_000, 5_000])
  for (const [who, path] of [
    ["guests", "/login"],
    ["lost guests", "/nowhere"],
    ["a member", "/user/home"],
  ] as const)
    test(`${count} requests at once of ${who} leave the others served`, async () => {
      const member = await new Visitor(app.url).signIn(await operator.member());
      const cookie = path === "/user/home" ? member.cookieHeader() : "";
      await app.ask();
      const startedAt = performance.now();
      const crowding = crowd(count, path, cookie);
      const noticed = await watch(app, other, "/user/home", 8);
      const statuses = await crowding;
      const tookMs = Math.round(performance.now() - startedAt);
      const turn = Number(await app.ask());
      process.stdout.write(
        `${count} ${path}: turn ${turn.toFixed(0)} ms, ${JSON.stringify({ ...noticed, statuses, tookMs })}\n`,
      );
      expect(noticed.refused).toEqual([]);
      expect(turn).toBeLessThan(LONGEST_TURN_MS);
    });
