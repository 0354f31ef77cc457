import { useTranslation } from "react-i18next";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/use-reply";
import * as css from "./refund.css";
import type { RefundWay } from "./refund-way";

interface WayFormProps {
  way: RefundWay;
  intent: string;
  label: string;
  isOff: boolean;
  /** The id of the text that says why it is disabled. */
  describedBy?: string;
}

/** One way to receive it: its button opens the review, where it is confirmed. */
export function WayForm({ way, intent, label, isOff, describedBy }: WayFormProps) {
  const { t } = useTranslation("rewards");
  const form = useButtonForm(`refund-${way}`, way);
  return (
    <FormFrame form={form} className={css.way}>
      <input type="hidden" name="intent" value={intent} />
      <MoneyButton
        name="do"
        value={way}
        variant={way === "addWallet" ? "primary" : "secondary"}
        isWide
        disabled={isOff}
        isBusy={form.isPending}
        aria-describedby={describedBy}
      >
        {form.isPending ? t("refund.checking") : label}
      </MoneyButton>
    </FormFrame>
  );
}
