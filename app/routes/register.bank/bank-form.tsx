import {
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import { useLiveValidation } from "~/form/live-validation";
import type { BankRules } from "~/registration/forms";
import { FormAlert } from "~/registration/step-page";
import * as css from "~/registration/step-page.css";
import * as own from "./bank-form.css";

interface BankFields {
  bankCode: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  currency: string;
}

interface BankFormProps {
  banks: readonly Choice[];
  /** As typed last. */
  typed: Partial<BankFields> | undefined;
  rules: BankRules;
  constraint: Parameters<typeof useForm<BankFields>>[0]["constraint"];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Bank, first and last name, account number, and the currency where the brand offers some. */
export function BankForm({ banks, typed, rules, constraint, lastResult }: BankFormProps) {
  const { t } = useTranslation();
  const live = useLiveValidation<BankFields>("register-bank", async () =>
    (await import("~/registration/forms")).bankForm(rules),
  );
  const [form, fields] = useForm<BankFields>({
    id: "register-bank",
    lastResult,
    constraint,
    defaultValue: typed,
    defaultNoValidate: false,
    ...live.options,
  });
  const english = banks.filter(({ value }) => rules.banks.englishOnlyNames.includes(value));
  const englishNames = english.map(({ label }) => label).join(", ");
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action="/register/bank"
      reloadDocument
      className={css.form}
      {...live.handlers}
    >
      <FormAlert errors={form.errors} hasFaults={form.status === "error"} />
      <SelectField
        {...getSelectProps(fields.bankCode)}
        label={t("register.bank.bankCode")}
        placeholder={t("register.bank.choose")}
        choices={banks}
        hint={englishNames && t("register.bank.english", { banks: englishNames })}
        error={live.say(fields.bankCode.errors)}
      />
      <div className={own.names}>
        <Field
          {...getInputProps(fields.firstName, { type: "text" })}
          label={t("register.bank.firstName")}
          autoComplete="given-name"
          isUpperCase
          error={live.say(fields.firstName.errors)}
        />
        <Field
          {...getInputProps(fields.lastName, { type: "text" })}
          label={t("register.bank.lastName")}
          autoComplete="family-name"
          isUpperCase
          error={live.say(fields.lastName.errors)}
        />
      </div>
      <Field
        {...getInputProps(fields.bankAccountNo, { type: "text" })}
        label={t("register.bank.bankAccountNo")}
        autoComplete="off"
        inputMode="numeric"
        error={live.say(fields.bankAccountNo.errors)}
      />
      {rules.registerCurrencies.length > 0 ? (
        <SelectField
          {...getSelectProps(fields.currency)}
          label={t("register.bank.currency")}
          placeholder={t("register.bank.chooseCurrency")}
          choices={rules.registerCurrencies.map((value) => ({
            value,
            label: t(`register.bank.currencies.${value}`),
          }))}
          required
          error={live.say(fields.currency.errors)}
        />
      ) : null}
      <Button type="submit" isWide>
        {t("register.bank.submit")}
      </Button>
    </Form>
  );
}
