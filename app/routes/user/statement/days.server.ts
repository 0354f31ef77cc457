import { addDays, formatClock, formatDay, localDate } from "~/format/date";
import { relativeTime } from "~/format/relative-time";
import { entryPath } from "~/paths";
import { ownReference } from "~/routes/user/references.server";
import { statementLine } from "../statement-line";
import type { Accounts } from "./accounts.server";
import type { PlacedEntry } from "./entries.server";
import { otherSides } from "./sides";

export type StatementDay = ReturnType<typeof daysOf>[number];
export type StatementEntry = StatementDay["entries"][number];

/** A page's entries grouped by day in the brand's calendar, in their order. */
export function daysOf(
  placed: readonly PlacedEntry[],
  { timeZone, now, accounts }: { timeZone: string; now: number; accounts: Accounts },
) {
  const row = ({ entry, page }: PlacedEntry, index: number) => {
    const line = statementLine(entry);
    const { from, to } = otherSides(line, accounts);
    return {
      key: String(index),
      line,
      sides: { from: from?.name, to: to?.name },
      clock: formatClock(entry.createdAt, timeZone),
      isoTime: new Date(entry.createdAt).toISOString(),
      ago: relativeTime(entry.createdAt, now),
      path: entryPath(ownReference(entry), page),
    };
  };
  const today = localDate(now, timeZone);
  const yesterday = addDays(today, -1);
  const days: {
    key: string;
    day: string;
    word?: "today" | "yesterday";
    entries: ReturnType<typeof row>[];
  }[] = [];
  placed.forEach((one, index) => {
    const date = localDate(one.entry.createdAt, timeZone);
    if (days.at(-1)?.key !== date) {
      const word = date === today ? "today" : date === yesterday ? "yesterday" : undefined;
      days.push({ key: date, day: formatDay(date), word, entries: [] });
    }
    days.at(-1)?.entries.push(row(one, index));
  });
  return days;
}
