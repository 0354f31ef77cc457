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
import { OffReason } from "./off-reason";

export interface QrFormProps {
  intent: string;
  minimum: Satang;
  quickAmounts: readonly Satang[];
}

/** An amount and the button that creates a code for it; disabled below the minimum, with the reason beside it. */
export function QrForm({ intent, minimum, quickAmounts }: QrFormProps) {
  const { t } = useTranslation("deposit");
  const code = useCurrency();
  const currency = useCurrencyName();
  const least = { amount: formatAmount(minimum), currency };
  const form = useFormKit({
    id: "qr",
    labels: { amount: t("qr.amount") },
    schema: async () => (await import("./qr-schema")).qrSchema({ minimum }),
    values: { minimum: least.amount, currency },
    button: "create",
  });
  const typed = useTypedValues(form.id, ["amount"]);
  const isInteractive = useIsInteractive();
  const amount = parseAmount(typed.amount);
  const isEnough = amount.ok && amount.satang >= minimum;
  const isOff = isInteractive && !isEnough;
  return (
    <FormFrame form={form} className={css.qrForm}>
      <input type="hidden" name="intent" value={intent} />
      <AmountField
        {...form.text("amount")}
        typed={typed.amount}
        quickAmounts={quickAmounts}
        hint={t("minimum", { ...least, currency: code })}
      />
      <p className={css.caption}>{t("qr.once")}</p>
      <MoneyButton
        name="do"
        value="create"
        isWide
        disabled={isOff}
        isBusy={form.isPending}
        aria-describedby={isOff ? "qr-reason" : undefined}
      >
        {form.isPending
          ? t("qr.creating")
          : isEnough
            ? t("qr.createAmount", { amount: formatAmount(amount.satang), currency })
            : t("qr.create")}
      </MoneyButton>
      <OffReason id="qr-reason" isOff={isOff}>
        {t("qr.tooLow", least)}
      </OffReason>
    </FormFrame>
  );
}
