import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import type { LiveCode } from "~/deposits/live-code";
import { useCurrencyName } from "~/document/currency";
import { paths } from "~/paths";
import { Monogram } from "../../monogram";
import { spanOf } from "../../span";
import type { Payee } from "../offer.server";
import { QrForm, type QrFormProps } from "../qr-form";
import * as css from "./qr.css";

interface NoCodeProps {
  live: LiveCode;
  /** The code that was shown has expired. */
  isOver: boolean;
  payee: Payee;
  apart: string | undefined;
  creditedWithinMinutes: number;
  form: QrFormProps;
}

/** Shown without an open code: what became of the last one, and the form to create another. */
export function NoCode({ live, isOver, payee, apart, creditedWithinMinutes, form }: NoCodeProps) {
  const { t } = useTranslation("deposit");
  const currency = useCurrencyName();
  const { awaited, isUnread } = live;
  const span = t(...spanOf(creditedWithinMinutes));
  return (
    <div className={dialogCss.body}>
      {awaited === undefined ? null : (
        <Alert tone="warning">{t("qr.awaited", { amount: formatAmount(awaited), currency, span })}</Alert>
      )}
      {isOver && awaited === undefined ? <Alert tone="warning">{t("qr.over")}</Alert> : null}
      {isUnread ? <Alert tone="warning">{t("qr.unread")}</Alert> : null}
      <p className={css.provider}>
        <Monogram letters={payee.monogram} color={payee.color} />
        <span>
          <strong className={css.payee}>{payee.name}</strong>
          {apart ? <span className={css.apart}>{apart}</span> : null}
        </span>
      </p>
      <QrForm {...form} />
      <LinkButton to={paths.deposit} variant="quiet">
        {t("qr.back")}
      </LinkButton>
    </div>
  );
}
