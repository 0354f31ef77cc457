import * as css from "./game-art.css";

interface GameArtProps {
  code: string;
  category: keyof typeof css.hues;
  background?: string;
  logo?: string;
}

/** A game's picture and logo; where the operator has none, a pattern of its own: the category's hue, two initials. */
export function GameArt({ code, category, background, logo }: GameArtProps) {
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
        <Pattern code={code} hasInitials={!logo} />
      )}
      {logo ? (
        <img className={css.logo} src={logo} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : null}
    </div>
  );
}

/** Woven lines turned by the code, so that two games rarely look the same. */
function Pattern({ code, hasInitials }: { code: string; hasInitials: boolean }) {
  const turn = turns[seedOf(code) % turns.length];
  return (
    <svg
      className={css.picture}
      viewBox="0 0 148 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={css.pattern}
        d="M-60-60 172 172M-30-60l232 232M0-60l232 232M30-60l232 232M60-60l232 232M-90-60l232 232M-120-60l232 232"
        transform={`rotate(${turn} 74 48)`}
      />
      {hasInitials ? (
        <text className={css.initials} x="74" y="58">
          {[...code].slice(0, 2).join("")}
        </text>
      ) : null}
    </svg>
  );
}

const turns = [0, 20, 45, 70, 90, 110, 135];

function seedOf(code: string): number {
  return [...code].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 7);
}
