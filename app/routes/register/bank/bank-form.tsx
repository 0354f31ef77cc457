import { useTranslation } from "react-i18next";
import { isEnglishOnly } from "schemas/english-names";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import type { BankRules } from "../forms";
import * as css from "../step-page.css";
import * as own from "./bank-form.css";

const FORM = "register-bank";

type BankField = "bankCode" | "firstName" | "lastName" | "bankAccountNo" | "currency";

interface BankFormProps {
  constraint: Parameters<typeof useFormKit<BankField>>[0]["constraint"];
  banks: readonly Choice[];
  /** The values last typed. */
  typed: { [Name in BankField]?: string } | undefined;
  rules: BankRules;
}

/** Bank, first and last name, account number, and the currency if the brand offers a choice. */
export function BankForm({ banks, typed, rules, constraint }: BankFormProps) {
  const { t } = useTranslation();
  const form = useFormKit<BankField>({
    id: FORM,
    labels: {
      bankCode: t("register.bank.bankCode"),
      firstName: t("register.bank.firstName"),
      lastName: t("register.bank.lastName"),
      bankAccountNo: t("register.bank.bankAccountNo"),
      currency: t("register.bank.currency"),
    },
    schema: async () => (await import("../forms")).bankForm(rules),
    constraint,
    defaultValue: typed,
    firstField: typed?.bankCode ? undefined : "bankCode",
  });
  const english = banks.filter(({ value }) => isEnglishOnly(rules, value));
  const englishNames = english.map(({ label }) => label).join(", ");
  return (
    <FormFrame form={form} className={css.form} reloadDocument>
      <SelectField
        {...form.select("bankCode")}
        placeholder={t("register.bank.choose")}
        choices={banks}
        hint={englishNames ? t("register.bank.english", { banks: englishNames }) : undefined}
      />
      <div className={own.names}>
        <Field {...form.text("firstName")} autoComplete="given-name" isUpperCase />
        <Field {...form.text("lastName")} autoComplete="family-name" isUpperCase />
      </div>
      <Field {...form.text("bankAccountNo")} autoComplete="off" inputMode="numeric" />
      {rules.registerCurrencies.length > 0 ? (
        <SelectField
          {...form.select("currency")}
          placeholder={t("register.bank.chooseCurrency")}
          choices={rules.registerCurrencies.map((value) => ({
            value,
            label: t(`register.bank.currencies.${value}`),
          }))}
          required
        />
      ) : null}
    </FormFrame>
  );
}

/** The form's button, for the step's bar. */
export function BankSubmit() {
  const { t } = useTranslation();
  return (
    <Button type="submit" form={FORM}>
      {t("register.bank.submit")}
    </Button>
  );
}
