import * as z from "zod";
import { flag } from "../http/request-body";
import { toMajor, toSatang } from "../money/amount";
import { countPlay } from "../money/count-play";
import { refundState } from "../rewards/refund-rules";
import { startRewards } from "../rewards/start-rewards";
import { prizeCodes } from "../rewards/wheel";
import type { Sandbox } from "../state/sandbox";
import { addCoins, coinsOf, couponsOf, setNextPrize } from "../store/coupons";
import { inviteSums } from "../store/invitees";
import { heldBonus } from "../store/member-bonuses";
import type { Member } from "../store/members";
import { listOffers, putOffer } from "../store/offers";
import { resultOf } from "../store/refunds";
import { type ControlRoute, requireBody, requireNamed } from "./control-route";

const amount = z.coerce.number().min(0).max(1e12);
const percent = z.coerce.number().min(0).max(1000);

const newOffer = z.strictObject({
  kind: z.enum(["bonus", "promotion"]).default("bonus"),
  /** Operators' codes hold more than letters and digits. */
  code: z.string().regex(/^[^\s/]{1,40}$/, "no spaces and no slash"),
  type: z.enum(["limit", "day", "week"]).default("limit"),
  maxReceived: z.coerce.number().int().min(0).default(1),
  capacity: z.coerce.number().int().min(0).nullable().default(null),
  amount: amount.default(0),
  percent: percent.default(0),
  maxAmount: amount.default(0),
  turnover: z.coerce.number().min(0).max(1000).default(1),
  percentFail: percent.default(10),
  banners: z.coerce.number().int().min(0).max(9).default(0),
  html: z.string().default(""),
});

const newCoupon = z.strictObject({
  prize: z.string().min(1),
  amount: z.coerce.number().int().min(1).default(1),
  daysAgo: z.coerce.number().min(0).default(0),
  isClaimed: flag.default(false),
});

/** A member's rewards, with amounts in the member's currency. */
export function describeRewards(sandbox: Sandbox, { id }: Member) {
  const { database } = sandbox;
  const held = heldBonus(database, id);
  const invite = inviteSums(database, id);
  return {
    coin: coinsOf(database, id),
    bonus: held
      ? {
          kind: held.kind,
          code: held.code,
          type: held.type,
          amount: toMajor(held.amount),
          turnover: toMajor(held.turnover),
          required: toMajor(held.required),
          threshold: toMajor(held.threshold),
        }
      : null,
    invite: {
      invitees: invite.invitees,
      played: toMajor(invite.played),
      pending: toMajor(invite.pending),
      received: toMajor(invite.received),
    },
    refund: { loss: toMajor(resultOf(database, id).loss), amount: toMajor(refundState(sandbox, id).amount) },
    coupons: couponsOf(database, id).map(({ uid, prize, amount: count, wonAt, claimedAt }) => ({
      _id: uid,
      prize,
      amount: count,
      wonAt,
      claimedAt,
    })),
  };
}

/** A route that changes one member and returns that member's new state. */
function memberRoute(
  path: string,
  about: string,
  run: (sandbox: Sandbox, member: Member, body: unknown) => void,
): ControlRoute {
  return {
    method: "POST",
    path: `/sandbox/members/{username}/${path}`,
    about,
    run: (sandbox, input) => {
      const member = requireNamed(sandbox, input);
      run(sandbox, member, input.body);
      return describeRewards(sandbox, member);
    },
  };
}

export const rewardRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/members/{username}/rewards",
    about: "Coins, the bonus held with its turnover, what invited friends earned, losses to refund, coupons.",
    run: (sandbox, input) => describeRewards(sandbox, requireNamed(sandbox, input)),
  },
  memberRoute(
    "wager",
    "Play that neither wins nor loses: {amount}. It counts as turnover, and for whoever invited the member.",
    (sandbox, { id }, body) => {
      const wanted = requireBody(z.strictObject({ amount }), body);
      countPlay(sandbox, id, { stake: toSatang(wanted.amount), loss: 0 });
    },
  ),
  memberRoute("coins", "Gives coins for the wheel: {coins}.", ({ database }, { id }, body) => {
    const { coins } = requireBody(z.strictObject({ coins: z.coerce.number().int().min(1).max(1e6) }), body);
    addCoins(database, id, coins);
  }),
  memberRoute(
    "next-prize",
    `What the next spin wins: {prize: ${prizeCodes.join("|")}}.`,
    ({ database }, { id }, body) => {
      setNextPrize(database, id, requireBody(z.strictObject({ prize: z.enum(prizeCodes) }), body).prize);
    },
  ),
  memberRoute(
    "coupons",
    "Gives a coupon: {prize, amount?, daysAgo?, isClaimed?}; a prize that the wheel lacks is INVALID_PRIZE_CODE.",
    (sandbox, member, body) => startRewards(sandbox, member, { coupons: [requireBody(newCoupon, body)] }),
  ),
  memberRoute(
    "invitees",
    "Invites made-up friends: {invitees?, invitePlayed?, invitePending?, inviteReceived?}. Real ones register with PR and the member's _id.",
    (sandbox, member, body) => {
      const sums = { invitePlayed: amount.default(0), invitePending: amount.default(0) };
      const count = { invitees: z.coerce.number().int().min(1).max(500).default(1) };
      const schema = z.strictObject({ ...count, ...sums, inviteReceived: amount.default(0) });
      startRewards(sandbox, member, requireBody(schema, body));
    },
  ),
  {
    method: "GET",
    path: "/sandbox/offers",
    about: "The bonuses and promotion codes, with their terms (satang).",
    run: ({ database }) => [...listOffers(database, "bonus"), ...listOffers(database, "promotion")],
  },
  {
    method: "POST",
    path: "/sandbox/offers",
    about: `Adds a bonus or promotion code, or replaces it: {${Object.keys(newOffer.shape).join(", ")}}; capacity is for all members together.`,
    run: ({ database }, { body }) => {
      const wanted = requireBody(newOffer, body);
      const offer = {
        ...wanted,
        amount: toSatang(wanted.amount),
        maxAmount: toSatang(wanted.maxAmount),
      };
      putOffer(database, offer);
      return offer;
    },
  },
];
