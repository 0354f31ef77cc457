import { give, set } from "./faults";
import { atOutcome, inTurn, open, see, tap, type } from "./hands";
import type { Stage } from "./state";

/** 40 letters, some of them with marks above and below. */
export const LONG_NAME = "ณัฐพงศ์สุวรรณภูมิพัฒน์วงศ์ประเสริฐกุลชัย";
export const BILLION = 1_000_000_000;

type Money = Stage["money"];

/** Ann, with money in the wallet and in games: who looks at a state that names nobody else. */
export function usualMember(money: Money): object {
  return {
    ...{ name: "Ann", bankAccountName: "ANN WILSON", coin: 3, statements: 13 },
    walletAmount: money(12_345.67),
    games: { JOKER: money(250), PG: money(1_030.5), UFABET: money(500), HUAYHD: money(20) },
  };
}

/** Ann with this much in the main wallet. */
export function withWallet(baht: number, games: Readonly<Record<string, number>> = {}) {
  return (money: Money) => ({
    ...{ name: "Ann", bankAccountName: "ANN WILSON" },
    walletAmount: money(baht),
    games: Object.fromEntries(Object.entries(games).map(([code, held]) => [code, money(held)])),
  });
}

/** Ann loses 200 in a game. */
export const lost = give("play", (money) => ({ code: "JOKER", delta: -money(200) }));

/** From the withdrawal's form to its review. */
export const reviewWithdrawal = inTurn(
  type("dialog input[name=amount]", (money) => money(1_000)),
  tap("dialog button[type=submit]"),
  see("dialog button[value=confirm]"),
);

/** A withdrawal that the operator has not sent yet; ends on its outcome page. */
export const openWithdrawal = inTurn(
  set("/cashier", { withdrawSettlement: "by-hand" }),
  open("/user/home/withdraw"),
  reviewWithdrawal,
  tap("dialog button[value=confirm]"),
  atOutcome,
);
