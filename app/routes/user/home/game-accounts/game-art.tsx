import { Motif } from "../../page-parts/motif";
import { picture } from "../../page-parts/motif.css";
import * as css from "./game-art.css";

interface GameArtProps {
  code: string;
  background?: string;
}

/** A game's picture, or the brand's motif if the operator has none. */
export function GameArt({ code, background }: GameArtProps) {
  return (
    <div className={css.art}>
      {background ? (
        <img className={picture} src={background} alt="" width={148} height={96} loading="lazy" />
      ) : (
        <Motif code={code} />
      )}
    </div>
  );
}

/** A game's logo, or two letters of its code if the operator has none. */
export function GameLogo({ code, logo }: { code: string; logo?: string }) {
  if (!logo) return <span className={css.initials}>{[...code].slice(0, 2).join("")}</span>;
  return <img className={css.logo} src={logo} alt="" width={40} height={40} loading="lazy" />;
}
