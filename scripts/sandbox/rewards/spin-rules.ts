import { ApiErrorAs200 } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import {
  addCoins,
  type Coupon,
  coinsOf,
  findCoupon,
  insertCoupon,
  markClaimed,
  takeNextPrize,
} from "../store/coupons";
import { balanceOf, walletAccount } from "../store/ledger";
import { heldBonus } from "../store/member-bonuses";
import { grant } from "./grant";
import { receiveBonus } from "./hold-bonus";
import { drawPrize, findPrize, type Prize, prizeMoney, prizeWords } from "./wheel";

const DAY_MS = 86_400_000;

/** Spends a coin and draws a prize. Money, bonuses and gifts become coupons; coins are credited immediately. */
export function spin(sandbox: Sandbox, memberId: number) {
  const { database, clock, settings } = sandbox;
  return database.atomic(() => {
    if (!settings.spinActive) throw new ApiErrorAs200("NO_DATA", "the wheel is off");
    if (coinsOf(database, memberId) < 1) throw new ApiErrorAs200("MONEY_NOT_ENOUGH", "no coin left");
    addCoins(database, memberId, -1);
    const prize = findPrize(takeNextPrize(database, memberId) ?? "") ?? drawPrize();
    const { label, name } = prizeWords(sandbox, prize);
    if (prize.kind === "coin") addCoins(database, memberId, prize.value);
    else if (prize.kind !== "nothing") {
      const won = { memberId, prize: prize.code, name, amount: 1 };
      insertCoupon(database, { ...won, wonAt: clock.now(), claimedAt: null });
    }
    return { code: prize.code, label, remainingCoin: coinsOf(database, memberId) };
  });
}

function isExpired({ clock, settings }: Sandbox, { wonAt }: Coupon): boolean {
  return clock.nowMs() - Date.parse(wonAt) > settings.couponDays * DAY_MS;
}

/** The coupon and its prize. Throws if it cannot be claimed. */
function requireClaimable(sandbox: Sandbox, memberId: number, uid: string) {
  const coupon = findCoupon(sandbox.database, memberId, uid);
  if (!coupon) throw new ApiErrorAs200("INVALID_CODE");
  if (coupon.claimedAt !== null) throw new ApiErrorAs200("NO_CLAIMABLE_COUPON", "claimed already");
  if (isExpired(sandbox, coupon)) throw new ApiErrorAs200("COUPON_EXPIRED");
  const prize = findPrize(coupon.prize);
  if (!prize) throw new ApiErrorAs200("INVALID_PRIZE_CODE", `no prize ${coupon.prize} on the wheel`);
  return { coupon, prize };
}

function claimBonus(sandbox: Sandbox, memberId: number, prize: Prize, count: number): void {
  const { database, settings } = sandbox;
  if (heldBonus(database, memberId)) throw new ApiErrorAs200("BONUS_REMAINING");
  const wallet = balanceOf(database, walletAccount(database, memberId));
  const amount = Math.floor((wallet * prize.value * count) / 100);
  if (amount <= 0) throw new ApiErrorAs200("MONEY_NOT_ENOUGH", "a percentage of an empty main wallet");
  receiveBonus(sandbox, memberId, {
    kind: "luckydraw",
    code: prize.code,
    type: "luckydraw",
    amount,
    turnover: settings.couponTurnover,
    percentFail: settings.couponPercentFail,
  });
}

/** Redeems a coupon: money into the main wallet, or a bonus with its turnover. */
export function claimCoupon(sandbox: Sandbox, memberId: number, uid: string): void {
  const { database, clock, flavour } = sandbox;
  database.atomic(() => {
    const { coupon, prize } = requireClaimable(sandbox, memberId, uid);
    if (prize.kind === "money") {
      grant(sandbox, memberId, "luckydraw", prizeMoney(prize, flavour) * coupon.amount);
    } else if (prize.kind === "bonus") claimBonus(sandbox, memberId, prize, coupon.amount);
    else throw new ApiErrorAs200("INVALID_COUPON_TYPE", `a ${prize.kind} is not paid here`);
    markClaimed(database, coupon.id, clock.now());
  });
}
