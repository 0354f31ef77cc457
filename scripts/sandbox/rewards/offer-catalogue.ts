import { toSatang } from "../money/amount";
import type { Flavour } from "../state/flavour";
import type { Offer } from "../store/offers";

/** Amounts in baht, before the flavour's scale. */
type Row = Pick<Offer, "type" | "maxReceived" | "turnover" | "banners"> &
  Partial<Pick<Offer, "capacity" | "amount" | "percent" | "maxAmount" | "percentFail">>;

/** TOPUP5 has no picture; FIRST100 and LASTONE are used up by the demo members. */
const bonuses: Record<keyof Flavour["rewards"]["bonuses"], Row> = {
  WELCOME: { type: "limit", maxReceived: 1, amount: 100, turnover: 3, banners: 2 },
  DAILY10: { type: "day", maxReceived: 1, percent: 10, maxAmount: 500, turnover: 2, banners: 1 },
  TOPUP5: {
    type: "day",
    maxReceived: 3,
    percent: 5,
    maxAmount: 200,
    turnover: 1,
    percentFail: 5,
    banners: 0,
  },
  WEEK15: { type: "week", maxReceived: 1, percent: 15, maxAmount: 1_500, turnover: 4, banners: 3 },
  TWICE8: { type: "week", maxReceived: 2, percent: 8, maxAmount: 800, turnover: 2, banners: 1 },
  FIRST100: { type: "limit", maxReceived: 1, amount: 100, turnover: 3, banners: 1, capacity: 2 },
};

const once = { type: "limit", maxReceived: 1, banners: 0 };
const promotions: Record<keyof Flavour["rewards"]["promotions"], Row> = {
  NOV15: { ...once, percent: 15, maxAmount: 1_500, turnover: 3 },
  GIFT50: { ...once, amount: 50, turnover: 1, percentFail: 20 },
  LASTONE: { ...once, amount: 200, turnover: 1, capacity: 1 },
};

function offersOf(
  kind: Offer["kind"],
  rows: Record<string, Row>,
  texts: Record<string, string>,
  { rewards, scale }: Flavour,
): Offer[] {
  return Object.entries(rows).map(([code, { amount = 0, maxAmount = 0, ...row }]) => ({
    kind,
    code,
    capacity: null,
    percent: 0,
    percentFail: 10,
    ...row,
    amount: toSatang(amount) * scale,
    maxAmount: toSatang(maxAmount) * scale,
    html: `${texts[code]}${rewards.turnover(row.turnover)}`,
  }));
}

/** All bonuses and promotion codes of the demo data. */
export function offerCatalogue(flavour: Flavour): Offer[] {
  return [
    ...offersOf("bonus", bonuses, flavour.rewards.bonuses, flavour),
    ...offersOf("promotion", promotions, flavour.rewards.promotions, flavour),
  ];
}
