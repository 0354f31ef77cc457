import type { KindName } from "~/money/kinds/index.server";
import type { Stored } from "~/money/once/record.server";
import type { AnswerKind } from "./model/answers";

/** One event of a simulation with all its parameters, so that a history can be read, and replayed without some steps. */
export type Step =
  | { do: "send"; form: Form; taps: readonly number[]; exchange: Exchange }
  /** Reload, Back, or a browser that submits again; `back` counts forms from the newest. */
  | { do: "again"; back: number; replica: number; isAltered: boolean }
  | { do: "look"; back: number; replica: number }
  | { do: "save"; member: number; call: SavedCall; replica: number; exchange: Exchange }
  | { do: "wait"; ms: number }
  /** A member plays, or somebody deposits, pays the QR code on show or gives what can be received. */
  | { do: "play"; member: number; account: string; delta: number }
  | { do: "deposit"; member: number; amount: number }
  | { do: "give"; member: number; what: Gift }
  | { do: "kill"; replica: number; release: Release }
  | { do: "freeze"; replica: number; ms: number }
  | { do: "store"; fault: "away" | "slow"; ms: number }
  /** Of the store's next commands of this kind, one fails: before or after it has run, or it takes long. */
  | { do: "command"; kind: StoreCommand; skip: number; fault: "refused" | "answer lost" | "late" }
  /** The store loses all its data. */
  | { do: "lose" }
  | { do: "reads"; fault: ReadFault; ms: number; byMs: number };

export type SavedCall = "account.updateProfile" | "account.changePassword";

export type Gift = "invite" | "refund" | "coins" | "promotion" | "coupon";

export type StoreCommand = "bornAt" | "claim" | "read" | "replace" | "release";

/** Three consecutive releases: the last one keeps less of a record, the next one writes records with more fields. */
export type Release = "last" | "this" | "next";

/** `old`: up to some seconds old; `ancient`: a list that lacks nearly everything. */
export type ReadFault = "lost" | "late" | "old" | "ancient" | "reordered" | "no-statement";

export interface Form {
  member: number;
  operation: KindName;
  /** Amounts in satang. */
  facts: Stored;
  /** What the picture of a slip says. */
  picture?: string | undefined;
}

/** How the operator and the network treat one call. */
export interface Exchange {
  /** How long after its arrival the operator executes it, in ms; null for never. */
  executedAfterMs: number | null;
  answer: AnswerKind;
  answeredAfterMs: number;
}
