import { Pool } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
import { spentMs } from "../../tests/support/spent";
import { createOperator } from "./client.server";
import { createTransport } from "./transport.server";

const slots = Array.from({ length: 14 }, (_, index) => ({
  code: `GAME${index}`,
  name: `Game ${index}`,
  category: "slot",
  isActive: true,
  amount: index * 10.25,
  ftWalletSlot: 1,
  logo: "https://cdn.example/logo.png",
  background: null,
  web: "https://play.example",
}));
const profile = { _id: "1", username: "0812345678", name: "ปลา", coin: 3 };
const wallet = JSON.stringify({ profile, wallet: { amount: 100.5 }, slots });

const ROUNDS = 15;
/** A process in use has long compiled what it runs. */
const WARM_UP = 15;
/** What the overhead may be where a bare call alone takes over 0.2 ms: on a machine slower than the documented one. */
const MOST_BARE_CALLS = 5;
/** So many that the clock of processor time, which ticks every 4 ms, is fine enough. */
const CALLS_A_ROUND = 40;

/** A call's processor time in ms, on this thread, which is the operator's too. */
async function spentByOne(call: () => Promise<unknown>): Promise<number> {
  const spent = await spentMs(async () => {
    for (let count = 0; count < CALLS_A_ROUND; count++) await call();
  });
  return spent / CALLS_A_ROUND;
}

let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer((_, outgoing) => outgoing.end(wallet));
});

afterAll(() => server.close());

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Standards.md, Speed. Both sides run in turn, so that a machine that becomes slower slows them equally. */
it("adds at most a millisecond to bare undici, in the median", async () => {
  const pool = new Pool(server.url);
  const bare = async () => (await pool.request({ method: "GET", path: "/api/wallet" })).body.text();
  const transport = createTransport(server.url);
  const timeouts = { generalMs: 60_000, slipUploadMs: 60_000, chatUploadMs: 60_000 };
  const settings = {
    transport,
    paths: {},
    timeouts,
    onCall: () => undefined,
    waitForTurn: async () => undefined,
  };
  const operator = createOperator(settings, { token: "token", requestId: "request" });
  const figures: { bare: number; ours: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    figures.push({ bare: await spentByOne(bare), ours: await spentByOne(() => operator.wallet.get()) });
  }
  const kept = figures.slice(WARM_UP);
  const [base, ours] = [median(kept.map((one) => one.bare)), median(kept.map((one) => one.ours))];
  const figure = `bare ${base.toFixed(2)} ms, ours ${ours.toFixed(2)} ms`;
  process.stdout.write(`operator client: ${figure}, overhead ${(ours - base).toFixed(2)} ms\n`);
  expect(ours - base, figure).toBeLessThan(Math.max(1, base * MOST_BARE_CALLS));
  await Promise.all([pool.close(), transport.close()]);
});
