import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * `DD/MM/YYYY HH:mm:ss` in the brand's time zone (specification, section 9); an unreadable time is shown as it is. A
 * time that names no zone is UTC, as all of the operator's are, wherever our server stands.
 */
export function formatTime(time: string | number, timeZone: string): string {
  const moment = dayjs.utc(time);
  return moment.isValid() ? moment.tz(timeZone).format("DD/MM/YYYY HH:mm:ss") : String(time);
}

/** `HH:mm:ss`, for a moment of today. */
export function formatClock(time: number, timeZone: string): string {
  return dayjs(time).tz(timeZone).format("HH:mm:ss");
}
