import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { findGiftLink } from "schemas/gift-link";
import { Field } from "~/components/field";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { useCurrency } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import * as css from "./deposit.css";
import { OffReason } from "./off-reason";

interface GiftFormProps {
  intent: string;
  minimum: Satang;
}

/** A field for a gift link; its button is disabled while the field is empty (specification, section 2). */
export function GiftForm({ intent, minimum }: GiftFormProps) {
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  const form = useFormKit({
    id: "gift",
    labels: { link: t("wallet.link") },
    schema: async () => (await import("./gift-schema")).GiftForm,
  });
  const { link } = useTypedValues(form.id, ["link"]);
  const isOff = useIsInteractive() && link.trim() === "";
  const isFound = findGiftLink(link) !== undefined;
  const least = t("minimum", { amount: formatAmount(minimum), currency });
  return (
    <FormFrame form={form} className={css.form}>
      <input type="hidden" name="intent" value={intent} />
      <Field
        {...form.text("link")}
        hint={isFound ? `${t("wallet.found")} · ${least}` : least}
        placeholder={t("wallet.placeholder")}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MoneyButton
        variant="secondary"
        isWide
        disabled={isOff}
        isBusy={form.isPending}
        aria-describedby={isOff ? "gift-reason" : undefined}
      >
        {t(form.isPending ? "wallet.sending" : "wallet.send")}
      </MoneyButton>
      <OffReason id="gift-reason" isOff={isOff}>
        {t("wallet.empty")}
      </OffReason>
    </FormFrame>
  );
}
