import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { SectionHead } from "~/components/section-head";
import { useCurrencyName } from "~/document/currency";
import { paths } from "~/paths";
import * as css from "./why.css";
import type { WhyFacts } from "./why.server";

/** Play on or end the bonus, side by side in rank; a way that is closed says what opens it. */
export function WaysOut({ end, total }: Pick<WhyFacts, "end" | "total">) {
  const { t } = useTranslation("withdraw");
  return (
    <section aria-labelledby="withdraw-ways">
      <SectionHead id="withdraw-ways">{t("why.ways")}</SectionHead>
      <div className={css.way}>
        <div className={css.words}>
          <h3 className={css.name}>{t("why.play.name")}</h3>
          <p className={css.note}>{t("why.play.text")}</p>
        </div>
        <LinkButton to={paths.home} variant="secondary" className={css.action}>
          <Icon name="start" isSmall />
          {t("why.play.action")}
        </LinkButton>
      </div>
      <div className={css.way}>
        <div className={css.words}>
          <h3 className={css.name}>{t("why.end.name")}</h3>
          <p className={css.note}>{useEndText(end)}</p>
          <p className={css.note}>
            {t("why.end.total")} <Money amount={total} isBalance />
          </p>
        </div>
        <LinkButton to={paths.bonus} variant="secondary" className={css.action}>
          {t(end.isOpen ? "why.end.open" : "why.end.closed")}
        </LinkButton>
      </div>
    </section>
  );
}

function useEndText({ amount, percent, isOpen }: WhyFacts["end"]): string {
  const { t } = useTranslation("withdraw");
  const currency = useCurrencyName();
  if (isOpen) return t("why.end.now");
  if (amount !== undefined) return t("why.end.below", { amount: formatAmount(amount), currency });
  return percent === undefined ? t("why.end.low") : t("why.end.percent", { percent });
}
