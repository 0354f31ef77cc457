/** One event of a simulation with all its parameters, so that a history can be read, and replayed without some steps. */
export type Step =
  | { do: "send"; form: Form; taps: readonly number[]; exchange: Exchange }
  /** Reload, Back, or a browser that submits again; `back` counts forms from the newest. */
  | { do: "again"; back: number; replica: number; amount?: number }
  | { do: "look"; back: number; replica: number }
  | {
      do: "save";
      call: "account.updateProfile" | "account.changePassword";
      replica: number;
      exchange: Exchange;
    }
  | { do: "wait"; ms: number }
  | { do: "play"; account: string; delta: number }
  | { do: "deposit"; amount: number }
  | { do: "kill"; replica: number; release: Release }
  | { do: "freeze"; replica: number; ms: number }
  | { do: "store"; fault: "away" | "slow"; ms: number }
  | { do: "lose"; what: "everything" }
  | { do: "reads"; fault: ReadFault; ms: number; byMs: number };

/** Consecutive releases; the next one writes records with more fields. */
export type Release = "this" | "next";

export type ReadFault = "lost" | "late" | "old" | "reordered" | "no-statement";

export interface Form {
  operation: "transfer" | "withdraw";
  from: string;
  to: string;
  /** In satang. */
  amount: number;
}

/** How the operator and the network treat one call. */
export interface Exchange {
  /** How long after its arrival the operator executes it, in ms; null for never. */
  executedAfterMs: number | null;
  answer: "yes" | "no" | "no-with-200" | "reset" | "500" | "502" | "hang" | "no-connection";
  answeredAfterMs: number;
}
