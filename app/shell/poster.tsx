import { Band } from "~/components/band";
import * as css from "./poster.css";

interface PosterProps {
  line: string;
  /** How much of it a phone shows: all, less where the page has more to say, or only the band that ends it. */
  shows?: "all" | "less" | "band";
}

/** The brand's drawing above or beside login and registration. Decorative: its line is in the page as text too. */
export function Poster({ line, shows = "all" }: PosterProps) {
  return (
    <div className={css.poster} data-shows={shows === "all" ? undefined : shows} aria-hidden="true">
      <Band className={css.hem} />
      <p className={css.line}>{line}</p>
    </div>
  );
}
