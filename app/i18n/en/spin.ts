import type { Shape } from "../i18n";
import type { texts as th } from "../th/spin";

/** The spin wheel, its prizes and its coupons. */
export const texts = {
  title: "Wheel",
  prizes: "Prizes on the wheel",
  spinFor: "Spin for 1 coin",
  spinning: "Spinning",
  coin: "coin",
  coins: "coins",
  hub: "Spin the wheel, {{coins}} {{unit}} left",
  noCoins: "You have no coins left, so the wheel cannot be spun yet.",
  toWheel: "To the wheel",
  prize: "Prize",
  result: "Result",
  coupon: "Coupon",
  coinsLeft: "Coins left",
  told: { text: "The result: {{prize}}", left: "Coins left: {{coins}}" },
  last: "Last result",
  lastChecking: "We are checking your last spin or coupon",
  off: {
    title: "The wheel is not open",
    text: "The wheel cannot be spun at the moment. Your coins and coupons are safe.",
    failed: "We can't show the wheel right now. Your coins and coupons are safe.",
  },
  coupons: {
    title: "Your coupons",
    count: "Count",
    claim: "Claim",
    claimName: "Claim the coupon {{name}}",
    empty: "No coupons to claim yet",
    failed: "We can't show your coupons right now.",
    review: "Claim this coupon?",
    reviewText:
      "Once you confirm, the coupon is used and its prize is yours at once. A bonus comes with its conditions.",
    confirm: "Claim the coupon",
    confirming: "Claiming",
    claimed: "Coupon claimed: {{name}}",
    claimedPlain: "Coupon claimed",
    gone: "This coupon is not on your list any more. Please check your coupons.",
  },
  outcome: {
    spin: {
      won: "You won a prize",
      done: "The wheel was spun",
      refused: "The wheel was not spun",
      checking: "We are checking your spin",
      unknown: "We can't confirm this spin yet",
      doneText: "A prize that is a coupon waits among your coupons.",
      refusedText: "No coin was used.",
      checkingText:
        "The result is not confirmed yet. We are looking for it in your coins and coupons; please do not spin again for it. If your coins are as many as before, none was lost.",
      contactText:
        "The result still cannot be confirmed. Please look at your coins and coupons, and contact us with the reference if something is missing.",
    },
    claim: {
      done: "Coupon claimed",
      refused: "Coupon not claimed",
      checking: "We are checking your coupon",
      unknown: "We can't confirm this coupon yet",
      doneText: "What this coupon is good for is yours. The statement shows it.",
      refusedText: "The coupon was not used. Your money has not moved.",
    },
  },
} satisfies Shape<typeof th>;
