import type { RequestContext } from "~/context";
import { zoneOffset } from "~/format/date";

const known: Record<string, "th" | "la"> = { "Asia/Bangkok": "th", "Asia/Vientiane": "la" };

/** What people call the brand's time zone; elsewhere how far it is from UTC, `UTC+8`. */
export function zoneName(
  time: number,
  { brand: { timeZone }, texts, locale }: Pick<RequestContext, "brand" | "texts" | "locale">,
): string {
  const country = known[timeZone];
  if (country !== undefined) return texts.t(locale)(`statement:zone.${country}`);
  const offset = zoneOffset(time, timeZone);
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? "-" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
}
