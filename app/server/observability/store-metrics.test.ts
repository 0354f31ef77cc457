import { readEnv } from "schemas/env";
import { expect, it } from "vitest";
import { createLimits } from "~/limits/limits.server";
import { isRateLimited, type Store, StoreHangs, StoreTimeout, StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { freshMetrics, servedBy } from "../../../tests/support/served-metrics";

function counted(changes: Partial<Store> = {}) {
  const metrics = freshMetrics();
  const store = metrics.store({ ...createMemoryStore(), ...changes });
  return { store, text: () => servedBy(metrics) };
}

it("steps are timed, and one that fails is counted by what the store did", async () => {
  const causes = [
    new StoreTimeout(),
    new StoreHangs(),
    Object.assign(new Error("OOM"), { name: "ReplyError" }),
  ];
  const left = [...causes, new Error("connect ECONNREFUSED")];
  const { store, text } = counted({ claim: () => Promise.reject(new StoreUnavailable(left.shift())) });
  for (let time = 0; time < 4; time++)
    await expect(store.claim("key", "value", 1)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await store.read("key")).toBeNull();
  const said = await text();
  expect(said).toContain('store_step_seconds_count{step="claim"} 4');
  expect(said).toContain('store_step_seconds_count{step="read"} 1');
  for (const [kind, count] of [
    ["hangs", 2],
    ["refuses", 1],
    ["away", 1],
  ])
    expect(said).toContain(`store_failures_total{step="claim",kind="${kind}"} ${count}`);
  expect(said).not.toContain('store_failures_total{step="read"');
});

it("limits are counted by their names in the environment, from zero on", async () => {
  const { store, text } = counted();
  const limiter = store.limiter({ keyPrefix: "limit:otp-phone-day", points: 1, duration: 60 });
  await limiter.consume("0812345678");
  for (let time = 0; time < 2; time++)
    await expect(limiter.consume("0812345678")).rejects.toSatisfy(isRateLimited);
  const said = await text();
  expect(said).toContain('limits_hit_total{limit="otp-phone-day"} 2');
  expect(said).toContain('limits_hit_total{limit="login-address"} 0');
  expect(said).not.toMatch(/store_failures_total\{|0812345678/);
});

it("every limit of the app is among them", async () => {
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "https://api.operator.example",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  });
  if (!read.ok) throw new Error("the environment has faults");
  const names: string[] = [];
  const { store, text } = counted({
    limiter(options) {
      names.push(options.keyPrefix ?? "");
      return createMemoryStore().limiter(options);
    },
  });
  createLimits(store, read.env.limits, (name) => name);
  const said = await text();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names)
    expect(said).toContain(`limits_hit_total{limit="${name.replace("limit:", "")}"} 0`);
});

it.each<[string, Store["ping"], away: number, risks: number]>([
  ["is well", async () => [], 0, 0],
  ["may lose claims", async () => ["maxmemory-policy", "appendfsync"], 0, 2],
  ["is away", () => Promise.reject(new StoreUnavailable(new Error("gone"))), 1, 0],
])("a store that %s is told of whenever metrics are read", async (_, ping, away, risks) => {
  const said = await counted({ ping }).text();
  expect(said).toContain(`store_away ${away}`);
  expect(said).toContain(`store_risks ${risks}`);
});
