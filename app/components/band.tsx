import * as css from "./band.css";

/** The brand's woven line, the edge of a pouch's flap. It repeats to any width. */
export function Band({ className }: { className?: string }) {
  return (
    <span className={className === undefined ? css.band : `${css.band} ${className}`} aria-hidden="true" />
  );
}

/** The same cut in two, above what ends something that binds. The parts move away from each other. */
export function CutBand() {
  return (
    <span className={css.cut} aria-hidden="true">
      <span className={css.start} />
      <span className={css.end} />
    </span>
  );
}
