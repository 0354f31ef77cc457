import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";
import { BoundedMap } from "~/store/bounded-map";

dayjs.extend(utc);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating one takes a hundred times as long as using it; a brand has only one zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  clocks.set(timeZone, clock);
  return clock;
}

/** A zone changes its offset, and a day begins, only at a full quarter of an hour: so the caches' keys are quarters. */
const QUARTER_MS = 900_000;
const quarterOf = (time: number, timeZone: string) => `${timeZone} ${Math.floor(time / QUARTER_MS)}`;
const offsets = new BoundedMap<string, number>(1_000);
const days = new BoundedMap<string, string>(1_000);

/** A zone's offset from UTC in minutes. */
export function zoneOffset(time: number, timeZone: string): number {
  return offsets.getOrMake(quarterOf(time, timeZone), () => readOffset(time, timeZone));
}

/** Parsed from `GMT+07:00`, or from `GMT` for zero. */
function readOffset(time: number, timeZone: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(clockOf(timeZone).format(time)) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}

/** The zone's local time as a UTC date, which dayjs formats in half the time that one with an offset takes. */
function wallClock(time: number, timeZone: string): dayjs.Dayjs {
  return dayjs.utc(time + zoneOffset(time, timeZone) * 60_000);
}

/** `DD/MM/YYYY HH:mm:ss` in the brand's time zone (specification, section 9), from ms since the epoch. */
export function formatTime(time: number, timeZone: string): string {
  return wallClock(time, timeZone).format("DD/MM/YYYY HH:mm:ss");
}

/** `HH:mm:ss`, for a time today. */
export function formatClock(time: number, timeZone: string): string {
  return wallClock(time, timeZone).format("HH:mm:ss");
}

/** `HH:mm`, for a time today that need not be exact. */
export function formatMinute(time: number, timeZone: string): string {
  return wallClock(time, timeZone).format("HH:mm");
}

/** The day of a time in the brand's time zone as `YYYY-MM-DD`, for URLs and date fields. */
export function localDate(time: number, timeZone: string): string {
  return days.getOrMake(quarterOf(time, timeZone), () => wallClock(time, timeZone).format("YYYY-MM-DD"));
}

/** The start of a day (`YYYY-MM-DD`) in the brand's time zone, in ms since the epoch. */
export function dayStart(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const near = utc - zoneOffset(utc, timeZone) * 60_000;
  return utc - zoneOffset(near, timeZone) * 60_000;
}

/** The day `days` after the given one; before it if negative. */
export function addDays(date: string, days: number): string {
  return dayjs.utc(date).add(days, "day").format("YYYY-MM-DD");
}

/** The Monday of a day's week; both as `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Formats `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function formatDay(date: string): string {
  return date.split("-").reverse().join("/");
}
