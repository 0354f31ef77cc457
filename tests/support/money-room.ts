import { randomUUID } from "node:crypto";
import { judgeAgain, snapshotBeforeSending } from "~/money/judge/judge-again.server";
import type { Kind } from "~/money/kinds/define.server";
import type { KindName } from "~/money/kinds/index.server";
import { transfer } from "~/money/kinds/transfer.server";
import { withdraw } from "~/money/kinds/withdraw.server";
import { createExecution, type Execution } from "~/money/once/execute.server";
import { createIntentTokens } from "~/money/once/intent.server";
import type { IntentRecord, RecordState, Stored } from "~/money/once/record.server";
import { createOperator } from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import { hearing } from "./execution";
import { createMemoryStore } from "./memory-store";

/** By the app's own clock. On the wire a call that hangs is cancelled sooner, reads are not. */
export const CALL_MS = 60_000;
const READ_MS = 10_000;

/** One operation for the suites about lost responses, one per row. */
export interface TestedOperation {
  name: KindName;
  path: string;
  /** Of 100.00 each, from a wallet of 1,000.00. */
  facts: Stored;
  /** The state once it has been seen to have happened. */
  happened: RecordState;
  kind: Kind<KindName, Stored, Stored, undefined>;
}

const rowOf = (row: Omit<TestedOperation, "kind">, kind: unknown) =>
  ({ ...row, kind: kind as TestedOperation["kind"] }) satisfies TestedOperation;

export const testedOperations: readonly [TestedOperation, TestedOperation] = [
  rowOf(
    {
      name: "transfer",
      path: "/api/wallet/transfer",
      facts: { from: "wallet", to: "JOKER", amount: 10_000 },
      happened: "done",
    },
    transfer,
  ),
  rowOf(
    { name: "withdraw", path: "/api/wallet/withdrawAll", facts: { amount: 10_000 }, happened: "accepted" },
    withdraw,
  ),
];

export interface MoneyRoom {
  execution: Execution;
  /** Sends an operation and returns its record. */
  send(operation: TestedOperation, facts?: Stored, body?: unknown): Promise<IntentRecord>;
  look(record: IntentRecord): Promise<IntentRecord>;
  /** Moves both the app's and the operator's clock. */
  pass(ms: number): Promise<void>;
}

/** The money code for one member with the real client, at an operator that `client` controls. */
export function moneyRoomOf(
  operation: TestedOperation,
  { token, username }: TestMember,
  url: string,
  client: OperatorClient,
  sentMs: number,
): MoneyRoom {
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  const clock = { now, wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };
  const store = createMemoryStore(() => 0);
  const intentTokens = createIntentTokens(["s".repeat(32)], store, now);
  const timeouts = { generalMs: CALL_MS, slipUploadMs: CALL_MS };
  const execution = createExecution({ store, intentTokens, timeouts, audit: hearing(), clock });
  const transport = createTransport(url);
  const operatorWithin = (ms: number) => {
    const onWire = { generalMs: ms, slipUploadMs: ms, chatUploadMs: ms };
    const settings = {
      transport,
      paths: {},
      timeouts: onWire,
      onCall: () => undefined,
      waitForTurn: async () => undefined,
    };
    return createOperator(settings, { token, requestId: randomUUID() });
  };
  const { kind } = operation;
  const asking = () => ({ operator: operatorWithin(READ_MS), execution, requestId: "look" });
  return {
    execution,
    async send({ name }, facts = operation.facts, body = undefined) {
      const verdict = await execution.run({
        token: intentTokens.issue(username, name),
        memberKey: username,
        kind,
        facts,
        requestId: "request",
        admit: async () => undefined,
        takeSnapshot: () => snapshotBeforeSending(kind, { memberKey: username, facts }, asking()),
        send: (idempotencyKey) =>
          kind.send({
            operator: operatorWithin(sentMs),
            facts,
            body: body as undefined,
            idempotencyKey,
            clock,
          }),
      });
      if (verdict.kind !== "settled") throw new Error(`not settled: ${verdict.kind}`);
      return verdict.record;
    },
    async look(record) {
      const latest = await execution.find(record.id, username);
      if (!latest) throw new Error("its record is gone");
      const { operator, ...keeping } = asking();
      return judgeAgain(latest, () => kind.takeSnapshot(operator, record.facts, clock), keeping);
    },
    async pass(ms) {
      offsetMs += ms;
      await client.control("POST", "/clock", { advanceMs: ms });
    },
  };
}
