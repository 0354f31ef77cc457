import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { bonusPath } from "~/paths";
import { Motif } from "../page-parts/motif";
import * as motif from "../page-parts/motif.css";
import * as css from "./bonus.css";
import type { BonusCardFacts } from "./bonuses.server";

/** One bonus: its picture, its name, how often it can be received, and its state. A received one is not a link. */
export function BonusCard({ card }: { card: BonusCardFacts }) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const { code, kind, state, received, most } = card;
  const counted = state === "received" ? t("receivedOf", { received, most }) : often(card);
  const words = (
    <>
      <BonusArt {...card} />
      <div className={css.words}>
        <h3 className={css.name}>
          <span>{t(`types.${kind}`)}</span> <span className={css.code}>{code}</span>
        </h3>
        <p className={css.caption}>{counted}</p>
        <p className={css.states[state]}>
          {state === "open" ? null : <Icon name="check" isSmall />}
          <span>{t(`state.${state}`)}</span>
          {state === "open" ? <Icon name="next" isSmall /> : null}
        </p>
      </div>
    </>
  );
  return (
    <li className={css.place}>
      {state === "received" ? (
        <div className={css.card[state]} data-state={state}>
          {words}
        </div>
      ) : (
        <Link className={css.card[state]} data-state={state} to={bonusPath(code)} preventScrollReset>
          {words}
        </Link>
      )}
    </li>
  );
}

/** A bonus's picture, or the brand's motif if the operator has none. Grey once the bonus is received. */
function BonusArt({ code, kind, state, picture }: BonusCardFacts) {
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

/** Returns a text for how often a bonus can be received: "once a day", "2 times a week". */
export function useOften(): (card: Pick<BonusCardFacts, "span" | "most">) => string {
  const { t } = useTranslation("bonus");
  return ({ span, most }) => (most === 1 ? t(`oftenOnce.${span}`) : t(`often.${span}`, { times: most }));
}
