import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { readGameBalances } from "../store/games";
import { operatorAccount, post } from "../store/ledger";
import {
  type BonusKind,
  endHeldBonus,
  heldBonus,
  insertMemberBonus,
  type MemberBonus,
} from "../store/member-bonuses";
import { addStatements } from "../store/statements";
import { fundsOf, grant } from "./grant";

export interface BonusTerms {
  kind: BonusKind;
  code: string;
  type: string;
  /** In satang. */
  amount: number;
  /** How many times all of the member's money must be played. */
  turnover: number;
  percentFail: number;
}

/** The terms in satang for a member who then has `funds`. */
function termsOf({ kind, code, type, amount, turnover, percentFail }: BonusTerms, funds: number) {
  const required = Math.round(funds * turnover);
  return { kind, code, type, amount, required, threshold: Math.round((amount * percentFail) / 100) };
}

/** Pays a bonus and binds all of the member's money, bonus included, to its turnover. The member must hold none yet. */
export function receiveBonus(sandbox: Sandbox, memberId: number, terms: BonusTerms): MemberBonus {
  const { database, clock } = sandbox;
  if (terms.amount <= 0) throw new ApiError("MONEY_NOT_ENOUGH", "a percentage of an empty main wallet");
  return database.atomic(() => {
    grant(sandbox, memberId, terms.kind, terms.amount);
    return insertMemberBonus(database, {
      memberId,
      ...termsOf(terms, fundsOf(database, memberId)),
      turnover: 0,
      receivedAt: clock.now(),
      endedAt: null,
    });
  });
}

/** Records a bonus as if it had been received earlier: its money is already in the balances, so no entry is written. */
export function recordBonus(
  { database }: Sandbox,
  memberId: number,
  terms: BonusTerms,
  times: { receivedAt: string; endedAt: string | null },
): MemberBonus {
  const bound = termsOf(terms, fundsOf(database, memberId));
  return insertMemberBonus(database, { memberId, ...bound, turnover: 0, ...times });
}

export function isMet({ turnover, required }: MemberBonus): boolean {
  return turnover >= required;
}

/** Whether the member's money is below the threshold, so that the bonus counts as lost. */
export function isPlayedAway({ database }: Sandbox, { memberId, threshold }: MemberBonus): boolean {
  return fundsOf(database, memberId) < threshold;
}

/** Takes back what is left of a lost bonus. Returns the amount in satang. */
function takeBack({ database, clock }: Sandbox, memberId: number): number {
  const accounts = database.all<{ accountId: number; balance: number }>(
    "select id as accountId, balance from accounts where ownerId = ? and balance > 0",
    memberId,
  );
  const left = accounts.reduce((sum, { balance }) => sum + balance, 0);
  const legs = accounts.map(({ accountId, balance }) => ({ accountId, amount: -balance }));
  const promotion = operatorAccount(database, "promotion");
  post(database, "finish_bonus", clock.now(), [...legs, { accountId: promotion, amount: left }]);
  readGameBalances(database, memberId);
  return left;
}

/**
 * Ends the held bonus; the member keeps everything if its turnover is met. Throws BONUS_CONDITION if it may not end
 * yet.
 */
export function endBonus(sandbox: Sandbox, memberId: number): void {
  const { database, clock, flavour } = sandbox;
  database.atomic(() => {
    const held = heldBonus(database, memberId);
    if (!held) throw new ApiError("NO_DATA", "no bonus is held");
    if (!isMet(held) && !isPlayedAway(sandbox, held)) {
      throw new ApiError("BONUS_CONDITION", `played ${held.turnover} of ${held.required} satang`);
    }
    const amount = isMet(held) ? 0 : takeBack(sandbox, memberId);
    endHeldBonus(database, memberId, clock.now());
    addStatements(database, memberId, [
      {
        statementType: "finish_bonus",
        status: "SUCCESS",
        fromText: flavour.words.wallet,
        toText: flavour.words.bonus,
        amount,
        createdAt: clock.now(),
        source: held.kind,
      },
    ]);
  });
}
