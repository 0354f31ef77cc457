import { getZodConstraint } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isEnglishOnly } from "schemas/english-names";
import { Button } from "~/components/button";
import { CouldNotRead } from "~/components/could-not-read";
import { Field } from "~/components/field";
import { type Choice, SelectField } from "~/components/select-field";
import type { RequestContext } from "~/context";
import type { PageHandle } from "~/document/route-handle";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { maskAccountNumber } from "~/format/account-number";
import { bankChoices } from "~/lookups/bank-choices.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { type Draft, draftsOf, type RegistrationReceipt } from "../draft.server";
import { type BankFormData, namePartsOf, register } from "../register.server";
import { type BankRules, bankForm } from "../schema";
import { orRedirectBack, requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import { form as formStyle } from "../step-page.css";
import * as css from "./bank.css";

export const handle: PageHandle = { hasPoster: true, isStep: true };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("bank", request, context);
  const { brand } = context;
  const [facts, { banks, isListed }] = await Promise.all([
    stepFacts("bank", draft, context),
    bankChoices(context),
  ]);
  const { englishOnlyNames } = brand.banks;
  return {
    ...facts,
    banks: isListed ? banks : undefined,
    typed: draft.bank ?? namePartsOf(draft.profile?.name ?? ""),
    rules: { banks: { englishOnlyNames }, registerCurrencies: brand.registerCurrencies },
    constraint: getZodConstraint(bankForm(brand)),
  };
}

export const action = stepForm("bank")({
  schema: ({ context }) => bankForm(context.brand),
  async run(bank, { draft, typed, context }) {
    await orRedirectBack(register(draft, bank, context), "bank", withTyped(draft, typed), context);
    const registered = receiptOf(draft, bank, context.brand);
    const headers = await draftsOf(context).write({ isRegistered: true, registered });
    headers.append("set-cookie", await registeredPhoneOf(context).keep(draft.username ?? ""));
    return redirect(paths.registered, { status: 303, headers });
  },
  onRefusal: async ({ draft, typed, context }) => ({
    headers: await draftsOf(context).write(withTyped(draft, typed)),
  }),
});

function receiptOf(
  { profile }: Draft,
  { bankCode, bankAccountNo }: BankFormData,
  { banks }: RequestContext["brand"],
): RegistrationReceipt {
  const account = maskAccountNumber(bankAccountNo, banks.groupedLength);
  return { name: profile?.name ?? "", bankCode, account };
}

type BankField = "bankCode" | "firstName" | "lastName" | "bankAccountNo" | "currency";
const fieldNames: readonly BankField[] = ["bankCode", "firstName", "lastName", "bankAccountNo", "currency"];

/** The draft with the form's fields as typed, without those that are too long to be kept. */
function withTyped(draft: Draft, typed: FormData): Draft {
  const texts = fieldNames.flatMap((name) => {
    const value = typed.get(name);
    return typeof value === "string" && value.length <= 200 ? [[name, value]] : [];
  });
  return { ...draft, bank: Object.fromEntries(texts) as Record<string, string>, notice: undefined };
}

const FORM = "register-bank";

export default function RegisterBank() {
  const { t } = useTranslation();
  const { position, notice, banks, ...form } = useLoaderData<typeof loader>();
  return (
    <StepPage
      position={position}
      heading={t("register.bank.heading")}
      text={t("register.bank.text")}
      notice={notice}
    >
      {banks === undefined ? (
        <CouldNotRead
          as="warning"
          text={t("register.bank.noBanks")}
          to={paths.registerBank}
          variant="primary"
          isWide
        />
      ) : (
        <BankForm {...form} banks={banks} />
      )}
      <StepBar back={paths.registerProfile}>
        {banks === undefined ? null : (
          <Button type="submit" form={FORM}>
            {t("register.bank.submit")}
          </Button>
        )}
      </StepBar>
    </StepPage>
  );
}

interface BankFormProps {
  constraint: Parameters<typeof useFormKit<BankField>>[0]["constraint"];
  banks: readonly Choice[];
  /** The values last typed. */
  typed: { [Name in BankField]?: string } | undefined;
  rules: BankRules;
}

/** The currency is asked for only if the brand offers a choice. */
function BankForm({ banks, typed, rules, constraint }: BankFormProps) {
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
    schema: async () => (await import("../schema")).bankForm(rules),
    constraint,
    defaultValue: typed,
    firstField: typed?.bankCode ? undefined : "bankCode",
  });
  const english = banks.filter(({ value }) => isEnglishOnly(rules, value));
  const englishNames = english.map(({ label }) => label).join(", ");
  return (
    <FormFrame form={form} className={formStyle} reloadDocument>
      <SelectField
        {...form.select("bankCode")}
        placeholder={t("register.bank.choose")}
        choices={banks}
        hint={englishNames ? t("register.bank.english", { banks: englishNames }) : undefined}
      />
      <div className={css.names}>
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
