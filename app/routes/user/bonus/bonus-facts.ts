import type { BonusSpan } from "./received";

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

/** The bonus that all of the member's money is currently bound to. */
export interface HeldBonus {
  kind: BonusKind;
  /** The operator's own type, if we have no text for it. */
  type?: string;
  card?: BonusCardFacts;
}
