import type { Snapshot } from "~/money/once/record.server";
import { type Others, type OwnCase, onceHappened } from "./case";
import type { Finding } from "./effect";
import { ownFacts } from "./own-facts.server";

/**
 * What the wallet and the statement say about one operation by its own accounts and entries. The first row that fits:
 *
 * | balances  | entries like its own              | finding                                            |
 * | --------- | --------------------------------- | -------------------------------------------------- |
 * | moved     | confirm it                        | by their status (`onceHappened`)                   |
 * | untouched | its alone, all failed             | refused                                            |
 * | else      | its alone, all failed             | refused if a bank decides it afterwards, else null |
 * | untouched | none, or others explain them      | untouched                                          |
 * | else      | its alone, no balance contradicts | by their status                                    |
 * | any       | more than answered others wrote   | ambiguous                                          |
 * | any       | else                              | null                                               |
 */
export function readAlone(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const facts = ownFacts(own, seen, others);
  const { balances, standing, isSole } = facts;
  if (balances === "moved" && facts.isConfirmed) return onceHappened(standing, own);
  if (isSole && standing.length === 0)
    return balances === "untouched" || own.isAcceptedFirst ? "refused" : null;
  if (balances === "untouched" && facts.isExplained) return "untouched";
  if (balances !== "untouched" && isSole && !facts.isContradicted) return onceHappened(standing, own);
  return facts.isLeftOver ? "ambiguous" : null;
}
