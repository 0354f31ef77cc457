import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOperator } from "../../../tests/contract/operator-under-test";
import { startApp } from "../../../tests/support/app";
import { storeFileOnDisk } from "../../../tests/support/file-store";
import { startRedis, type TestRedis } from "../../../tests/support/redis";
import { drawTransfer, sendTransfer } from "../../../tests/support/transfers";
import { Visitor } from "../../../tests/support/visitor";
import type { Story } from "./story";

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

/** Runs the command as support does, with a log piped in. */
async function traced(reference: string, log: readonly string[], store: Record<string, string>) {
  const args = ["--import", "tsx", "scripts/operator/main.ts", "trace", reference, "--json"];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...store } });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.stdin.end(`${log.join("\n")}\n`);
  const stdout = await text(child.stdout);
  return { status: await ended, stdout };
}

test("one machine's store is read from its file", async () => {
  const operator = await startOperator();
  const disk = storeFileOnDisk();
  const app = await startApp({ OPERATOR_API_URL: operator.url, STORE_FILE: disk.path });
  try {
    const member = await operator.member({ walletAmount: 5_000, games: { JOKER: 0 } });
    const visitor = await new Visitor(app.url).signIn(member);
    const outcome = await sendTransfer(visitor, await drawTransfer(visitor));
    const page = await (await visitor.get(outcome)).text();
    const [reference = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page) ?? [];
    const store = { REDIS_URL: "", STORE_FILE: disk.path };
    const found = await traced(reference, [], store);
    expect(JSON.parse(found.stdout)).toMatchObject({ reference, ending: "done", store: "record" });
    const other = await traced("ABCD-ABCD-ABCD", [], store);
    expect([other.status, other.stdout]).toEqual([1, expect.stringContaining("no record of it")]);
    disk.lose();
    const none = await traced(reference, [], store);
    expect([none.status, none.stdout]).toEqual([1, expect.stringContaining("was not asked")]);
  } finally {
    await app.stop();
    await operator.close();
    disk.remove();
  }
});

test("a transfer whose answer got lost is told step by step from the app's own log, and from Redis without it", async () => {
  const operator = await startOperator();
  const app = await startApp({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
  try {
    const member = await operator.member({ walletAmount: 5_000, games: { JOKER: 0 } });
    const visitor = await new Visitor(app.url).signIn(member);
    await operator.control("POST", "/faults", { endpoint: "wallet.transfer", kind: "reset-after", times: 1 });
    const outcome = await sendTransfer(visitor, await drawTransfer(visitor));
    const page = await (await visitor.get(outcome)).text();
    const [reference = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page) ?? [];

    const fromLog = await traced(reference, app.lines, { REDIS_URL: "redis://127.0.0.1:1" });
    const story = JSON.parse(fromLog.stdout) as Story;
    expect(story.steps.map(({ what, state }) => [what, state].filter(Boolean).join(" "))).toEqual([
      ...["posted", "claimed", "sent running", "failed", "answered unknown"],
      ...["looked", "judged done", "shown done"],
    ]);
    expect(story).toMatchObject({ ending: "settled-done", store: "away" });
    expect(story.operation).toBe("a transfer between wallets (amount under 1000)");
    expect(fromLog.stdout).not.toContain(member.username);

    const fromRedis = await traced(reference, [], { REDIS_URL: redis.url });
    expect(JSON.parse(fromRedis.stdout)).toMatchObject({ reference, ending: "done", store: "record" });
    const file = join(mkdtempSync(join(tmpdir(), "kapao-trace-")), "redis-url");
    writeFileSync(file, `${redis.url}\n`);
    expect(await traced(reference, [], { REDIS_URL_FILE: file })).toEqual(fromRedis);
    rmSync(dirname(file), { recursive: true });
    expect((await traced(reference, [], { REDIS_URL_FILE: file })).status).toBe(1);
    const nowhere = await traced("ABCD-ABCD-ABCD", app.lines, { REDIS_URL: redis.url });
    expect(nowhere.status).toBe(1);
    expect(nowhere.stdout).toMatch(
      /^ABCD-ABCD-ABCD is not found in the log that was piped in \(\d+ bytes read\)\. Our store has no record of it/,
    );
  } finally {
    await app.stop();
    await operator.close();
  }
});
