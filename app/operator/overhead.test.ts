import { Pool } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
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

const ROUNDS = 200;
const WARM_UP = 50;

let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer((_, outgoing) => outgoing.end(wallet));
});

afterAll(() => server.close());

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Standards.md, Speed. Both sides run in turn, so that a busy machine slows them equally. */
it("adds at most a millisecond to bare undici, in the median", async () => {
  const pool = new Pool(server.url);
  const bare = async () => (await pool.request({ method: "GET", path: "/api/wallet" })).body.text();
  const transport = createTransport(server.url);
  const timeouts = { generalMs: 60_000, slipUploadMs: 60_000, chatUploadMs: 60_000 };
  const settings = { transport, paths: {}, timeouts, onCall: () => undefined };
  const operator = createOperator(settings, { token: "token", requestId: "request" });
  const figures: { bare: number; ours: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    figures.push({ bare: await timed(bare), ours: await timed(() => operator.wallet.get()) });
  }
  const kept = figures.slice(WARM_UP);
  const [base, ours] = [median(kept.map((one) => one.bare)), median(kept.map((one) => one.ours))];
  const figure = `bare ${base.toFixed(2)} ms, ours ${ours.toFixed(2)} ms`;
  process.stdout.write(`operator client: ${figure}, overhead ${(ours - base).toFixed(2)} ms\n`);
  expect(ours - base, figure).toBeLessThan(1);
  await Promise.all([pool.close(), transport.close()]);
});
