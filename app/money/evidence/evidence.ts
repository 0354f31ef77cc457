import type * as z from "zod";
import type { Snapshot } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import type { Effect, Finding } from "./effect";
import type { OwnCall } from "./rows.server";

/** Where to find out what became of an operation whose response was lost. */
export type Evidence<Facts, Result, Seen> =
  /**
   * Wallet and statement; `before` was taken before sending. The result of `look` becomes the snapshot's `own`: an
   * amount that only the operator knows. Without it there is no effect to look for.
   */
  | {
      in: "books";
      look?(operator: Operator): Promise<unknown>;
      effect(facts: Facts, before: Snapshot): Effect | null;
    }
  /**
   * A separate read: a bonus's status, a list of coupons. The result of `look` is stored as JSON; nothing is decided
   * without two looks.
   */
  | {
      in: "own";
      /** What a look must be. Of a list, nothing is decided by rows that others may have changed (`changesRows`). */
      seen: z.ZodType<Seen>;
      /** Null if there is more than is kept. */
      look(operator: Operator, facts: Facts): Promise<Seen | null>;
      judge(facts: Facts, before: Seen, now: Seen, call: OwnCall): Finding | null;
      /**
       * Names what the look shows, where others of the member's operations change the same: the held bonus, one game's
       * account. While one of them may have changed it, only that nothing is to be seen decides: then none of them
       * happened. Absent: the look itself can distinguish them.
       */
      of?(facts: Facts): string;
      /** One of them may have undone what another did, so that nothing to be seen decides nothing either. */
      canBeUndone?: true;
      /** Only members' calls add rows to the list that is looked at: a bank adds deposits, and nobody else a slip. */
      onlyCallsAddRows?: true;
      /** Its judge counts these others, instead. */
      countsRivals?: true;
      /** The result as far as the two looks show it, to replace a lost response. */
      grantedBy?(before: Seen, now: Seen): Result | undefined;
    };
