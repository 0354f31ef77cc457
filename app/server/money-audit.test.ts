import { expect, it } from "vitest";
import { referenceFrom } from "~/money/once/reference.server";
import { StoreUnavailable } from "~/store/store";
import { createLog } from "./log";
import { createMetrics } from "./metrics";
import { createMoneyAudit } from "./money-audit";

function audited() {
  const lines: string[] = [];
  const metrics = createMetrics();
  const audit = createMoneyAudit(createLog("info", { write: (line) => lines.push(line) }), metrics);
  const counted = async (): Promise<string> => {
    const server = metrics.createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    server.close();
    return text;
  };
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
