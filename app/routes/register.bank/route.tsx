import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { bankChoices } from "~/account/bank-choices.server";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import type { Draft } from "~/registration/draft";
import { bankForm } from "~/registration/forms";
import { leadBack, refusalOf } from "~/registration/refusal.server";
import { register } from "~/registration/register.server";
import { registeredHeaders } from "~/registration/registered.server";
import { requireStep, stepFacts } from "~/registration/step.server";
import { StepPage } from "~/registration/step-page";
import { titleMeta } from "~/title";
import { BankForm } from "./bank-form";

export const meta = titleMeta;

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

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
    typed: draft.bank,
    rules: { banks: { englishOnlyNames }, registerCurrencies: brand.registerCurrencies },
    constraint: getZodConstraint(bankForm(brand)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const draft = await requireStep("bank", request, context);
  const { brand, drafts } = context;
  const submission = parseWithZod(await readForm(request), { schema: bankForm(brand) });
  const typed: Draft = { ...draft, bank: typedTexts(submission.payload), notice: undefined };
  const refuse = async (formErrors?: string[], init: ResponseInit = { status: 400 }) => {
    const headers = new Headers([...(await drafts.write(typed)), ...new Headers(init.headers)]);
    return data(reply(submission, context, { formErrors }), { ...init, headers });
  };
  if (submission.status !== "success") return refuse();
  try {
    await register(draft, submission.value, context);
  } catch (error) {
    await leadBack(error, "bank", typed, context);
    const { text, init } = refusalOf(error, context);
    return refuse([text], init);
  }
  return redirect("/register/done", { status: 303, headers: registeredHeaders(context) });
}

const fieldNames = ["bankCode", "firstName", "lastName", "bankAccountNo", "currency"];

/** What the draft keeps of the form: its own fields, at the length that they may have. */
function typedTexts(payload: Record<string, unknown>): Record<string, string> {
  const texts = fieldNames.flatMap((name) => {
    const value = payload[name];
    return typeof value === "string" && value.length <= 200 ? [[name, value]] : [];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

export default function RegisterBank() {
  const { t } = useTranslation();
  const { position, notice, banks, ...form } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <StepPage
      position={position}
      heading={t("register.bank.heading")}
      text={t("register.bank.text")}
      notice={lastResult ? undefined : notice}
    >
      {banks === undefined ? <NoBanks /> : <BankForm {...form} banks={banks} lastResult={lastResult} />}
    </StepPage>
  );
}

function NoBanks() {
  const { t } = useTranslation();
  return (
    <>
      <Alert tone="warning">{t("register.bank.noBanks")}</Alert>
      <LinkButton to="/register/bank" reloadDocument isWide>
        {t("common.retry")}
      </LinkButton>
    </>
  );
}
