import type { StatementLine } from "../statement-line";
import type { Accounts } from "./accounts.server";
import type { Account } from "./sent-account.server";

type Side = "from" | "to";

/** The accounts of an entry, each named. */
export type Sides = Partial<Record<Side, Account>>;
type Line = Pick<StatementLine, "activity" | "source" | Side>;

/** Which side is the main wallet by the entry's type, whatever the operator calls it: `from` and `to` are free words. */
const walletSides: Partial<Record<StatementLine["activity"], Side>> = {
  deposit: "to",
  bonus: "to",
  withdraw: "from",
};

/**
 * Both sides of an entry, for a record of it. The only word that the operator sends is shown on whichever side it came.
 */
export function sidesOf(sent: Line, accounts: Accounts): Sides {
  const line = { ...sent, from: sent.from?.trim() || undefined, to: sent.to?.trim() || undefined };
  if (line.activity === "finish_bonus") return endOf(line, accounts);
  const walletSide = walletSides[line.activity];
  const side = (which: Side, other: Side): Account | undefined => {
    const word = line[which];
    const named = word === undefined ? undefined : accounts.named(word);
    const account = named && (mayNamePerson(line, named) ? named : { ...named, isAnyone: undefined });
    if (account?.isMainWallet) return account;
    if (walletSide === which && (word === undefined || line[other] !== undefined)) return accounts.mainWallet;
    return which === "from" && line.source ? accounts.source(line.source, word) : account;
  };
  return { from: side("from", "to"), to: side("to", "from") };
}

/** Money from outside or to it; elsewhere words without a number are the names of games and bonuses. */
function mayNamePerson({ activity }: Line, { number }: Account): boolean {
  return (
    activity === "deposit" || activity === "withdraw" || (activity !== "transfer" && number !== undefined)
  );
}

/** An ended bonus went nowhere: it has only its own name. */
function endOf({ source, from, to }: Line, accounts: Accounts): Sides {
  const sent = [from, to].find((word) => word !== undefined && !accounts.named(word).isMainWallet);
  if (source) return { from: accounts.source(source, sent) };
  return sent === undefined ? {} : { from: accounts.named(sent) };
}

/** The side of an entry that is not the main wallet, for a row of it. What a source says is not said again. */
export function otherSides(line: Line, accounts: Accounts): Sides {
  const isBonus = line.activity === "bonus" || line.activity === "finish_bonus";
  if (isBonus && line.source) return {};
  const { from, to } = sidesOf({ ...line, source: undefined }, accounts);
  if (from?.isMainWallet && to?.isMainWallet) return line.activity === "transfer" ? { from, to } : {};
  return { from: from?.isMainWallet ? undefined : from, to: to?.isMainWallet ? undefined : to };
}
