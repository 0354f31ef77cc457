import { Band } from "~/components/band";
import * as css from "./poster.css";

/**
 * The brand's drawing above or beside login and registration. Decorative: its line is in the page as text too. Beside
 * it, a short phone has no room for the chat button.
 */
export function Poster({ line }: { line: string }) {
  return (
    <div className={css.poster} data-foot="short" aria-hidden="true">
      <Band className={css.hem} />
      <p className={css.line}>{line}</p>
    </div>
  );
}
