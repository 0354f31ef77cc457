import { getZodConstraint } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { RetryLink } from "~/components/retry-link";
import type { RequestContext } from "~/context";
import type { PageHandle } from "~/document/route-handle";
import { maskAccountNumber } from "~/format/account-number";
import { bankChoices } from "~/lookups/bank-choices.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { type Draft, pathOf, type Registered } from "../draft";
import { draftsOf } from "../drafts.server";
import { bankForm } from "../forms";
import type { BankData } from "../payload";
import { orLeadBack } from "../refusal.server";
import { register } from "../register.server";
import { requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import { BankForm, BankSubmit } from "./bank-form";
import { namePartsOf } from "./name-parts";

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
    await orLeadBack(register(draft, bank, context), "bank", withTyped(draft, typed), context);
    const registered = registeredOf(draft, bank, context.brand);
    const headers = await draftsOf(context).write({ isRegistered: true, registered });
    headers.append("set-cookie", await registeredPhoneOf(context).keep(draft.username ?? ""));
    return redirect(paths.registered, { status: 303, headers });
  },
  onRefusal: async ({ draft, typed, context }) => ({
    headers: await draftsOf(context).write(withTyped(draft, typed)),
  }),
});

function registeredOf(
  { profile }: Draft,
  { bankCode, bankAccountNo }: BankData,
  { banks }: RequestContext["brand"],
): Registered {
  const account = maskAccountNumber(bankAccountNo, banks.groupedLength);
  return { name: profile?.name ?? "", bankCode, account };
}

const fieldNames = ["bankCode", "firstName", "lastName", "bankAccountNo", "currency"];

/** The draft with the form's fields as typed, cut to their maximum length. */
function withTyped(draft: Draft, typed: FormData): Draft {
  const texts = fieldNames.flatMap((name) => {
    const value = typed.get(name);
    return typeof value === "string" && value.length <= 200 ? [[name, value]] : [];
  });
  return { ...draft, bank: Object.fromEntries(texts) as Record<string, string>, notice: undefined };
}

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
      {banks === undefined ? <NoBanks /> : <BankForm {...form} banks={banks} />}
      <StepBar back={pathOf("profile")}>{banks === undefined ? null : <BankSubmit />}</StepBar>
    </StepPage>
  );
}

function NoBanks() {
  const { t } = useTranslation();
  return (
    <>
      <Alert tone="warning">{t("register.bank.noBanks")}</Alert>
      <RetryLink to={paths.registerBank} variant="primary" isWide />
    </>
  );
}
