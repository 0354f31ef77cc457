import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import { type PageFacts, pageOfWhole } from "~/format/page";
import { thresholdOf } from "../terms/threshold";
import type { BonusCardFacts, BonusKind, HeldBonus } from "./bonuses.server";
import { countReceived, spanOf } from "./bonuses.server";

export type Bonus = AnswerOf<Contract["bonus"]["list"]>["bonuses"][number];

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
