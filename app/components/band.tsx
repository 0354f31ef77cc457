import * as css from "./band.css";

/** The brand's woven line, the edge of a pouch's flap. It repeats to any width. */
export function Band({ className }: { className?: string }) {
  return (
    <span className={className === undefined ? css.band : `${css.band} ${className}`} aria-hidden="true" />
  );
}
