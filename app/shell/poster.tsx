import { Band } from "~/components/band";
import * as css from "./poster.css";

interface PosterProps {
  line: string;
  /** How much of it a phone shows: all, less for a longer page, or only the band at its end. */
  shows?: "all" | "less" | "band";
}

/** The brand's drawing above or beside login and registration. Decorative: its line is also in the page as text. */
export function Poster({ line, shows = "all" }: PosterProps) {
  return (
    <div className={css.poster} data-shows={shows === "all" ? undefined : shows} aria-hidden="true">
      <Band className={css.hem} />
      <p className={css.line}>{line}</p>
    </div>
  );
}
