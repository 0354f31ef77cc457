import type { StatementLine } from "../../statement-line";
import type { Accounts } from "../accounts.server";
import type { Account } from "../sent-account.server";
import { sidesOf } from "../sides";

/** One end of the money's way; an ended bonus has only what it was. */
export interface End {
  term: "from" | "to" | "source";
  name: string;
  /** Whose it is, or which. */
  note?: string;
}

/** The two ends of an entry, or one. */
export function endsOf(line: StatementLine, accounts: Accounts): End[] {
  const { from, to } = sidesOf(line, accounts);
  const start = line.activity === "finish_bonus" ? "source" : "from";
  return [...(from ? [endOf(start, from)] : []), ...(to ? [endOf("to", to)] : [])];
}

function endOf(term: End["term"], { name, holder, word, number }: Account): End {
  const note = [holder, word, number].filter(Boolean).join(" · ");
  return { term, name, note: note || undefined };
}
