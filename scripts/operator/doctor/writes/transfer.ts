import { randomUUID } from "node:crypto";
import { toWireAmount } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import { answered } from "../calls/row";
import type { Visit } from "../talk/visit";

/** In currency units, where no brand says how little may be transferred. */
const USUAL_LEAST = 1;

/** What is moved, in currency units. */
export function movedAmount({ target: { brand } }: Visit): number {
  return brand ? toWireAmount(brand.transfer.minimum) : USUAL_LEAST;
}

/**
 * Moves the least amount into a game and back, each with a look at the wallet afterwards, and looks at the statement. The
 * way there is sent twice with one Idempotency-Key, and what has arrived comes back.
 */
export async function moveThereAndBack(visit: Visit): Promise<string | undefined> {
  const game = visit.answer("wallet", "get")?.slots.find(({ isActive }) => isActive)?.code;
  if (game === undefined) return "the member has no open game account";
  const amount = movedAmount(visit);
  const there = { ...answered({ from: MAIN_WALLET, to: game, amount }), idempotencyKey: randomUUID() };
  await visit.ask("wallet.get", answered());
  const moved = await visit.ask("wallet.transfer", { ...there, expects: "either" });
  await visit.ask("wallet.get", answered());
  if (moved.reading?.is !== "read") return undefined;
  const again = await visit.ask("wallet.transfer", { ...there, expects: "either" });
  await visit.ask("wallet.get", answered());
  const { isTwice } = movement(visit, again.reading?.is === "read");
  const back = { from: game, to: MAIN_WALLET, amount: isTwice ? 2 * amount : amount };
  await visit.ask("wallet.transfer", { ...answered(back), idempotencyKey: randomUUID() });
  await visit.ask("statement.list", answered({ page: 1, limit: 4 }));
  return undefined;
}

/** What the last three looks at the wallet say of the way there, in satang. */
export function movement(visit: Visit, wasAccepted: boolean): { out: number; isTwice: boolean } {
  const [before = 0, after = 0, later = 0] = visit
    .all("wallet", "get")
    .slice(-3)
    .map(({ answer }) => answer.wallet.amount);
  return { out: before - after, isTwice: wasAccepted && later < after };
}
