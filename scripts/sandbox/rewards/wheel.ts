import { randomInt } from "node:crypto";
import type { Flavour } from "../state/flavour";
import type { Sandbox } from "../state/sandbox";

/** `money` and `bonus` become coupons, `gift` a coupon that staff hand over; coins are credited immediately. */
type PrizeKind = "money" | "bonus" | "gift" | "coin" | "nothing";

export interface Prize {
  code: string;
  kind: PrizeKind;
  /** Baht (before the flavour's scale), a percentage of the main wallet, or coins. */
  value: number;
  /** The prize's weight in the draw. */
  weight: number;
  bgColor: string;
  textColor: string;
}

/** One pair of colours is deliberately too pale to read, as an operator's can be. */
const prizes: readonly Prize[] = [
  { code: "MONEY50", kind: "money", value: 50, weight: 5, bgColor: "#7a1f5c", textColor: "#ffffff" },
  { code: "MONEY10", kind: "money", value: 10, weight: 20, bgColor: "#fdf0d5", textColor: "#2b1230" },
  { code: "BONUS5", kind: "bonus", value: 5, weight: 10, bgColor: "#0b6e47", textColor: "#ffffff" },
  { code: "GIFT", kind: "gift", value: 1, weight: 1, bgColor: "#ffd54f", textColor: "#ffffff" },
  { code: "MONEY100", kind: "money", value: 100, weight: 1, bgColor: "#1f3b73", textColor: "#ffffff" },
  { code: "MONEY5", kind: "money", value: 5, weight: 25, bgColor: "#f6f7f5", textColor: "#10201a" },
  { code: "COIN1", kind: "coin", value: 1, weight: 13, bgColor: "#b3261e", textColor: "#ffffff" },
  { code: "AGAIN", kind: "nothing", value: 0, weight: 25, bgColor: "#e4d5cf", textColor: "#2b1230" },
];

export const prizeCodes = prizes.map(({ code }) => code) as [string, ...string[]];

export function findPrize(code: string): Prize | undefined {
  return prizes.find((prize) => prize.code === code);
}

/** A money prize in satang. */
export function prizeMoney({ value }: Prize, { scale }: Flavour): number {
  return value * 100 * scale;
}

/** The prize's texts for the coupon and the prize dialog. */
export function prizeWords(
  { flavour }: Sandbox,
  prize: Prize,
): { label: string; name: string; html: string } {
  const { wheel, money } = flavour.rewards;
  switch (prize.kind) {
    case "money": {
      const amount = money(prize.value * flavour.scale);
      return { label: amount, name: wheel.money(amount), html: wheel.moneyHtml(amount) };
    }
    case "bonus":
      return wheel.bonus(prize.value);
    case "gift":
      return wheel.gift;
    case "coin":
      return wheel.coin(prize.value);
    case "nothing":
      return wheel.nothing;
  }
}

/** The slices in drawing order: clockwise from the pointer. */
export function slicesOf(sandbox: Sandbox) {
  return prizes.map((prize) => {
    const { label, html } = prizeWords(sandbox, prize);
    const { code, bgColor, textColor } = prize;
    return { code, label, bgColor, textColor, htmlDescription: html };
  });
}

/** Draws a random prize by weight. */
export function drawPrize(): Prize {
  let left = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = prizes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!drawn) throw new RangeError("the weights do not add up");
  return drawn;
}
