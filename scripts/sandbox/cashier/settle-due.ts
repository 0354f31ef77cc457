import type { Sandbox } from "../state/sandbox";
import { dueSlips } from "../store/slips";
import { dueWithdrawals } from "../store/withdrawals";
import { settleSlip } from "./slips";
import { settleWithdrawal } from "./withdrawals";

/** Settles, in order, everything that is due by the sandbox's clock. Runs before every request. */
export function settleDue(sandbox: Sandbox): void {
  const { database, clock } = sandbox;
  const now = clock.now();
  const slips = dueSlips(database, now).map((slip) => ({
    at: slip.dueAt ?? now,
    settle: (at: string) => void settleSlip(sandbox, slip, at),
  }));
  const withdrawals = dueWithdrawals(database, now).map((withdrawal) => ({
    at: withdrawal.dueAt ?? now,
    settle: (at: string) => settleWithdrawal(sandbox, withdrawal, withdrawal.outcome, at),
  }));
  if (slips.length + withdrawals.length === 0) return;
  for (const { at, settle } of [...slips, ...withdrawals].sort((a, b) => a.at.localeCompare(b.at)))
    settle(at);
}
