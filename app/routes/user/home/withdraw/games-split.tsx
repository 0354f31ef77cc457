import { useTranslation } from "react-i18next";
import { type Satang, satang } from "schemas/amount";
import { Card } from "~/components/card";
import * as css from "./split.css";
import { Row } from "./split-row";

interface GamesSplitProps {
  amount: Satang;
  main: Satang;
  /** Main wallet and games. */
  total: Satang;
}

/**
 * Where an amount comes from that the main wallet does not hold. What is left is named for both places together: the
 * operator decides how much of a game's balance it moves.
 */
export function GamesSplit({ amount, main, total }: GamesSplitProps) {
  const { t } = useTranslation("withdraw");
  const fromMain = satang(Math.max(0, main));
  const share = Math.floor((100 * fromMain) / amount);
  return (
    <>
      <Card className={css.parts}>
        <svg className={css.bar} width="100%" height="8" aria-hidden="true">
          <rect className={css.barMain} width={`${share}%`} height="8" />
          <rect className={css.barGames} x={`${share + 1}%`} width={`${99 - share}%`} height="8" />
        </svg>
        <dl className={css.split}>
          <Row name={t("fromMain")} amount={fromMain} />
          <Row name={t("missing")} amount={satang(amount - fromMain)} kind="games" />
          <Row name={t("afterAll")} amount={satang(total - amount)} kind="total" />
        </dl>
      </Card>
      <p className={css.note}>{t("collected")}</p>
    </>
  );
}
