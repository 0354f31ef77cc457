import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang, satang } from "schemas/amount";
import { AmountField } from "~/components/amount-field";
import { Money } from "~/components/money";
import { useCurrency, useCurrencyName } from "~/document/currency";
import { DialogForm } from "~/form/dialog-form";
import { useFormKit } from "~/form/form-kit";
import type { Review } from "~/form/form-reply";
import { useTypedValues } from "~/form/typed-values";
import type { Payee } from "~/member/payee.server";
import { paths } from "~/paths";
import { BonusWarning } from "./bonus-warning";
import { Funds, MainWallet } from "./funds";
import { GamesSplit } from "./games-split";
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
  const [code, currency] = [useCurrency(), useCurrencyName()];
  const { main, inGames, total, hasBonus } = preflight;
  const { minimum, maximum } = limits;
  const most = maximum ?? total;
  const range = { minimum: formatAmount(minimum), maximum: formatAmount(most) };
  const form = useFormKit({
    id: "withdraw",
    labels: { from: t("from"), amount: t("amount") },
    schema: async () => (await import("./schema")).withdrawSchema({ minimum, maximum }),
    values: { ...range, currency },
    inView: "amount",
  });
  const typed = useTypedValues(form.id, names);
  const amount = parseAmount(typed.amount);
  const facts = (form.reply?.review as Review<WithdrawFacts> | undefined)?.facts;
  const field = form.text("amount");
  const isShort = amount.ok && amount.satang > total;
  const isAllowed = amount.ok && amount.satang >= minimum && amount.satang <= Math.min(most, total);
  const named = (satangs: Satang) => ({ amount: formatAmount(satangs), currency });
  return (
    <DialogForm
      form={form}
      title={t(facts ? "review.title" : "title")}
      parent={paths.home}
      hasArt
      submit={isAllowed ? t("submitAmount", named(amount.satang)) : t("submit")}
      submitting={t("submitting")}
      isMoney
      isDisabled={isShort}
      hasReview
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
      {hasBonus ? <BonusWarning /> : null}
      <AmountField
        {...field}
        error={isShort ? t("short") : field.error}
        typed={typed.amount}
        quickAmounts={quickAmounts.filter((quick) => quick >= minimum && quick <= (maximum ?? quick))}
        all={{ label: t("all"), amount: satang(Math.min(main, most)) }}
        hint={t(maximum === undefined ? "atLeast" : "range", { ...range, currency: code })}
      />
      {isAllowed ? <After main={main} total={total} amount={amount.satang} /> : null}
      {hasBonus ? null : <p className={css.hint}>{t("bonus.maybe")}</p>}
    </DialogForm>
  );
}

/** What the main wallet will hold; or where the amount comes from, if it does not hold that much. */
function After({ amount, main, total }: { amount: Satang } & Pick<Preflight, "main" | "total">) {
  const { t } = useTranslation("withdraw");
  if (amount > main) return <GamesSplit amount={amount} main={main} total={total} />;
  return (
    <dl>
      <div className={css.after}>
        <dt className={css.term}>{t("after")}</dt>
        <dd className={css.sum}>
          <Money amount={satang(main - amount)} isBalance />
        </dd>
      </div>
    </dl>
  );
}
