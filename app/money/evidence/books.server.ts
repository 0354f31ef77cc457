import type { Snapshot } from "~/money/once/record.server";
import { readAlone } from "./alone.server";
import { mayDiffer } from "./as-seen.server";
import type { Others, OwnCase } from "./case";
import type { Finding } from "./effect";
import { readJointly } from "./joint-worlds.server";
import { newEntries } from "./new-entries.server";

/**
 * What the wallet and the statement say about one operation: first by its own accounts and entries. If that leaves it
 * open, by all that is new, which all of the member's operations together must explain.
 */
export function readBooks(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const alone = own.effect.entries.length === 0 ? readEmpty(own, seen) : readAlone(own, seen, others);
  const isOpen = alone === null || alone === "ambiguous";
  const finding = (isOpen ? readJointly(own, seen, others) : null) ?? alone;
  return mayDiffer(finding, own, seen, others) ? "ambiguous" : finding;
}

/** Where the look before showed nothing to move, nothing is what it leaves: its amounts may still differ. */
function readEmpty({ before, startedAt }: OwnCase, seen: Snapshot): Finding | null {
  return newEntries(before, seen, startedAt) ? "untouched" : null;
}
