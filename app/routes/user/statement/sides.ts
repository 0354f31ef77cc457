import type { StatementLine } from "../statement-line";

/** The accounts of an entry that its row names. */
export type Sides = Pick<StatementLine, "from" | "to">;

/**
 * The side of an entry that is not the main wallet: by its type, because `from` and `to` are free words. A transfer
 * names both, but for the main wallet under a name by which the page itself calls it. What a source says is not said
 * again.
 */
export function sidesOf(
  { activity, source, from, to }: Pick<StatementLine, "activity" | "source" | "from" | "to">,
  walletNames: readonly string[],
): Sides {
  const only = (side: string | undefined, other: string | undefined): Sides => ({ from: side ?? other });
  switch (activity) {
    case "deposit":
      return only(from, to);
    case "withdraw":
      return only(to, from);
    case "bonus":
    case "finish_bonus":
      return source ? {} : only(from, to);
    default: {
      const isWallet = (name = "") => walletNames.includes(name.trim().toLowerCase());
      if (isWallet(from) && isWallet(to)) return { from, to };
      return { from: isWallet(from) ? undefined : from, to: isWallet(to) ? undefined : to };
    }
  }
}
