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
export interface Wish extends Look {
  part?: string;
  state?: string;
}

/** Every run of the book. */
export function runsOf(parts: readonly Part[], locales: readonly Locale[]): Run[] {
  return locales.flatMap((locale) =>
    parts.flatMap((part) => part.states.map((state) => ({ part: part.id, state, locale, widths }))),
  );
}

/** Takes the run out of the list that is wished for most, with the wished width first. */
export function takeNext(runs: Run[], wish: Wish): Run | undefined {
  const rank = ({ state, part, locale }: Run) =>
    (state.id === wish.state ? 0 : 4) + (part === wish.part ? 0 : 1) + (locale === wish.locale ? 0 : 8);
  const next = runs.reduce<Run | undefined>(
    (best, run) => (best === undefined || rank(run) < rank(best) ? run : best),
    undefined,
  );
  if (!next) return undefined;
  runs.splice(runs.indexOf(next), 1);
  return { ...next, widths: next.widths.toSorted((one) => (one === wish.width ? -1 : 1)) };
}
