import { Motif } from "../motif";
import * as motif from "../motif.css";
import * as css from "./bonus-art.css";
import type { BonusCardFacts } from "./bonus-facts";

/** A bonus's picture, or the brand's motif if the operator has none. Grey once the bonus is received. */
export function BonusArt({ code, kind, state, picture }: BonusCardFacts) {
  return (
    <div className={`${css.art} ${css.hues[state === "received" ? "received" : kind]}`}>
      {picture ? (
        <img
          className={motif.picture}
          src={picture}
          alt=""
          width={300}
          height={211}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Motif code={code} />
      )}
    </div>
  );
}
