import * as css from "./monogram.css";

interface MonogramProps {
  letters: string;
  /** From the config; dark enough for white letters. */
  color?: string;
}

const OTHER = "#4A5568";

/**
 * A bank's letters on its colour. The colour is data, so it is an SVG attribute: the Content-Security-Policy allows no
 * inline style.
 */
export function Monogram({ letters, color = OTHER }: MonogramProps) {
  return (
    <svg className={css.monogram} viewBox="0 0 44 44" aria-hidden="true">
      <rect width="44" height="44" fill={color} />
      <text className={css.letters} x="22" y="27.5" fill="#fff" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
