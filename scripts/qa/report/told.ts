import type { EngineName } from "../../bootstrap/engines";

export type Outcome = "passed" | "failed" | "flaky";

/** What a failed try left behind: paths, in the end below the report's folder. */
export interface Evidence {
  trace?: string | undefined;
  /** What was on the screen when it failed. */
  screen?: string | undefined;
  pictures: readonly Picture[];
}

/** How much of a picture may differ from its baseline: versions of fonts, not a moved button. */
export const MOST_DIFFERENT = 0.003;

/** A picture that differs from its baseline, or has none. */
export interface Picture {
  /** The picture's name, without its ending. */
  name: string;
  actual?: string | undefined;
  baseline?: string | undefined;
  diff?: string | undefined;
}

/** Between a group of tests and what is in it, in a title. */
export const WITHIN = " › ";

/** One test's result, of Playwright or vitest. */
export interface Told {
  file: string;
  line?: number;
  title: string;
  outcome: Outcome;
  durationMs: number;
  /** What the first failed try said; empty for a test that passed at once. */
  message: string;
  evidence: Evidence;
  /** Where a journey ran; a test of vitest has none. */
  place?: JourneyPlace | undefined;
}

export interface JourneyPlace {
  brandId: string;
  locale: string;
  engine: EngineName;
}

export interface Results {
  told: readonly Told[];
  /** Errors outside of any test: nothing could be loaded, started or read. */
  errors: readonly string[];
  /** What a reader has to know of a run in which nothing failed: what was not looked at. */
  notes: readonly string[];
}

export const noEvidence: Evidence = { pictures: [] };

/** Takes the colours out of a terminal's text. */
export function plain(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "");
}

export function withOutcome(told: readonly Told[], outcome: Outcome): Told[] {
  return told.filter((test) => test.outcome === outcome);
}

/** A test's name in the terminal and in lists. */
export function nameOf({ file, line, title, place }: Told): string {
  const at = line === undefined ? file : `${file}:${line}`;
  const where = place ? `[${place.brandId} ${place.locale} ${place.engine}] ` : "";
  return `${where}${at} › ${title}`;
}
