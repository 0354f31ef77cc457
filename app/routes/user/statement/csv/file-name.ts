import { localDate } from "~/format/date";
import type { Filter } from "../filter";

/** Brand and period: `siam-gold-statement-2026-10-01-to-2026-11-21.csv`. A missing end of the period is today. */
export function fileName(brandId: string, { from, to }: Filter, timeZone: string, now: number): string {
  const last = to ?? localDate(now, timeZone);
  const period = from === undefined ? `until-${last}` : from === last ? from : `${from}-to-${last}`;
  return `${brandId}-statement-${period}.csv`;
}
