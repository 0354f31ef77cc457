import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { spinner } from "~/components/button.css";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { MoneyIn } from "~/components/money";
import { outcomePath } from "~/paths";
import { hues } from "../game-art.css";
import { isOpen, isUntouched, type Row } from "./row";
import { RowsForm } from "./rows-form";
import type { Walk } from "./use-walk";
import * as css from "./walk.css";

const icons: Record<Row["end"], IconName> = {
  waits: "clock",
  done: "check",
  refused: "alert",
  kept: "info",
  checking: "clock",
};

interface WalkRowProps {
  row: Row;
  isGoing: boolean;
  walk: Walk;
}

/**
 * One game: before anything is asked for, only what it holds; then it waits, goes, is ticked, or stays with its reason.
 */
export function WalkRow({ row, isGoing, walk }: WalkRowProps) {
  const { t } = useTranslation("bringback");
  const { code, name, category, amount, end, sent } = row;
  const others = walk.rows.some((one) => one !== row && isOpen(one));
  const isTriedHere = walk.going === undefined && end === "refused" && isOpen(row) && others;
  const isQuiet = walk.going === undefined && end === "waits" && isUntouched(walk.rows);
  const reason = end === "checking" && sent === undefined ? t("lost") : row.reason;
  return (
    <li className={css.row} data-end={isGoing ? "going" : end}>
      <span className={`${css.face} ${hues[category]}`} aria-hidden="true">
        {[...code].slice(0, 2).join("")}
      </span>
      <p className={css.words}>
        <b className={css.name}>{name}</b>
        {isQuiet ? null : <span className={css.state}>{t(isGoing ? "state.going" : `state.${end}`)}</span>}
      </p>
      <span className={isQuiet ? css.sumAlone : css.sum}>
        <MoneyIn amount={amount} currency="" isBalance />
      </span>
      {isGoing ? <span className={`${spinner} ${css.turning}`} /> : null}
      {isGoing || isQuiet ? null : <Icon name={icons[end]} />}
      {reason && !isGoing ? <p className={css.reason}>{reason}</p> : null}
      {end === "checking" && sent !== undefined ? (
        <Link className={css.more} to={outcomePath(sent)}>
          {t("details")}
        </Link>
      ) : null}
      {isTriedHere ? (
        <RowsForm rows={[row]} walk={walk} className={css.more}>
          <Button type="submit" variant="quiet">
            {t("again")}
          </Button>
        </RowsForm>
      ) : null}
    </li>
  );
}
