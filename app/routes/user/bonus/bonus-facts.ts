import { useTranslation } from "react-i18next";
import type { Threshold } from "../terms/threshold";
import type { BonusSpan } from "./bonuses.server";

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

/** Returns a text for how often a bonus can be received: "once a day", "2 times a week". */
export function useOften(): (card: Pick<BonusCardFacts, "span" | "most">) => string {
  const { t } = useTranslation("bonus");
  return ({ span, most }) => (most === 1 ? t(`oftenOnce.${span}`) : t(`often.${span}`, { times: most }));
}
