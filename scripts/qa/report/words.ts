import type { EngineName } from "../../bootstrap/engines";
import type { Told } from "./told";

/** A language's own name. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
}

export const engineLabels: Record<EngineName, string> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
};

/** Opens a trace in the browser that is there; without a port Playwright looks for one of its own. */
export const SHOW_TRACE = "npx playwright show-trace --port 0";

export function countOf(count: number): string {
  return count.toLocaleString("en");
}

/** `6 min 40 s`, `3.2 s`. */
export function timeOf(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A title without the ids of promises at its end, which help nobody who looks at a picture. */
export function titleOf({ title }: Told): string {
  return title.replace(/ \[[\d. ]+\]$/, "");
}
