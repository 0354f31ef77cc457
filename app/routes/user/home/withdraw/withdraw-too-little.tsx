import { useTranslation } from "react-i18next";
import { formatAmount, type Satang, satang } from "schemas/amount";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { Money } from "~/components/money";
import { useCurrencyName } from "~/document/currency";
import { paths } from "~/paths";
import type { Preflight } from "./preflight.server";
import * as css from "./split.css";
import { Row } from "./split-row";

interface TooLittleProps {
  preflight: Pick<Preflight, "main" | "total">;
  minimum: Satang;
}

/** Shown instead of a form that no amount could pass: the minimum, what there is, and what is missing. */
export function WithdrawTooLittle({ preflight: { main, total }, minimum }: TooLittleProps) {
  const { t } = useTranslation("withdraw");
  const currency = useCurrencyName();
  const share = Math.max(0, Math.floor((1000 * total) / minimum) / 10);
  return (
    <Dialog title={t("title")} parent={paths.home} hasArt>
      <div className={dialog.body}>
        <Card className={css.plate}>
          <h3 className={css.heading}>
            {t("tooLittle.heading", { amount: formatAmount(minimum), currency })}
          </h3>
          {/* The words beneath say the same. */}
          <div className={css.meter} aria-hidden="true">
            <svg className={css.woven} width={`${share}%`} height="100%" />
          </div>
          <dl className={css.scale}>
            <div className={css.end}>
              <dt>{t("tooLittle.have")}</dt>
              <dd className={css.figure}>
                <Money amount={total} isBalance />
              </dd>
            </div>
            <div className={css.end}>
              <dt>{t("tooLittle.minimum")}</dt>
              <dd className={css.figure}>
                <Money amount={minimum} />
              </dd>
            </div>
          </dl>
          <dl className={css.split}>
            <Row name={t("mainWallet")} amount={main} />
            <Row name={t("games")} amount={satang(total - main)} />
            <Row name={t("tooLittle.lacking")} amount={satang(minimum - total)} kind="total" />
          </dl>
        </Card>
        <p>{t("tooLittle.text")}</p>
        <div className={dialog.actions}>
          <LinkButton to={paths.home} variant="secondary">
            {t("tooLittle.home")}
          </LinkButton>
          <LinkButton to={paths.deposit}>{t("tooLittle.deposit")}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
