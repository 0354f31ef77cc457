import { readStatus } from "schemas/entry-status";
import type { Entry } from "./statement-history.server";

/** How far the list's time of a bonus may be from the statement's. */
const SAME_MS = 60_000;

/** The source of the entry that each type of bonus leaves. */
const sources: Readonly<Record<string, string>> = {
  limit: "bonus",
  day: "bonus",
  week: "bonus",
  promotion: "promotion",
  refund: "refund",
  luckydraw: "luckydraw",
};

/** Also paid without binding anything, so that a newer one may hide the one that binds. */
const alsoFree: readonly string[] = ["refund", "luckydraw"];

interface Held {
  /** As the operator names it; absent if it names none. */
  type: string | undefined;
  /** The list's time, in ms since the epoch, if it has one. */
  receivedAt?: number;
  /** There are no entries older than those given. */
  isAll: boolean;
}

/**
 * The statement's entry of a held bonus, among `entries`, newest first. Undefined if there is none, or if another could
 * be it: nothing is told then, rather than a guess.
 */
export function entryOfHeld(entries: readonly Entry[], { type, receivedAt, isAll }: Held): Entry | undefined {
  const source = type === undefined ? undefined : sources[type];
  if (source === undefined) return undefined;
  const ended = entries.findIndex((entry) => isType(entry, "finish_bonus"));
  if (alsoFree.includes(source) && receivedAt === undefined && ended < 0 && !isAll) return undefined;
  const [own, ...more] = (ended < 0 ? entries : entries.slice(0, ended)).filter(
    (entry) =>
      isType(entry, "bonus") &&
      readStatus(entry.status) === "success" &&
      [source, undefined].includes(sourceOf(entry)) &&
      (receivedAt === undefined || Math.abs(entry.createdAt - receivedAt) <= SAME_MS),
  );
  return own && more.length === 0 && sourceOf(own) === source ? own : undefined;
}

/** When a bonus of the list was received last, in ms since the epoch; undefined if the list does not say. */
export function lastReceived(
  bonus: { userBonus?: { received?: readonly { updatedAt: number }[] } } | undefined,
): number | undefined {
  const times = (bonus?.userBonus?.received ?? []).map(({ updatedAt }) => updatedAt);
  return times.length > 0 ? Math.max(...times) : undefined;
}

const isType = ({ statementType }: Entry, type: string) => statementType.toLowerCase() === type;

function sourceOf({ description }: Entry): string | undefined {
  return description?.source?.toLowerCase();
}
