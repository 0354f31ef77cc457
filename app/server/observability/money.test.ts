import { expect, it } from "vitest";
import { referenceFrom } from "~/money/once/reference.server";
import { StoreUnavailable } from "~/store/store";
import { aProcess } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { freshMetrics, servedBy } from "../../../tests/support/served-metrics";
import { createLog } from "./log";
import { countRefused, createMoneyAudit } from "./money";

function audited() {
  const lines: string[] = [];
  const metrics = freshMetrics();
  const audit = createMoneyAudit(createLog("info", { write: (line) => lines.push(line) }), metrics);
  const counted = () => servedBy(metrics);
  return { audit, counted, written: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it("writes one line for a state of an operation, with what may stand there and nothing else, and counts it", async () => {
  const { audit, counted, written } = audited();
  const line = {
    requestId: "r1",
    operation: "transfer",
    state: "done",
    amount: "<100",
    reference: "ref",
  } as const;
  audit.operation({ ...line, isJudged: false, ...{ memberKey: "canary", token: "canary" } });
  expect(written()).toMatchObject([{ msg: "money", level: 30, ...line, isJudged: false }]);
  expect(JSON.stringify(written())).not.toContain("canary");
  expect(await counted()).toContain('money_operations_total{operation="transfer",state="done"} 1');
});

it("writes what happened between two states under the operation's reference, never its id", () => {
  const { audit, written } = audited();
  audit.step("shown", { id: "canary", requestId: "r1", state: "checking", ...{ memberKey: "canary" } });
  const reference = referenceFrom("canary");
  expect(written()).toMatchObject([{ msg: "money step", reference, step: "shown", state: "checking" }]);
  expect(JSON.stringify(written())).not.toContain("canary");
});

it("writes a line and counts one for every fault that no member sees", async () => {
  const { audit, counted, written } = audited();
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  audit.storeFault("settle", new StoreUnavailable(away), "r1");
  audit.unseen(new TypeError("canary"), "r2");
  audit.unreadable("ref");
  expect(written()).toMatchObject([
    { level: 40, step: "settle", error: "ECONNREFUSED", requestId: "r1" },
    { level: 50, requestId: "r2" },
    { level: 40, reference: "ref" },
  ]);
  expect(JSON.stringify(written())).not.toContain("canary");
  const text = await counted();
  for (const step of ["settle", "unseen", "unreadable"])
    expect(text).toContain(`money_swallowed_faults_total{step="${step}"} 1`);
});

it("counts outcomes that become unknown, and those of them that become known, by whatever process", async () => {
  const { audit, counted, written } = audited();
  audit.operation({
    requestId: "r1",
    operation: "transfer",
    reference: "ref",
    isJudged: false,
    state: "unknown",
  });
  audit.outcome("unknown", "running");
  audit.outcome("unknown", "unknown");
  audit.outcome("done", "unknown");
  audit.outcome("accepted", "running");
  audit.outcome("done", "accepted");
  audit.lapsed({ ...record, state: "unknown" });
  audit.lapsed({ ...record, state: "refused" });
  const text = await counted();
  expect(text).toContain("money_outcomes_unknown_total 2");
  expect(text).toContain("money_outcomes_resolved_total 1");
  const told = { level: 40, msg: "operation outlived its process", reference: referenceFrom(record.id) };
  expect(written().slice(-2)).toMatchObject([
    { ...told, state: "unknown" },
    { ...told, state: "refused" },
  ]);
  expect(JSON.stringify(written())).not.toContain("canary");
});

it("counts the forms for which nothing was sent, by the reason", async () => {
  const { audit, counted } = audited();
  for (const step of ["posted", "busy", "busy", "altered", "shown"] as const)
    audit.step(step, { id: "id", requestId: "r1" });
  const text = await counted();
  for (const [reason, count] of [
    ["busy", 2],
    ["altered", 1],
    ["expired", 0],
    ["store-away", 0],
  ])
    expect(text).toContain(`money_forms_refused_total{reason="${reason}"} ${count}`);
});

it("a form whose claim cannot be had is refused as before, and counted", async () => {
  const away = () => Promise.reject(new StoreUnavailable(new Error("gone")));
  const metrics = freshMetrics();
  const { execution, submission } = aProcess({ ...createMemoryStore(() => 0), claim: away });
  const counted = countRefused(execution, metrics);
  await expect(counted.run(submission())).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await servedBy(metrics)).toContain('money_forms_refused_total{reason="store-away"} 1');
});

it("one that is carried out, or that fails otherwise, is not", async () => {
  const metrics = freshMetrics();
  const { execution, submission } = aProcess();
  const counted = countRefused(execution, metrics);
  expect((await counted.run(submission())).kind).toBe("settled");
  const full = submission({ admit: () => Promise.reject(new Error("too often")) });
  await expect(counted.run(full)).rejects.toThrow("too often");
  expect(await servedBy(metrics)).toContain('money_forms_refused_total{reason="store-away"} 0');
  expect(countRefused(execution, null)).toBe(execution);
});

const record = {
  ...{ id: "canary-id", memberKey: "canary", operation: "transfer", payloadHash: "", facts: {} },
  ...{ startedAt: 0, leaseUntil: 0 },
};
