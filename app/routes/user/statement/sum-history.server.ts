import type { Operator } from "~/operator/client.server";
import { readHistory } from "~/routes/user/statement-history.server";
import { coveredBy } from "./covered.server";
import { type Filter, isWithin, periodOf } from "./filter";
import { createSums, type Span } from "./sums";

interface Wanted {
  span: Span;
  period: Pick<Filter, "from" | "to">;
  timeZone: string;
  now: number;
}

/** The sums of a period, as far back as the history may be read, and the period that was covered. */
export async function readSums(list: Operator["statement"]["list"], { span, period, timeZone, now }: Wanted) {
  const days = periodOf(period, timeZone);
  const sums = createSums(span, timeZone);
  const { pages, reach } = readHistory(list, days.since);
  for await (const entries of pages) sums.add(entries.filter((entry) => isWithin(entry, days)));
  return { sums, someHidden: reach.hidden > 0, covered: coveredBy(reach, period, timeZone, now) };
}
