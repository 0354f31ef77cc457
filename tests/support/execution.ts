import { type Arrival, createExecution } from "~/money/execute.server";
import { createMint } from "~/money/intent.server";
import type { Snapshot } from "~/money/record.server";
import { OperatorError, type Reached } from "~/operator/error";
import { createMemoryStore } from "~/store/memory.server";
import type { Store } from "~/store/store";

const secrets = ["s".repeat(32)];
export const CALL_TIMEOUT_MS = 1_000;

export function failed(reached: Reached, message = "INTERNAL_SERVER_ERROR", status?: number): OperatorError {
  return new OperatorError(message, { endpoint: "wallet.transfer", reached, status });
}

export function snapshotOf(wallet: number, game: number, takenAt = Date.now()): Snapshot {
  return { takenAt, balances: { wallet, JOKER: game }, names: { JOKER: "Joker" }, entries: [] };
}

/** A process: its own execution on a store that may be shared, with a clock that the test moves. */
export function aProcess(store: Store = createMemoryStore(() => 0)) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const mint = createMint(secrets, store, now);
  const execution = createExecution({ store, mint, callTimeoutMs: CALL_TIMEOUT_MS, now });
  let calls = 0;
  const arrival = (more: Partial<Arrival> = {}): Arrival => ({
    token: mint.mint("member", "transfer"),
    memberKey: "member",
    operation: "transfer",
    payload: { from: "wallet", to: "JOKER", amount: 10_000 },
    facts: { from: "wallet", to: "JOKER", amount: 10_000 },
    snapshot: async () => snapshotOf(50_000, 0, clock.now),
    ...more,
    act: async (key) => {
      calls += 1;
      return more.act ? more.act(key) : { message: "SUCCESS" };
    },
  });
  return { store, clock, mint, execution, arrival, calls: () => calls };
}

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
