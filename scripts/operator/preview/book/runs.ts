import type { Locale } from "schemas/names";
import type { Part, State } from "../../states/state";
import { type Look, type Width, widths } from "../draw/look";

/** A state in one language, which is brought about once for all of its widths. */
export interface Run {
  part: string;
  state: State;
  locale: Locale;
  widths: readonly Width[];
}

/** What somebody looks at: drawn before everything else. */
export interface Priority extends Look {
  part?: string;
  state?: string;
}

/** Every run of the book. */
export function runsOf(parts: readonly Part[], locales: readonly Locale[]): Run[] {
  return locales.flatMap((locale) =>
    parts.flatMap((part) => part.states.map((state) => ({ part: part.id, state, locale, widths }))),
  );
}

/** Takes the run of the highest priority out of the list, with the width of the priority first. */
export function takeNext(runs: Run[], priority: Priority): Run | undefined {
  const rank = ({ state, part, locale }: Run) =>
    (state.id === priority.state ? 0 : 4) +
    (part === priority.part ? 0 : 1) +
    (locale === priority.locale ? 0 : 8);
  const next = runs.reduce<Run | undefined>(
    (best, run) => (best === undefined || rank(run) < rank(best) ? run : best),
    undefined,
  );
  if (!next) return undefined;
  runs.splice(runs.indexOf(next), 1);
  return { ...next, widths: next.widths.toSorted((one) => (one === priority.width ? -1 : 1)) };
}
