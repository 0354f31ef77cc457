/** Times in the brand's zone. Its UTC offset is known, so the browser needs no time zone data. */

const MINUTE_MS = 60_000;

function parts(at: number, zoneMinutes: number): { day: string; clock: string } {
  const [date = "", time = ""] = new Date(at + zoneMinutes * MINUTE_MS).toISOString().split("T");
  return { day: date.split("-").reverse().join("/"), clock: time.slice(0, 5) };
}

/** `HH:mm`. */
export function clockOf(at: number, zoneMinutes: number): string {
  return parts(at, zoneMinutes).clock;
}

/** `DD/MM/YYYY`. */
export function dayOf(at: number, zoneMinutes: number): string {
  return parts(at, zoneMinutes).day;
}
