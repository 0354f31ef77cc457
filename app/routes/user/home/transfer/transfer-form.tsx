import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang, satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import { AmountField } from "~/components/amount-field";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { useCurrency, useCurrencyName } from "~/document/currency";
import { DialogForm } from "~/form/dialog-form";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import { paths } from "~/paths";
import { AccountPicker, type PickerAccount } from "./account-picker";
import * as css from "./transfer.css";

interface TransferFormProps {
  intent: string;
  accounts: readonly PickerAccount[];
  minimum: Satang;
  quickAmounts: readonly Satang[];
  /** The accounts selected at the start. */
  start?: { from: string; to: string };
}

const names = ["from", "to", "amount"] as const;

/** Two vertical pickers, the amount, and a preview of both balances. */
export function TransferForm({ intent, accounts, minimum, quickAmounts, start }: TransferFormProps) {
  const { t } = useTranslation("transfer");
  const [code, currency] = [useCurrency(), useCurrencyName()];
  const form = useFormKit({
    id: "transfer",
    labels: { from: t("from"), to: t("to"), amount: t("amount") },
    schema: async () => (await import("./schema")).transferSchema({ minimum }),
    values: { minimum: formatAmount(minimum), currency },
    defaultValue: start,
  });
  const typed = useTypedValues(form.id, names);
  const amount = parseAmount(typed.amount);
  const source = accounts.find(({ value }) => value === typed.from);
  const field = form.text("amount");
  // A game's balance may have grown since the wallet was read, so there the operator decides.
  const isShort = amount.ok && source !== undefined && amount.satang > source.amount;
  const submit = amount.ok
    ? t("submitAmount", { amount: formatAmount(amount.satang), currency })
    : t("submit");
  const picker = (name: "from" | "to") => ({
    ...form.text(name),
    placeholder: t("placeholder"),
    accounts,
  });
  return (
    <DialogForm
      form={form}
      intent={intent}
      title={t("title")}
      parent={paths.home}
      submit={submit}
      submitting={t("submitting")}
      isMoney
      isDisabled={isShort && typed.from === MAIN_WALLET}
    >
      <div className={css.pickers}>
        <AccountPicker {...picker("from")} />
        <span className={css.arrow}>
          <Icon name="arrow" />
        </span>
        <AccountPicker {...picker("to")} />
      </div>
      <AmountField
        {...field}
        error={isShort ? t("short") : field.error}
        typed={typed.amount}
        quickAmounts={quickAmounts}
        all={{ label: t("all"), amount: source?.amount }}
        hint={t("minimum", { amount: formatAmount(minimum), currency: code })}
      />
      {amount.ok && !isShort ? <Preview {...typed} amount={amount.satang} accounts={accounts} /> : null}
    </DialogForm>
  );
}

interface PreviewProps {
  from: string;
  to: string;
  amount: Satang;
  accounts: readonly PickerAccount[];
}

/** Both balances afterwards, once two different accounts are selected. */
function Preview({ amount, accounts, ...chosen }: PreviewProps) {
  const { t } = useTranslation("transfer");
  const from = accounts.find(({ value }) => value === chosen.from);
  const to = accounts.find(({ value }) => value === chosen.to);
  if (!from || !to || from === to) return null;
  const rows = [
    { account: from, after: satang(from.amount - amount) },
    { account: to, after: satang(to.amount + amount) },
  ];
  return (
    <section className={css.preview} aria-labelledby="transfer-after">
      <h3 id="transfer-after" className={css.previewHead}>
        {t("after")}
      </h3>
      <dl className={css.previewRows}>
        {rows.map(({ account, after }) => (
          <div key={account.value} className={css.previewRow}>
            <dt>{account.name}</dt>
            <dd className={css.previewAmount}>
              <Money amount={after} isBalance />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
