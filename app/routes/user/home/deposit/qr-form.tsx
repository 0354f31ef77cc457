import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang } from "schemas/amount";
import { AmountField } from "~/components/amount-field";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { useCurrency, useCurrencyName } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import * as css from "./deposit.css";

export interface QrFormProps {
  bankCode: string;
  index: number;
  intent: string;
  minimum: Satang;
  quickAmounts: readonly Satang[];
  creditedWithin: string;
}

/** The fields that tell one provider's form from another's. */
export const providerFields = ({ bankCode, index }: Pick<QrFormProps, "bankCode" | "index">) => ({
  bankCode,
  account: String(index),
});

/** An amount and the button that creates a code for it; disabled below the minimum, with the reason beside it. */
export function QrForm(props: QrFormProps) {
  const { intent, minimum, quickAmounts, creditedWithin } = props;
  const { t } = useTranslation("deposit");
  const code = useCurrency();
  const currency = useCurrencyName();
  const least = { amount: formatAmount(minimum), currency };
  const own = providerFields(props);
  const form = useFormKit({
    id: useId(),
    labels: { amount: t("qr.amount") },
    schema: async () => (await import("./schema")).qrSchema({ minimum }),
    values: { minimum: least.amount, currency },
    button: "create",
    own,
  });
  const typed = useTypedValues(form.id, ["amount"]);
  const isInteractive = useIsInteractive();
  const amount = parseAmount(typed.amount);
  const isEnough = amount.ok && amount.satang >= minimum;
  const isOff = isInteractive && !isEnough;
  const reasonId = `${form.id}-reason`;
  return (
    <FormFrame form={form} className={css.form} intent={intent}>
      <input type="hidden" name="bankCode" value={own.bankCode} />
      <input type="hidden" name="account" value={own.account} />
      <AmountField
        {...form.text("amount")}
        typed={typed.amount}
        quickAmounts={quickAmounts}
        hint={t("minimum", { ...least, currency: code })}
      />
      <p className={css.caption}>{`${t("qr.once")} ${t("bank.credited", { span: creditedWithin })}`}</p>
      <MoneyButton {...form.submit} isWide disabled={isOff} aria-describedby={isOff ? reasonId : undefined}>
        {form.isPending
          ? t("qr.creating")
          : isEnough
            ? t("qr.createAmount", { amount: formatAmount(amount.satang), currency })
            : t("qr.create")}
      </MoneyButton>
      {/* Its place is kept in any case, so that nothing jumps under a finger. */}
      <p id={reasonId} className={isOff ? css.caption : css.captionHidden}>
        {t("qr.tooLow", least)}
      </p>
    </FormFrame>
  );
}
