import { ApiError } from "../state/api-error";
import { localDay, localWeek } from "../state/local-time";
import type { Sandbox } from "../state/sandbox";
import { balanceOf, walletAccount } from "../store/ledger";
import { bonusesOf, countReceived, heldBonus, type MemberBonus } from "../store/member-bonuses";
import { findOffer, type Offer } from "../store/offers";
import { receiveBonus } from "./hold-bonus";

/** The bonuses that count towards maxReceived: those of today, of this week, or all. */
export function counted(
  { clock }: Sandbox,
  type: string,
  received: readonly MemberBonus[],
): readonly MemberBonus[] {
  const period = { day: localDay, week: localWeek }[type];
  if (!period) return received;
  const now = period(clock.nowMs());
  return received.filter(({ receivedAt }) => period(Date.parse(receivedAt)) === now);
}

function requireRoom({ database }: Sandbox, { kind, code, capacity }: Offer): void {
  if (capacity !== null && countReceived(database, kind, code) >= capacity) throw new ApiError("BONUS_FULL");
}

/** The offer's value for this member now, in satang. */
function worth({ database }: Sandbox, memberId: number, offer: Offer): number {
  const wallet = balanceOf(database, walletAccount(database, memberId));
  return offer.amount + Math.min(offer.maxAmount, Math.floor((wallet * offer.percent) / 100));
}

function receive(sandbox: Sandbox, memberId: number, offer: Offer, type: string): MemberBonus {
  const { kind, code, turnover, percentFail } = offer;
  const amount = worth(sandbox, memberId, offer);
  return receiveBonus(sandbox, memberId, { kind, code, type, amount, turnover, percentFail });
}

/**
 * Throws BONUS_ALREADY_ACTIVE if this bonus is held, BONUS_REMAINING if another one is, otherwise what the offer's own
 * rules say.
 */
export function activateBonus(sandbox: Sandbox, memberId: number, code: string): MemberBonus {
  const { database } = sandbox;
  return database.atomic(() => {
    const offer = findOffer(database, "bonus", code);
    if (!offer) throw new ApiError("NO_DATA", `no bonus ${code}`);
    const held = heldBonus(database, memberId);
    if (held) {
      const isSame = held.kind === "bonus" && held.code === code;
      throw new ApiError(isSame ? "BONUS_ALREADY_ACTIVE" : "BONUS_REMAINING");
    }
    const received = bonusesOf(database, memberId, "bonus").filter((bonus) => bonus.code === code);
    if (counted(sandbox, offer.type, received).length >= offer.maxReceived) {
      throw new ApiError("BONUS_MAX_CLAIMED");
    }
    requireRoom(sandbox, offer);
    return receive(sandbox, memberId, offer, offer.type);
  });
}

/** Codes are in capitals, as the operator prints them. */
export function requirePromotion({ database }: Sandbox, code: string): Offer {
  const offer = findOffer(database, "promotion", code);
  if (!offer) throw new ApiError("NO_PROMOTION");
  return offer;
}

export function hasReceivedPromotion({ database }: Sandbox, memberId: number, code: string): boolean {
  return bonusesOf(database, memberId, "promotion").some((bonus) => bonus.code === code);
}

export function activatePromotion(sandbox: Sandbox, memberId: number, code: string): MemberBonus {
  return sandbox.database.atomic(() => {
    const offer = requirePromotion(sandbox, code);
    if (hasReceivedPromotion(sandbox, memberId, code)) throw new ApiError("PROMOTION_RECEIVED");
    if (heldBonus(sandbox.database, memberId)) throw new ApiError("BONUS_REMAINING");
    requireRoom(sandbox, offer);
    return receive(sandbox, memberId, offer, "promotion");
  });
}
