import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang, satang } from "schemas/amount";
import { AmountField } from "~/components/amount-field";
import { Money } from "~/components/money";
import { useCurrency } from "~/document/currency";
import { DialogForm } from "~/form/dialog-form";
import { useFormKit } from "~/form/form-kit";
import type { Review } from "~/form/form-reply";
import { useTypedValues } from "~/form/typed-values";
import type { Payee } from "~/lookups/payee.server";
import { paths } from "~/paths";
import { BonusWarning } from "./bonus-warning";
import { Funds, MainWallet } from "./funds";
import type { Limits, Preflight } from "./preflight.server";
import type { WithdrawFacts } from "./review.server";
import { ReviewFacts } from "./review-facts";
import * as css from "./withdraw.css";

interface WithdrawFormProps {
  intent: string;
  preflight: Preflight;
  limits: Limits;
  payee: Payee;
  quickAmounts: readonly Satang[];
}

const names = ["amount"] as const;

/** The source, warnings, the amount with its limits, the balance afterwards; then the review. */
export function WithdrawForm({ intent, preflight, limits, payee, quickAmounts }: WithdrawFormProps) {
  const { t } = useTranslation("withdraw");
  const currency = useCurrency();
  const { main, inGames, total, hasBonus } = preflight;
  const { minimum, maximum } = limits;
  const most = maximum ?? total;
  const range = { minimum: formatAmount(minimum), maximum: formatAmount(most), currency };
  const form = useFormKit({
    id: "withdraw",
    labels: { from: t("from"), amount: t("amount") },
    schema: async () => (await import("./schema")).withdrawSchema({ minimum, maximum }),
    values: range,
  });
  const typed = useTypedValues(form.id, names);
  const amount = parseAmount(typed.amount);
  const facts = (form.reply?.review as Review<WithdrawFacts> | undefined)?.facts;
  const field = form.text("amount");
  const isShort = amount.ok && amount.satang > total;
  const named = (satangs: Satang) => ({ amount: formatAmount(satangs), currency });
  return (
    <DialogForm
      form={form}
      title={t(facts ? "review.title" : "title")}
      parent={paths.home}
      submit={amount.ok ? t("submitAmount", named(amount.satang)) : t("submit")}
      submitting={t("submitting")}
      isMoney
      isDisabled={isShort}
      review={
        facts && {
          facts: <ReviewFacts {...facts} />,
          confirm: t("review.confirm", named(facts.amount)),
          confirming: t("review.confirming"),
          intent,
        }
      }
    >
      <input type="hidden" name="intent" value={intent} />
      <div className={css.lines}>
        <MainWallet amount={main} />
        <Funds inGames={inGames} payee={payee} />
      </div>
      <BonusWarning isHeld={hasBonus === true} />
      <AmountField
        {...field}
        error={isShort ? t("short") : field.error}
        typed={typed.amount}
        quickAmounts={quickAmounts.filter((quick) => quick >= minimum && quick <= (maximum ?? quick))}
        all={{ label: t("all"), amount: satang(Math.min(main, most)) }}
        hint={t(maximum === undefined ? "atLeast" : "range", range)}
      />
      {amount.ok && !isShort ? <After main={main} amount={amount.satang} /> : null}
    </DialogForm>
  );
}

/** What the main wallet will hold, or what it lacks and will be collected from games. */
function After({ main, amount }: { main: Satang; amount: Satang }) {
  const { t } = useTranslation("withdraw");
  const isMissing = amount > main;
  return (
    <dl>
      <div className={css.after}>
        <dt className={css.term}>{t(isMissing ? "missing" : "after")}</dt>
        <dd className={isMissing ? css.short : css.sum}>
          <Money amount={satang(Math.abs(main - amount))} isBalance />
        </dd>
      </div>
    </dl>
  );
}
