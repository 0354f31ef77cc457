import * as css from "./woven-mark.css";

/** The brand's signature, a folded pouch with a woven line; small here, large on the wallet card. */
export function WovenMark() {
  return (
    <svg className={css.mark} viewBox="0 0 48 40" aria-hidden="true">
      <path className={css.pouch} d="M3 12 9 3h30l6 9v20a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z" />
      <path className={css.weave} d="M3 12h42M3 21l5-4 5 4 5-4 6 4 6-4 5 4 5-4 5 4" />
    </svg>
  );
}

/**
 * The woven line by itself: the edge of a pouch's flap. It repeats instead of stretching, so that its weave is the same
 * on every width. Every band of a page may share the pattern's id, for they are all the same drawing.
 */
export function WovenBand() {
  return (
    <svg className={css.band} aria-hidden="true">
      <defs>
        <pattern id="weave" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 .5h16M0 11.5h16M0 6l4-3.5L8 6l4 3.5L16 6M0 6l4 3.5L8 6l4-3.5L16 6" />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill="url(#weave)" stroke="none" />
    </svg>
  );
}
