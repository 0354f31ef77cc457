const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Parses one of the operator's times to ms since the epoch, or NaN. Without a zone it is UTC, whatever the server's
 * zone. Without zod, because the browser uses it too, for live chat messages.
 */
export function parseTime(text: string): number {
  const [, date, clock = "00:00", zone = "Z"] = isoTime.exec(text.trim()) ?? [];
  if (date === undefined) return Number.NaN;
  const [, hours, minutes = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return Date.parse(`${date}T${clock}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
}
