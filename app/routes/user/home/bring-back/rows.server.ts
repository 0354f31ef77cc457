import { satang } from "schemas/amount";
import { lookUp } from "schemas/look-up";
import { MAIN_WALLET } from "schemas/names";
import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import type { OutcomeState } from "~/money/kinds/outcome-page";
import { transfer } from "~/money/kinds/transfer.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { lookAgain } from "~/money/outcome/look-again.server";
import { stateOf } from "~/money/outcome/state-of";
import { withTimeout } from "~/operator/with-timeout.server";
import { gameAccountOf } from "../balances";
import { endOf } from "./end-of.server";
import { issued, whyKept } from "./move.server";
import { isOpen, type Row } from "./row";

/** How long the page waits for a look at what is still open. */
const PATIENCE_MS = 5_000;

/**
 * Each game that holds money, and those of which the operations `ids` or one that is still being checked tell: that
 * money is not to be moved again meanwhile.
 */
export async function rowsOf(
  wallet: Wallet,
  ids: readonly string[],
  member: Member,
  context: RequestContext,
): Promise<Row[]> {
  const told = new Map((await toldBy(ids, member, context)).map((record) => [fromOf(record), record]));
  const rows = wallet.slots.map(async (slot) => {
    const { code, name, category, amount } = gameAccountOf(slot, context);
    const record = told.get(code);
    const game = { code, name, category };
    if (record) return tellOf(record, game, amount, member, context);
    if (amount <= 0 || !slot.isActive) return [];
    return [await openRow({ ...game, amount }, member, context)];
  });
  return (await Promise.all(rows)).flat();
}

type Game = Pick<Row, "code" | "name" | "category">;

async function openRow(
  game: Game & Pick<Row, "amount">,
  member: Member,
  context: RequestContext,
): Promise<Row> {
  const reason = await whyKept(game.amount, member, context);
  if (reason !== undefined) return { ...game, end: "kept", reason, intent: null };
  return { ...game, end: "waits", intent: issued(member, context) };
}

/** What was sent, and, if that was refused, what the game still holds with an intent of its own. */
async function tellOf(
  record: IntentRecord,
  game: Game,
  held: Row["amount"],
  member: Member,
  context: RequestContext,
): Promise<Row[]> {
  const amount = satang(Number(record.facts.amount));
  const moved = endOf(record, context);
  if (moved.end !== "refused") return [{ ...game, amount, ...moved, intent: null }];
  const row = await openRow({ ...game, amount: held }, member, context);
  return [isOpen(row) ? { ...row, ...moved, intent: row.intent } : row];
}

/** The states in which nobody can tell yet whether the money has moved. */
const unsure: readonly OutcomeState[] = ["checking", "contact", "unknown"];

/** Throws StoreUnavailable: without the store nobody knows what is still open. */
async function toldBy(
  ids: readonly string[],
  member: Member,
  context: RequestContext,
): Promise<IntentRecord[]> {
  const { execution } = context;
  const named = await Promise.all(ids.map((id) => execution.find(id, member.key)));
  const now = execution.clock.now();
  const open = (await execution.recent(member.key)).filter(
    (record) => unsure.includes(stateOf(record, true, now)) && !ids.includes(record.id),
  );
  const records = [...named, ...open].filter((record) => record !== null).filter(leadsHome);
  let seen: Promise<Snapshot> | undefined;
  const look = () => {
    seen ??= transfer.look(member.operator, {}, execution.clock);
    return seen;
  };
  const latest = records.map(
    async (record) => (await withTimeout(lookAgain(record, look, context), PATIENCE_MS)) ?? record,
  );
  return Promise.all(latest);
}

function leadsHome({ operation, facts }: IntentRecord): boolean {
  return operation === transfer.name && lookUp(facts, "to") === MAIN_WALLET;
}

function fromOf({ facts }: IntentRecord): string {
  return String(facts.from);
}
