import * as css from "./woven-mark.css";

/** The brand's signature, a folded pouch with a woven line; small here, large on the wallet card. */
export function WovenMark() {
  return (
    <svg className={css.mark} viewBox="0 0 48 40" aria-hidden="true" focusable="false">
      <path className={css.pouch} d="M3 12 9 3h30l6 9v20a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5Z" />
      <path className={css.weave} d="M3 12h42M3 21l5-4 5 4 5-4 6 4 6-4 5 4 5-4 5 4" />
    </svg>
  );
}
