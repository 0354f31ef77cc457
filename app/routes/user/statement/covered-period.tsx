import { useTranslation } from "react-i18next";
import * as css from "./statement.css";
import type { Covered } from "./statement.server";

/** Says how far back was searched, and whether older entries may be missing. */
export function CoveredPeriod({ from, to, count, end }: Covered) {
  const { t } = useTranslation("statement");
  return (
    <p className={css.caption}>
      {from === undefined ? t("covered.nothing") : t(`covered.${end}`, { from, to, count })}
    </p>
  );
}
