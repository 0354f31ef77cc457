import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import { addDays, dayStart, localDate, mondayOf } from "~/format/date";
import { type PageFacts, pageOfWhole } from "~/format/page";
import { type Threshold, thresholdOf } from "../terms/threshold";

export type Bonus = AnswerOf<Contract["bonus"]["list"]>["bonuses"][number];

/** The period in which a bonus can be received `most` times; an unknown period counts over all time. */
export type BonusSpan = "limit" | "day" | "week";

/** The types of bonuses that we have texts for. */
export type BonusKind = BonusSpan | "promotion" | "refund" | "luckydraw" | "other";

/** The facts on one card of the grid. */
export interface BonusCardFacts {
  code: string;
  kind: BonusKind;
  span: BonusSpan;
  /** How often it was received, counting only what counts towards `most`. */
  received: number;
  most: number;
  state: "active" | "received" | "open";
  /** The URL of the operator's first banner, if a page may show it. */
  picture?: string;
}

/** The bonus that all of the member's money is bound to now, by its look-up and the list. */
export interface HeldBonus {
  kind: BonusKind;
  /** The operator's own type, if we have no text for it. */
  type?: string;
  card?: BonusCardFacts;
  threshold: Threshold;
}

const kinds: ReadonlySet<string> = new Set<BonusKind>([
  "limit",
  "day",
  "week",
  "promotion",
  "refund",
  "luckydraw",
]);

/** Our word for the operator's type; `other` if we have none. */
function kindOf(type: string | undefined): BonusKind {
  return type !== undefined && kinds.has(type) ? (type as BonusKind) : "other";
}

/** One bonus for the grid. An active bonus never counts as received, however often it was. */
export function cardOf(
  { code, type, maxReceived, banners, userBonus }: Bonus,
  { brand, picture }: Pick<RequestContext, "brand" | "picture">,
  now = Date.now(),
): BonusCardFacts {
  const times = (userBonus?.received ?? []).map(({ updatedAt }) => updatedAt);
  const span = spanOf(type);
  const received = countReceived(span, times, now, brand.timeZone);
  const isExhausted = received >= maxReceived;
  return {
    code,
    kind: kindOf(type),
    span,
    received,
    most: maxReceived,
    state: userBonus?.isActive ? "active" : isExhausted ? "received" : "open",
    picture: (banners ?? []).map(({ image }) => picture(image)).find((address) => address !== undefined),
  };
}

/** The most cards shown, more than any brand offers, whatever the operator lists. */
const MOST_CARDS = 60;

/** One page of the grid. */
export function cardPage(
  { bonuses, omitted }: { bonuses: readonly Bonus[]; omitted: readonly string[] },
  page: number,
  context: Pick<RequestContext, "brand" | "picture">,
): { cards: BonusCardFacts[]; pages: PageFacts } {
  const { rows, pages } = pageOfWhole(bonuses, { page, limit: MOST_CARDS, hidden: omitted.length });
  return { cards: rows.map((bonus) => cardOf(bonus, context)), pages };
}

/** The held bonus by its look-up, with its code and counts if it is in the list; null if none is held. */
export function heldOf(
  { status, type }: AnswerOf<Contract["bonus"]["active"]>,
  bonus: Bonus | undefined,
  context: Pick<RequestContext, "brand" | "picture">,
): HeldBonus | null {
  if (!status) return null;
  const card = bonus && cardOf(bonus, context);
  const kind = type === undefined ? (card?.kind ?? "other") : kindOf(type);
  return {
    kind,
    type: kind === "other" ? type : undefined,
    card,
    threshold: thresholdOf(context.brand.bonus.endBelow, bonus?.percentFail),
  };
}

export function spanOf(type: string): BonusSpan {
  return type === "day" || type === "week" ? type : "limit";
}

/**
 * How many of the times at which a bonus was received count towards its maximum (specification, section 4, Bonus): all
 * of them, today's, or those of this week (from Monday) in the brand's calendar. Times in ms since the epoch.
 */
export function countReceived(
  span: BonusSpan,
  times: readonly number[],
  now: number,
  timeZone: string,
): number {
  if (span === "limit") return times.length;
  const today = localDate(now, timeZone);
  const first = span === "week" ? mondayOf(today) : today;
  const from = dayStart(first, timeZone);
  const to = dayStart(addDays(first, span === "week" ? 7 : 1), timeZone);
  return times.filter((time) => time >= from && time < to).length;
}
