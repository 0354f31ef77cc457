import { snapshotBeforeSending } from "~/money/judge/judge-again.server";
import { transfer } from "~/money/kinds/transfer.server";
import type { AuditLine, MoneyAudit } from "~/money/once/audit";
import { createExecution } from "~/money/once/execute.server";
import { createIntentTokens } from "~/money/once/intent.server";
import type { Snapshot } from "~/money/once/record.server";
import type { CallTimeouts } from "~/money/once/send-once.server";
import type { Submission } from "~/money/once/submission";
import type { Operator } from "~/operator/client.server";
import { OperatorError, type Reached } from "~/operator/error";
import type { Store } from "~/store/store";
import { createMemoryStore } from "./memory-store";

const secrets = ["s".repeat(32)];
const moved = { from: "wallet", to: "JOKER", amount: 10_000 };
export const CALL_TIMEOUT_MS = 60_000;

export function failed(reached: Reached, message = "INTERNAL_SERVER_ERROR", status?: number): OperatorError {
  return new OperatorError(message, { endpoint: "wallet.transfer", reached, status });
}

/** A snapshot of the wallet and statement of a member with one game. */
export function snapshotOf(wallet: number, game: number, takenAt = Date.now()): Snapshot {
  return { takenAt, balances: { wallet, JOKER: game }, names: { JOKER: "Joker" }, entries: [] };
}

/** The same member after `count` transfers of 100.00 from the wallet to the game. */
export function afterTransfers(count: number, takenAt: number): Snapshot {
  const entry = { type: "transfer", amount: 10_000, createdAt: takenAt, status: "SUCCESS" };
  const entries = Array.from({ length: count }, (_, index) => ({ ...entry, createdAt: takenAt - index }));
  return { ...snapshotOf(50_000 - count * 10_000, count * 10_000, takenAt), entries };
}

/** The reports of the money code. */
export interface Heard extends MoneyAudit {
  lines: AuditLine[];
  /** `posted request-1`. */
  steps: string[];
  /** Errors that no member saw: `settle StoreUnavailable`. */
  faults: string[];
  /** `running`, `unknown`, `lapsed refused`. */
  changes: string[];
  /** From which state to which in the store: `running unknown`. */
  outcomes: string[];
}

export function hearing(): Heard {
  const lines: AuditLine[] = [];
  const steps: string[] = [];
  const faults: string[] = [];
  const changes: string[] = [];
  const outcomes: string[] = [];
  const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
  return {
    lines,
    steps,
    faults,
    changes,
    outcomes,
    operation: (line) => {
      lines.push(line);
      changes.push(line.state);
    },
    outcome: (state, was) => void outcomes.push(`${was} ${state}`),
    lapsed: ({ state }) => void changes.push(`lapsed ${state}`),
    step: (step, { requestId, state }) => void steps.push([step, state, requestId].filter(Boolean).join(" ")),
    storeFault: (step, error) => void faults.push(`${step} ${nameOf(error)}`),
    unseen: (error) => void faults.push(`unseen ${nameOf(error)}`),
    unreadable: (reference) => void faults.push(`unreadable ${reference}`),
  };
}

/** A process: an execution on a store that may be shared, with a clock that the test controls. */
export function aProcess(store: Store = createMemoryStore(() => 0), timeouts: Partial<CallTimeouts> = {}) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const audit = hearing();
  const intentTokens = createIntentTokens(secrets, store, now);
  const execution = createExecution({
    store,
    intentTokens,
    timeouts: { generalMs: CALL_TIMEOUT_MS, slipUploadMs: CALL_TIMEOUT_MS, ...timeouts },
    audit,
    clock: { now, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  });
  let calls = 0;
  /** The look before the next transfer, which shows this. */
  const lookingAt = (look: () => Promise<Snapshot>) => () => {
    const asking = { operator: {} as Operator, execution, requestId: "request-1" };
    return snapshotBeforeSending(
      { ...transfer, takeSnapshot: look },
      { memberKey: "member", facts: moved },
      asking,
    );
  };
  const submission = (more: Partial<Submission> = {}): Submission => ({
    token: intentTokens.issue("member", "transfer"),
    memberKey: "member",
    kind: transfer,
    facts: moved,
    requestId: "request-1",
    admit: async () => undefined,
    takeSnapshot: async () => snapshotOf(50_000, 0, clock.now),
    ...more,
    send: async (key) => {
      calls += 1;
      return more.send ? more.send(key) : { message: "SUCCESS" };
    },
  });
  return { store, clock, intentTokens, execution, submission, lookingAt, audit, calls: () => calls };
}

export type TestProcess = ReturnType<typeof aProcess>;

export function fail(): never {
  throw new Error("not there yet");
}

export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
