import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, parseAmount, type Satang, satang } from "schemas/amount";
import { useBrand } from "~/brand";
import { AccountPicker, type PickerAccount } from "~/components/account-picker";
import { Alert } from "~/components/alert";
import { AmountField } from "~/components/amount-field";
import { LinkButton } from "~/components/button";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { MoneyButton } from "~/components/money-button";
import { useDraft } from "~/session/draft";
import * as css from "./transfer-form.css";

interface TransferFormProps {
  intent: string;
  accounts: readonly PickerAccount[];
  minimum: Satang;
  quickAmounts: readonly Satang[];
  lastResult: SubmissionResult<string[]> | undefined;
}

interface Draft {
  from: string;
  to: string;
  amount: string;
}

const noDraft: Draft = { from: "", to: "", amount: "" };

function readDraft(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? "");
  return { from: textOf("from"), to: textOf("to"), amount: textOf("amount") };
}

/** Two vertical pickers, the amount, and what both balances will be. */
export function TransferForm({ intent, accounts, minimum, quickAmounts, lastResult }: TransferFormProps) {
  const { t } = useTranslation(["member", "public"]);
  const brand = useBrand();
  const [form, fields] = useForm<Draft>({ id: "transfer", lastResult, defaultValue: useDraft() });
  const [draft, setDraft] = useState(noDraft);
  const box = useRef<HTMLFormElement>(null);
  useEffect(function takeWhatWasTypedEarly() {
    if (box.current) setDraft(readDraft(box.current));
  }, []);
  const isSending = useNavigation().formAction === "/user/home/transfer";
  const typed = parseAmount(draft.amount);
  const currency = brand?.currency;
  const submitText = typed.ok
    ? t("transfer.submitAmount", { amount: formatAmount(typed.satang), currency })
    : t("transfer.submit");

  return (
    <Form
      {...getFormProps(form)}
      ref={box}
      method="post"
      action="/user/home/transfer"
      className={dialog.body}
      onInput={(event) => setDraft(readDraft(event.currentTarget))}
      noValidate={false}
    >
      <input type="hidden" name="intent" value={intent} />
      {form.errors ? (
        <Alert tone="negative" takesFocus>
          {form.errors.join(" ")}
        </Alert>
      ) : null}
      {accounts.length < 2 ? <Alert tone="warning">{t("transfer.noGames")}</Alert> : null}
      <div className={css.pickers}>
        <AccountPicker
          id={fields.from.id}
          name="from"
          label={t("transfer.from")}
          placeholder={t("transfer.placeholder")}
          accounts={accounts}
          defaultValue={fields.from.initialValue}
          error={fields.from.errors?.[0]}
        />
        <span className={css.arrow}>
          <Icon name="arrow" />
        </span>
        <AccountPicker
          id={fields.to.id}
          name="to"
          label={t("transfer.to")}
          placeholder={t("transfer.placeholder")}
          accounts={accounts}
          defaultValue={fields.to.initialValue}
          error={fields.to.errors?.[0]}
        />
      </div>
      <AmountField
        id={fields.amount.id}
        name="amount"
        label={t("transfer.amount")}
        defaultValue={fields.amount.initialValue}
        typed={draft.amount}
        quickAmounts={quickAmounts}
        hint={t("transfer.minimum", { amount: formatAmount(minimum), currency })}
        error={fields.amount.errors?.[0]}
      />
      {typed.ok ? <Preview draft={draft} amount={typed.satang} accounts={accounts} /> : null}
      <div className={dialog.actions}>
        <LinkButton to="/user/home" variant="secondary">
          {t("public:common.cancel")}
        </LinkButton>
        <MoneyButton disabled={isSending}>{isSending ? t("transfer.submitting") : submitText}</MoneyButton>
      </div>
    </Form>
  );
}

/** What both balances will be, once both are chosen and differ. */
function Preview({
  draft,
  amount,
  accounts,
}: {
  draft: Draft;
  amount: Satang;
  accounts: readonly PickerAccount[];
}) {
  const { t } = useTranslation("member");
  const from = accounts.find(({ value }) => value === draft.from);
  const to = accounts.find(({ value }) => value === draft.to);
  if (!from || !to || from === to) return null;
  const rows = [
    { account: from, after: satang(from.amount - amount) },
    { account: to, after: satang(to.amount + amount) },
  ];
  return (
    <dl className={css.preview}>
      {rows.map(({ account, after }) => (
        <div key={account.value} className={css.previewRow}>
          <dt>
            {account.name} · {t(after < 0 ? "transfer.short" : "transfer.after")}
          </dt>
          <dd className={after < 0 ? css.short : css.previewAmount}>
            <Money amount={after} isBalance />
          </dd>
        </div>
      ))}
    </dl>
  );
}
