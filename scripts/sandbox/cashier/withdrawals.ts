import { toMajor } from "../money/amount";
import { collect } from "../money/transfer";
import { ApiError } from "../state/api-error";
import { dueAt } from "../state/cashier-rules";
import type { Sandbox } from "../state/sandbox";
import { balanceOf, heldAccount, operatorAccount, post, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { addStatements, setStatementStatus } from "../store/statements";
import { insertWithdrawal, setWithdrawalStatus, type Withdrawal } from "../store/withdrawals";

function requireAccount({ flavour }: Sandbox, { bankCode, bankAccountNo }: Member): void {
  const isKnown = flavour.banks.some(({ code }) => code === bankCode);
  if (!isKnown || bankAccountNo === "") throw new ApiError("NO_BANK", "no account to pay to");
}

function requireWithinLimits({ settings }: Sandbox, amount: number): void {
  const major = toMajor(amount);
  if (major < settings.withdrawMin) throw new ApiError("TRANSFER_MINIMUM", `below ${settings.withdrawMin}`);
  if (major > settings.withdrawMax) throw new ApiError("TRANSFER_FAIL", `above ${settings.withdrawMax}`);
}

/**
 * Takes satang out of the wallet and holds them until they are paid or returned. With `fromGames`, what the wallet
 * lacks is first collected from the games. A bonus blocks money in the games (BONUS_REMAINING) and in the wallet
 * (BONUS_CONDITION).
 */
export function withdraw(
  sandbox: Sandbox,
  member: Member,
  amount: number,
  { fromGames }: { fromGames: boolean },
): void {
  const { database } = sandbox;
  requireAccount(sandbox, member);
  requireWithinLimits(sandbox, amount);
  database.atomic(() => {
    const wallet = walletAccount(database, member.id);
    const isEnough = balanceOf(database, wallet) >= amount;
    if (member.bonus !== null) {
      throw new ApiError(isEnough || !fromGames ? "BONUS_CONDITION" : "BONUS_REMAINING");
    }
    if (!isEnough && fromGames) collect(sandbox, member, amount);
    if (balanceOf(database, wallet) < amount) throw new ApiError("MONEY_NOT_ENOUGH");
    const withdrawal = begin(sandbox, member, amount);
    if (withdrawal.dueAt !== null && withdrawal.dueAt <= withdrawal.createdAt) {
      settleWithdrawal(sandbox, withdrawal, withdrawal.outcome, withdrawal.createdAt);
    }
  });
}

function begin({ database, clock, flavour, cashier }: Sandbox, member: Member, amount: number): Withdrawal {
  const { withdrawSettlement, withdrawDelayMs, withdrawOutcome } = cashier.of(member.username);
  const createdAt = clock.now();
  post(database, "withdraw", createdAt, [
    { accountId: walletAccount(database, member.id), amount: -amount },
    { accountId: heldAccount(database, member.id), amount },
  ]);
  const statementNumber = addStatements(database, member.id, [
    {
      statementType: "withdraw",
      status: "PENDING",
      fromText: flavour.words.wallet,
      toText: `${member.bankCode} ${member.bankAccountNo}`,
      amount,
      createdAt,
      source: null,
    },
  ]);
  return insertWithdrawal(database, {
    memberId: member.id,
    statementNumber,
    amount,
    createdAt,
    dueAt: dueAt(withdrawSettlement, Date.parse(createdAt), withdrawDelayMs),
    outcome: withdrawOutcome,
  });
}

/** Pays the money to the member's bank or returns it to the wallet. A settled withdrawal is left unchanged. */
export function settleWithdrawal(
  { database }: Sandbox,
  { id, memberId, statementNumber, amount, status }: Withdrawal,
  outcome: Withdrawal["outcome"],
  at: string,
): void {
  if (status !== "PENDING") return;
  database.atomic(() => {
    const to = outcome === "SUCCESS" ? operatorAccount(database, "bank") : walletAccount(database, memberId);
    post(database, outcome === "SUCCESS" ? "payout" : "payout-back", at, [
      { accountId: heldAccount(database, memberId), amount: -amount },
      { accountId: to, amount },
    ]);
    setWithdrawalStatus(database, id, outcome);
    setStatementStatus(database, memberId, statementNumber, outcome);
  });
}
