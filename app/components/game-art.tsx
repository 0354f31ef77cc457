import * as css from "./game-art.css";

interface GameArtProps {
  code: string;
  category: keyof typeof css.hues;
  background?: string;
  logo?: string;
}

/** A game's picture and logo; where the operator has none, a pattern of its own: the category's hue, two initials. */
export function GameArt({ code, category, background, logo }: GameArtProps) {
  const turn = turns[seedOf(code) % turns.length];
  return (
    <div className={css.hues[category]}>
      {background ? (
        <img
          className={css.picture}
          src={background}
          alt=""
          width={148}
          height={96}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <svg className={css.picture} viewBox="0 0 148 96" aria-hidden="true" focusable="false">
          <path
            className={css.pattern}
            d="M-60 0 88 148M-30 0l148 148M0 0l148 148M30 0l148 148M60 0l148 148M90 0l148 148"
            transform={`rotate(${turn} 74 48)`}
          />
          <text className={css.initials} x="74" y="58">
            {[...code].slice(0, 2).join("")}
          </text>
        </svg>
      )}
      {logo ? (
        <img className={css.logo} src={logo} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : null}
    </div>
  );
}

const turns = [0, 30, 60, 90, 120, 150];

function seedOf(code: string): number {
  return [...code].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 7);
}
