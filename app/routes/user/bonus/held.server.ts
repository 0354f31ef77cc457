import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import { formatTime } from "~/format/date";
import { relativeTime } from "~/format/relative-time";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { moneyNow } from "../binding.server";
import { entryOfHeld, lastReceived } from "../held-entry";
import { thresholdOf } from "../threshold";
import type { HeldBonus, Receipt } from "./bonus-facts";
import { type Bonus, cardOf, heldOf } from "./bonuses.server";

type Active = AnswerOf<Contract["bonus"]["active"]>;

/** The newest entries of the statement, among which a held bonus's own is looked for. */
const ENTRIES = 50;

/** What the panel of a held bonus needs beyond its look-up; nothing is read if none is held. */
export async function readAround(member: Member, active: Promise<Active | undefined>) {
  if (!(await active)?.status) return undefined;
  const [now, statement] = await Promise.all([
    moneyNow(member),
    withTimeout(member.operator.statement.list({ page: 1, limit: ENTRIES })),
  ]);
  const { statements = [], total, omitted = [] } = statement ?? {};
  return {
    now,
    entries: statements,
    isAll:
      omitted.length === 0 &&
      (total === undefined ? statements.length < ENTRIES : statements.length >= total),
  };
}

/** The held bonus as its panel shows it; null if none is held. `bonus` is the active one of the list. */
export function heldFacts(
  active: Active,
  bonus: Bonus | undefined,
  around: Awaited<ReturnType<typeof readAround>>,
  context: RequestContext,
): HeldBonus | null {
  const held = heldOf(active, bonus && cardOf(bonus, context));
  if (!held) return null;
  const { entries = [], isAll = false } = around ?? {};
  const entry = entryOfHeld(entries, { type: held.kind, receivedAt: lastReceived(bonus), isAll });
  return {
    ...held,
    receipt: entry && receiptOf(entry, context),
    now: around?.now,
    threshold: thresholdOf(context.brand.bonus.endBelow, bonus?.percentFail, entry?.amount),
  };
}

function receiptOf(
  { amount, createdAt }: NonNullable<ReturnType<typeof entryOfHeld>>,
  { brand }: Pick<RequestContext, "brand">,
): Receipt {
  return {
    amount,
    time: formatTime(createdAt, brand.timeZone),
    ago: relativeTime(createdAt, Date.now()),
  };
}
