import { MOST_RECEIVED } from "schemas/contract/bonus";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { bonusPath, paths } from "~/paths";
import { HELD_BONUS } from "./bonus-clear.server";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { type CallTime, isWithinCall } from "./evidence/new-entries.server";
import { headingsOf } from "./outcome-page";

/** `count`: how often the bonus was received; `newest`: when last, in ms since the epoch. */
const SeenOffer = z.object({
  isActive: z.boolean(),
  count: z.number(),
  newest: z.number().optional(),
});
type SeenOffer = z.output<typeof SeenOffer>;

/** One bonus as the list shows it; null if it may be one that cannot be read, or was received too often to count. */
export async function seenOffer(operator: Operator, code: string): Promise<SeenOffer | null> {
  const { bonuses, omitted } = await operator.bonus.list();
  const offer = bonuses.find((bonus) => bonus.code === code);
  if (!offer && omitted.length > 0) return null;
  const own = offer?.userBonus;
  const times = (own?.received ?? []).map(({ updatedAt }) => updatedAt);
  if (times.length >= MOST_RECEIVED) return null;
  const newest = times.length > 0 ? times.reduce((one, other) => Math.max(one, other)) : undefined;
  return { isActive: own?.isActive ?? false, count: times.length, newest };
}

/**
 * Done if it was received once more during the call; or if the newest one has the call's date and it has become active,
 * for operators that replace the date; or if it has become active, for operators that list nothing received. One that has
 * become active with nothing new in its list is ambiguous: one of the two lists is an older copy. So is a list that lacks
 * what the earlier one had, which gives null.
 */
export function judgeOffer(earlier: SeenOffer, seen: SeenOffer, ran: CallTime): Conclusion | null {
  const { newest = Number.NEGATIVE_INFINITY } = seen;
  const more = seen.count - earlier.count;
  const hasBegun = seen.isActive && !earlier.isActive;
  if (newest > (earlier.newest ?? Number.NEGATIVE_INFINITY)) {
    return (more === 1 || (more === 0 && hasBegun)) && isWithinCall(newest, ran) ? "done" : "ambiguous";
  }
  if (more !== 0) return more > 0 ? "ambiguous" : null;
  if (!hasBegun) return "untouched";
  return seen.count === 0 ? "done" : "ambiguous";
}

/** Receives an offered bonus, which puts a turnover condition on all money. */
export const bonusActivate = defineKind({
  name: "bonus-activate",
  facts: z.object({ code: z.string() }),
  changes: [HELD_BONUS],
  expectedEntry: { type: "bonus", source: "bonus" },
  evidence: {
    in: "own",
    schema: SeenOffer,
    subject: ({ code }) => `offer ${code}`,
    read: (operator, { code }) => seenOffer(operator, code),
    judge: judgeOffer,
  },
  async send({ operator, facts: { code }, idempotencyKey }) {
    await operator.bonus.activate({ code }, { idempotencyKey });
    return {};
  },
  page: ({ code }) => ({
    headings: headingsOf("bonus:outcome.activate"),
    texts: { done: "bonus:outcome.activate.doneText", refused: "bonus:outcome.activate.refusedText" },
    lines: [{ label: "bonus:outcome.code", value: code }],
    next: { to: paths.bonus, label: "bonus:outcome.toBonus" },
    again: { to: bonusPath(code), label: "bonus:outcome.again" },
  }),
});
