import { toSatang } from "../money/amount";
import type { Sandbox } from "../state/sandbox";
import { insertCoupon } from "../store/coupons";
import { addInviteePlay, insertInviteEntry, insertInvitee } from "../store/invitees";
import { addTurnover } from "../store/member-bonuses";
import type { Member } from "../store/members";
import { findOffer, listOffers, type OfferKind } from "../store/offers";
import { addResult, insertRefund } from "../store/refunds";
import { recordBonus } from "./hold-bonus";
import { findPrize, prizeWords } from "./wheel";

/** A member's initial rewards, in the member's currency, before `startRewards` multiplies them by its scale. */
export interface RewardStart {
  /** The type of the bonus that the member holds. */
  bonus?: string | null | undefined;
  isTurnoverMet?: boolean;
  /** Offers received and ended today; a code may be repeated. */
  received?: readonly { kind: OfferKind; code: string }[];
  invitees?: number;
  /** What the friends have played, apart from the pending share. */
  invitePlayed?: number;
  invitePending?: number;
  /** Received earlier for each friend. */
  inviteReceived?: number;
  /** Losses since the last refund; below 0 for a win. */
  loss?: number;
  /** The number of refunds received before today. */
  refunds?: number;
  coupons?: readonly { prize: string; amount?: number; daysAgo?: number; isClaimed?: boolean }[];
}

const DAY_MS = 86_400_000;
const HELD_AMOUNT = 100;
const HELD_TURNOVER = 5;
const HELD_PERCENT_FAIL = 10;

/** Writes history without ledger postings: the ledger opens with the balances, as for made-up statement entries. */
export function startRewards(sandbox: Sandbox, member: Member, start: RewardStart, scale = 1): void {
  const satang = (amount = 0) => toSatang(amount) * scale;
  sandbox.database.atomic(() => {
    startBonuses(sandbox, member, start);
    startInvites(sandbox, member, start, satang);
    startRefunds(sandbox, member, start, satang);
    startCoupons(sandbox, member, start);
  });
}

function daysAgo({ clock }: Sandbox, days: number): string {
  return new Date(clock.nowMs() - days * DAY_MS).toISOString();
}

function startBonuses(
  sandbox: Sandbox,
  { id }: Member,
  { bonus, isTurnoverMet, received }: RewardStart,
): void {
  const { database, clock, flavour } = sandbox;
  const now = clock.now();
  for (const { kind, code } of received ?? []) {
    const offer = findOffer(database, kind, code);
    if (offer) recordBonus(sandbox, id, offer, { receivedAt: now, endedAt: now });
  }
  if (!bonus) return;
  const code = listOffers(database, "bonus").find(({ type }) => type === bonus)?.code ?? "";
  const amount = toSatang(HELD_AMOUNT) * flavour.scale;
  const terms = { turnover: HELD_TURNOVER, percentFail: HELD_PERCENT_FAIL };
  const times = { receivedAt: now, endedAt: null };
  const held = recordBonus(sandbox, id, { kind: "bonus", code, type: bonus, amount, ...terms }, times);
  if (isTurnoverMet) addTurnover(database, id, held.required);
}

function startInvites(
  sandbox: Sandbox,
  { id: inviterId }: Member,
  start: RewardStart,
  satang: (amount?: number) => number,
): void {
  const { database, flavour, settings } = sandbox;
  const pending = satang(start.invitePending);
  const count = start.invitees ?? (pending > 0 ? 1 : 0);
  const friends = Array.from({ length: count }, (_, index) => {
    const { name = "" } = flavour.people[(index + 1) % flavour.people.length] ?? {};
    return insertInvitee(database, {
      inviterId,
      memberId: null,
      name,
      joinedAt: daysAgo(sandbox, 3 * (count - index)),
    });
  });
  for (const [index, inviteeId] of friends.entries()) {
    const share = Math.floor(pending / count) + (index === 0 ? pending % count : 0);
    const stake = satang(start.invitePlayed) + Math.round((share * 100) / (settings.invitePercent || 1));
    addInviteePlay(database, inviteeId, stake, share);
    const amount = satang(start.inviteReceived);
    const createdAt = daysAgo(sandbox, 1);
    if (amount > 0) insertInviteEntry(database, { inviterId, inviteeId, amount, createdAt });
  }
}

function startRefunds(
  sandbox: Sandbox,
  { id }: Member,
  { refunds = 0, loss }: RewardStart,
  satang: (amount?: number) => number,
): void {
  for (let left = refunds; left > 0; left -= 1) {
    const amount = satang(100 + ((left * 137) % 900) + 0.5);
    insertRefund(sandbox.database, id, { amount, createdAt: daysAgo(sandbox, 7 * left) });
  }
  if (loss !== undefined) addResult(sandbox.database, id, satang(loss));
}

function startCoupons(sandbox: Sandbox, { id: memberId }: Member, { coupons = [] }: RewardStart): void {
  const { database, clock, flavour } = sandbox;
  for (const { prize: code, amount = 1, daysAgo: days = 0, isClaimed } of coupons) {
    const prize = findPrize(code);
    const name = prize ? prizeWords(sandbox, prize).name : flavour.rewards.wheel.former;
    const wonAt = daysAgo(sandbox, days);
    insertCoupon(database, {
      memberId,
      prize: code,
      name,
      amount,
      wonAt,
      claimedAt: isClaimed ? clock.now() : null,
    });
  }
}
