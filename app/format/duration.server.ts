import type { Locale } from "~/i18n/locale";

/** A number of minutes in words: `2 hours`, `90 minutes`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const [unit, count] = minutes % 60 === 0 ? ["hour", minutes / 60] : ["minute", minutes];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
