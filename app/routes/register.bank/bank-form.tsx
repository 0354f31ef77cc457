import { getInputProps, getSelectProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import type { BankRules } from "~/registration/forms";
import { StepForm, type StepFormFacts, useStepForm } from "~/registration/step-form";
import * as own from "./bank-form.css";

type BankFields = {
  bankCode: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  currency: string;
};

interface BankFormProps extends StepFormFacts<BankFields> {
  banks: readonly Choice[];
  /** As typed last. */
  typed: Partial<BankFields> | undefined;
  rules: BankRules;
}

/** Bank, first and last name, account number, and the currency where the brand offers some. */
export function BankForm({ banks, typed, rules, constraint, lastResult }: BankFormProps) {
  const { t } = useTranslation();
  const { frame, fields, say } = useStepForm<BankFields>({
    step: "bank",
    load: async () => (await import("~/registration/forms")).bankForm(rules),
    constraint,
    lastResult,
    defaultValue: typed,
  });
  const english = banks.filter(({ value }) => rules.banks.englishOnlyNames.includes(value));
  const englishNames = english.map(({ label }) => label).join(", ");
  return (
    <StepForm frame={frame}>
      <SelectField
        {...getSelectProps(fields.bankCode)}
        label={t("register.bank.bankCode")}
        placeholder={t("register.bank.choose")}
        choices={banks}
        hint={englishNames ? t("register.bank.english", { banks: englishNames }) : undefined}
        error={say(fields.bankCode.errors)}
      />
      <div className={own.names}>
        <Field
          {...getInputProps(fields.firstName, { type: "text" })}
          label={t("register.bank.firstName")}
          autoComplete="given-name"
          isUpperCase
          error={say(fields.firstName.errors)}
        />
        <Field
          {...getInputProps(fields.lastName, { type: "text" })}
          label={t("register.bank.lastName")}
          autoComplete="family-name"
          isUpperCase
          error={say(fields.lastName.errors)}
        />
      </div>
      <Field
        {...getInputProps(fields.bankAccountNo, { type: "text" })}
        label={t("register.bank.bankAccountNo")}
        autoComplete="off"
        inputMode="numeric"
        error={say(fields.bankAccountNo.errors)}
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
          error={say(fields.currency.errors)}
        />
      ) : null}
      <Button type="submit" isWide>
        {t("register.bank.submit")}
      </Button>
    </StepForm>
  );
}
