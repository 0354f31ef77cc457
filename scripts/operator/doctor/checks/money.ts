import { costs, type Finding, noted } from "../deviation";
import type { Visit } from "../talk/visit";
import { movedAmount, movement } from "../writes/transfer";

/** So many amounts without a decimal are no accident. */
const MANY = 8;
const HUNDRED = 10_000;

/** The main wallet holds money, not debts. */
export function walletHolds(visit: Visit): Finding[] {
  const amount = visit.answer("wallet", "get")?.wallet.amount ?? 0;
  if (amount >= 0) return [];
  return [noted("wallet.amount", amount / 100, "0 or more", "home: a balance below 0")];
}

/** Amounts that are all whole and large may be hundredths: only a person knows. */
export function looksLikeSatang(visit: Visit): Finding[] {
  const wallet = visit.answer("wallet", "get");
  const entries = visit.answer("statement", "list")?.statements ?? [];
  if (!wallet || visit.target.brand?.currency === "LAK") return [];
  const amounts = [wallet.wallet, ...wallet.slots, ...entries].map(({ amount }) => Math.abs(amount));
  const some = amounts.filter((amount) => amount > 0);
  const areWhole = some.length >= MANY && some.every((amount) => amount >= HUNDRED && amount % 100 === 0);
  if (!areWhole) return [];
  const came = `${some.length} amounts, all whole and none below 100`;
  return [
    noted("wallet.amount", came, "currency units: 12.50, not 1250", "amounts a hundred times too large"),
  ];
}

/** What left the wallet is what was sent, and one key moves money once. */
export function movementHolds(visit: Visit): Finding[] {
  const there = visit.all("wallet", "transfer").filter(({ input }) => input.from === "wallet");
  if (there.length === 0) return [];
  const { out, isTwice } = movement(visit, there.length > 1);
  const sent = movedAmount(visit);
  const found: Finding[] = [];
  if (out !== Math.round(sent * 100)) {
    const member = "amounts in another unit than they move, and lost answers that nobody can tell";
    found.push(costs("amount", out / 100, `${sent} less in the wallet after it was sent`, member));
  }
  if (isTwice) {
    const contract = "one Idempotency-Key, one execution (an operator may ignore it)";
    found.push(noted("idempotency-key", "moved twice", contract, "nothing: we send each key once"));
  }
  return found;
}
