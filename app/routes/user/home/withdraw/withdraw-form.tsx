import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang, satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import { Alert } from "~/components/alert";
import { AmountField } from "~/components/amount-field";
import { Fact, Facts } from "~/components/fact";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { useCurrency, useCurrencyName } from "~/document/currency";
import { DialogForm } from "~/form/dialog-form";
import { useFormKit } from "~/form/form-kit";
import type { Review } from "~/form/form-reply";
import { useTypedValues } from "~/form/typed-values";
import { paths } from "~/paths";
import type { ReviewedWithdrawal, WithdrawFacts } from "./facts.server";
import * as css from "./withdraw.css";
import { AccountNumber, BalanceNote, CouldNotReadLimits, Remainder, ReviewFacts } from "./withdrawal-facts";

interface WithdrawFormProps {
  intent: string;
  facts: WithdrawFacts;
  quickAmounts: readonly Satang[];
}

const names = ["amount"] as const;

/** What is known of the money, the warnings, the amount with its limits; then the review. Shown whatever could not be read. */
export function WithdrawForm({ intent, facts, quickAmounts }: WithdrawFormProps) {
  const { t } = useTranslation("withdraw");
  const [code, currency] = [useCurrency(), useCurrencyName()];
  const { main, games, limits } = facts;
  const { minimum = satang(1), maximum } = limits ?? {};
  const range = {
    minimum: formatAmount(minimum),
    maximum: maximum === undefined ? "" : formatAmount(maximum),
  };
  const form = useFormKit({
    id: "withdraw",
    labels: { from: t("from"), amount: t("amount") },
    schema: async () => (await import("./schema")).withdrawSchema({ minimum, maximum }),
    values: { ...range, currency },
    inView: "amount",
  });
  const typed = useTypedValues(form.id, names);
  const amount = parseAmount(typed.amount);
  const reviewed = (form.reply?.review as Review<ReviewedWithdrawal> | undefined)?.facts;
  const isWithin = (satangs: Satang) => satangs >= minimum && satangs <= (maximum ?? satangs);
  const named = (satangs: Satang) => ({ amount: formatAmount(satangs), currency });
  return (
    <DialogForm
      form={form}
      intent={intent}
      title={t(reviewed ? "review.title" : "title")}
      parent={paths.home}
      hasArt
      submit={amount.ok && isWithin(amount.satang) ? t("submitAmount", named(amount.satang)) : t("submit")}
      submitting={t("submitting")}
      isMoney
      hasReview
      review={
        reviewed && {
          facts: <ReviewFacts {...reviewed} />,
          confirm: t("review.confirm", named(reviewed.amount)),
          confirming: t("review.confirming"),
        }
      }
    >
      <Sources {...facts} />
      <Warnings {...facts} />
      <AmountField
        {...form.text("amount")}
        typed={typed.amount}
        quickAmounts={quickAmounts.filter(isWithin)}
        all={{ label: t("all"), amount: satang(Math.min(main, maximum ?? main)) }}
        hint={
          limits ? t(maximum === undefined ? "atLeast" : "range", { ...range, currency: code }) : undefined
        }
      />
      <BalanceNote {...facts} amount={amount.ok ? amount.satang : undefined} />
      {amount.ok && isWithin(amount.satang) ? (
        <Facts isTall>
          <Remainder amount={amount.satang} main={main} games={games} />
        </Facts>
      ) : null}
      {games ? <p className={css.hint}>{t("collected")}</p> : null}
      {facts.hasBonus ? null : <p className={css.hint}>{t("bonus.maybe")}</p>}
    </DialogForm>
  );
}

/**
 * The main wallet, the only account to choose (specification, section 2, Withdraw modal), what the games held and when
 * that was read, and the account that is paid.
 */
function Sources({ main, games, payee }: WithdrawFacts) {
  const { t } = useTranslation(["withdraw", "home"]);
  const readAt = games?.readAt === undefined ? undefined : t("home:lastUpdate", { time: games.readAt });
  return (
    <div>
      <fieldset className={css.source}>
        <legend className={visuallyHidden}>{t("from")}</legend>
        <label className={css.choice}>
          <input className={css.radio} type="radio" name="from" value={MAIN_WALLET} defaultChecked />
          <span className={css.choiceName}>{t("mainWallet")}</span>
          <span className={css.choiceAmount}>
            <Money amount={main} isBalance />
          </span>
        </label>
      </fieldset>
      <Facts isTall>
        {games ? (
          <Fact name={t("games")} note={readAt} className={css.line}>
            <Money amount={games.amount} isBalance />
          </Fact>
        ) : null}
        {payee ? (
          <Fact name={t("account")} className={css.line}>
            <span>{payee.bank}</span>{" "}
            <span className={css.number}>
              <AccountNumber {...payee} />
            </span>
          </Fact>
        ) : null}
      </Facts>
    </div>
  );
}

/** What may make the operator refuse, each with a link to change it. */
function Warnings({ payee, hasBonus, limits, reason }: WithdrawFacts) {
  const { t } = useTranslation("withdraw");
  return (
    <>
      {payee ? null : (
        <Alert tone="warning" icon="alert">
          <span>{t("noAccount")}</span>{" "}
          <Link className={css.link} to={paths.editProfile}>
            {t("addAccount")}
          </Link>
        </Alert>
      )}
      {hasBonus ? (
        <Alert tone="warning" icon="alert">
          <span>{t("bonus.held")}</span>{" "}
          <Link className={css.link} to={paths.bonus}>
            {t("bonus.see")}
          </Link>
        </Alert>
      ) : null}
      <CouldNotReadLimits limits={limits} reason={reason} />
    </>
  );
}
