import { Icon } from "~/components/icon";
import { FIGURE_AND_UNIT } from "~/wheel/figure";
import * as css from "./prize.css";

/** The most letters that the mark has room for. */
const MOST_LETTERS = 18;

/** Whether the mark says a prize itself. */
export function isOnMark(label: string): boolean {
  return label !== "" && label.length <= MOST_LETTERS;
}

/**
 * The brand's drawing of a prize with its amount on it; without a label the smaller one of a spin that won nothing. The
 * words below say the same.
 */
export function PrizeMark({ label }: { label: string | undefined }) {
  if (label === undefined) return <div className={css.art} data-missed="" />;
  return (
    <div className={css.art}>
      <span className={css.mark} aria-hidden="true">
        <Words label={label} />
      </span>
    </div>
  );
}

function Words({ label }: { label: string }) {
  const [, figure = "", unit] = FIGURE_AND_UNIT.exec(label) ?? [];
  if (!isOnMark(label)) return <Icon name="gift" />;
  if (unit === undefined) return <span className={css.word}>{label}</span>;
  return (
    <>
      <span className={css.figures[figure.length > 6 ? "small" : figure.length > 3 ? "middle" : "large"]}>
        {figure}
      </span>
      <span className={css.unit}>{unit}</span>
    </>
  );
}
