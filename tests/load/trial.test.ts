import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTrial, type Trial } from "./trial";

const PER_SECOND = 20;
const STALL_MS = 1_000;
let trial: Trial;

beforeAll(async () => {
  trial = await openTrial(40, 1);
});

afterAll(() => trial.close());

test("members at a fixed rate: none fails, and every figure is there", async () => {
  const { faults, statuses, all, processes, store, operator, kinds } = await trial.run(PER_SECOND, 2);
  expect([faults, statuses]).toEqual([0, expect.objectContaining({ 200: expect.any(Number) })]);
  expect(all.requests).toBe(PER_SECOND * 2);
  expect(kinds.home?.bytes).toBeGreaterThan(2_000);
  const replica = processes.find(({ name }) => name === "replica 1");
  expect(replica?.cpuMsPerRequest).toBeGreaterThan(0);
  expect(replica?.residentBytes).toBeGreaterThan(50_000_000);
  expect(processes.map(({ name }) => name)).toContain("nginx");
  expect(store.commandsPerRequest).toBeGreaterThan(1);
  expect(operator.pages.home?.byEndpoint["wallet.get"]).toBeGreaterThanOrEqual(1);
});

test("a replica that stands still for a second is not flattered: who comes meanwhile waits", async () => {
  const running = trial.run(PER_SECOND, 3);
  const { process } = trial.stage.replicas[0]?.app ?? {};
  await pause(1_500);
  process?.kill("SIGSTOP");
  await pause(STALL_MS);
  process?.kill("SIGCONT");
  const { all, faults } = await running;
  expect(faults).toBe(0);
  expect(all.p99).toBeGreaterThan(STALL_MS * 0.8);
  // A third of the requests were due meanwhile, and waited for what was left of it: one in twenty, of most.
  expect(all.p95).toBeGreaterThan(STALL_MS * 0.6);
});
