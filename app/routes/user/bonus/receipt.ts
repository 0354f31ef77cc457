import { readStatus } from "schemas/entry-status";
import type { Entry } from "../statement-history.server";
import type { BonusKind } from "./bonus-facts";

/** How far the list's time of a bonus may be from the statement's. */
const SAME_MS = 60_000;

/**
 * The statement's entry of a held bonus. Undefined if there is none, or if several could be it: since the last bonus
 * that ended, an invite bonus or a refund into the wallet may have come in as well. `entries` are newest first;
 * `receivedAt` is the list's time, if it has one (both in ms since the epoch).
 */
export function entryOfHeld(
  entries: readonly Entry[],
  kind: BonusKind,
  receivedAt: number | undefined,
): Entry | undefined {
  const source = sourceOf(kind);
  if (source === undefined) return undefined;
  const ended = entries.findIndex((entry) => isType(entry, "finish_bonus"));
  const found = (ended < 0 ? entries : entries.slice(0, ended)).filter(
    (entry) =>
      isType(entry, "bonus") &&
      readStatus(entry.status) === "success" &&
      entry.description?.source?.toLowerCase() === source &&
      (receivedAt === undefined || Math.abs(entry.createdAt - receivedAt) <= SAME_MS),
  );
  return found.length === 1 ? found[0] : undefined;
}

const isType = ({ statementType }: Entry, type: string) => statementType.toLowerCase() === type;

/** The statement's word for where it came from. */
function sourceOf(kind: BonusKind): string | undefined {
  if (kind === "promotion" || kind === "refund" || kind === "luckydraw") return kind;
  return kind === "other" ? undefined : "bonus";
}
