import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);

const QUARTER_MS = 15 * 60_000;
const MOST_OFFSETS = 1_000;
const offsets = new Map<string, number>();

/** A zone's distance from UTC in minutes. Zones change theirs on quarters of an hour; dayjs asks the system every time. */
function offsetAt(time: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(time / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = dayjs(time).tz(timeZone).utcOffset();
  offsets.set(key, offset);
  return offset;
}

function inZone(moment: dayjs.Dayjs, timeZone: string): dayjs.Dayjs {
  return moment.utcOffset(offsetAt(moment.valueOf(), timeZone));
}

/**
 * `DD/MM/YYYY HH:mm:ss` in the brand's time zone (specification, section 9); an unreadable time is shown as it is. A
 * time that names no zone is UTC, as all of the operator's are, wherever our server stands.
 */
export function formatTime(time: string | number, timeZone: string): string {
  const moment = dayjs.utc(time);
  return moment.isValid() ? inZone(moment, timeZone).format("DD/MM/YYYY HH:mm:ss") : String(time);
}

/** `HH:mm:ss`, for a moment of today. */
export function formatClock(time: number, timeZone: string): string {
  return inZone(dayjs.utc(time), timeZone).format("HH:mm:ss");
}
