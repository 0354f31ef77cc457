import type { Store } from "~/store/store";
import { updateEntry } from "~/store/update";
import { times } from "./times";

const DAY_MS = 24 * 3_600_000;
/** Far more operations than a member makes in a day; the oldest give way. Each one rewrites the day's list. */
const MOST_A_DAY = 500;

/** The statement entry that an operation will leave: entries have no id. Type and source in lower case. */
export interface ExpectedEntry {
  type: string;
  /** Absent if the entry has none, or may have any. */
  source?: string;
  /** In satang; absent if only the operator knows it, or if there are several entries. */
  amount?: number;
}

/** Which entries bear an operation's reference. Kept for longer than its record. */
export interface EntryReference extends ExpectedEntry {
  reference: string;
  /** When the first of its entries may be dated, in ms since the epoch. */
  from: number;
  /** When the last may be. */
  until: number;
}

/** The references of a member's operations, by the day on which each was sent. All methods throw StoreUnavailable. */
export interface EntryReferences {
  add(memberKey: string, reference: EntryReference): Promise<void>;
  /** Those that were sent on the days of these times, in ms since the epoch, or the day before. */
  around(memberKey: string, times: readonly number[]): Promise<EntryReference[]>;
}

export function createEntryReferences(store: Pick<Store, "claim" | "read" | "replace">): EntryReferences {
  return {
    async add(memberKey, reference) {
      const key = keyOf(memberKey, dayOf(reference.from));
      const line = lineOf(reference);
      const withLine = (held: string | null) => {
        const lines = held?.split("\n") ?? [];
        return lines.includes(line) ? (held ?? line) : [...lines, line].slice(-MOST_A_DAY).join("\n");
      };
      await updateEntry(store, key, withLine, times.entryReferenceLife);
    },
    async around(memberKey, dates) {
      const days = new Set(dates.map(dayOf).flatMap((day) => [day - 1, day]));
      const texts = await Promise.all([...days].map((day) => store.read(keyOf(memberKey, day))));
      return texts.flatMap((text) => (text ?? "").split("\n").flatMap(readLine));
    },
  };
}

function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

function lineOf({ reference, type, source = "", amount, from, until }: EntryReference): string {
  return [reference, type, source, amount ?? "", from, until].join(" ");
}

function readLine(line: string): EntryReference[] {
  const [reference = "", type = "", source = "", amount = "", ...times] = line.split(" ");
  const [from, until] = times.map(Number);
  if (from === undefined || until === undefined || Number.isNaN(until)) return [];
  const named = { ...(source !== "" && { source }), ...(amount !== "" && { amount: Number(amount) }) };
  return [{ reference, type, ...named, from, until }];
}

function keyOf(memberKey: string, day: number): string {
  return `imprints:${memberKey}:${day}`;
}
