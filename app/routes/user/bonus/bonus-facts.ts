import type { Satang } from "schemas/amount";
import type { RelativeTime } from "~/format/relative-time";
import type { Threshold } from "../threshold";
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

/** A held bonus by its look-up and the list. */
export interface HeldCard {
  kind: BonusKind;
  /** The operator's own type, if we have no text for it. */
  type?: string;
  card?: BonusCardFacts;
}

/** How a held bonus was received. */
export interface Receipt {
  amount: Satang;
  /** As `DD/MM/YYYY HH:mm:ss` in the brand's time zone. */
  time: string;
  ago: RelativeTime;
}

/** The bonus that all of the member's money is currently bound to. */
export interface HeldBonus extends HeldCard {
  /** Undefined if the statement does not tell. */
  receipt?: Receipt;
  /** All of the member's money now; undefined if it cannot be read. */
  now?: Satang;
  threshold: Threshold;
}
