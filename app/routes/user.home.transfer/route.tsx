import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAmount, toWireAmount } from "schemas/amount";
import { MAIN_WALLET } from "schemas/contract/wallet";
import { amountField, differentAccounts, transferAccount } from "schemas/fields";
import type { OperatorConfig } from "schemas/operator";
import * as z from "zod";
import { Dialog } from "~/components/dialog";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { needed } from "~/errors/failure.server";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { moveMoney, type Refusal } from "~/money/action.server";
import { takeSnapshot } from "~/money/snapshot.server";
import { requireMember, type Wallet } from "~/session/guard.server";
import { titleMeta } from "~/title";
import { TransferForm } from "./transfer-form";

export const meta = titleMeta;

/** Rules of section 5: both chosen, not the same, at least the minimum. */
function transferSchema({ transfer: { minimum } }: OperatorConfig) {
  return z
    .object({
      intent: z.string(),
      from: transferAccount,
      to: transferAccount,
      amount: amountField({ minimum }),
    })
    .superRefine(differentAccounts);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const wallet = await needed(member.wallet(), context);
  const { brand, mint, texts, locale } = context;
  return {
    title: texts.t(locale)("member:transfer.title"),
    intent: mint.mint(member.key, "transfer"),
    accounts: accountsOf(wallet, context),
    minimum: brand.transfer.minimum,
    quickAmounts: brand.transfer.quickAmounts,
  };
}

/** The main wallet and every active game account (specification, section 2, Transfer modal). */
function accountsOf(wallet: Wallet, { texts, locale }: RequestContext) {
  const games = wallet.slots.filter(({ isActive }) => isActive);
  return [
    { value: MAIN_WALLET, name: texts.t(locale)("member:home.mainWallet"), amount: wallet.wallet.amount },
    ...games.map(({ code, name, amount }) => ({ value: code, name, amount })),
  ];
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand } = context;
  const submission = parseWithZod(await readForm(request), { schema: transferSchema(brand) });
  const values = { minimum: formatAmount(brand.transfer.minimum), currency: brand.currency };
  const refuse = (refusal?: Refusal) => {
    const formErrors = refusal && [refusal.text];
    const isStale = refusal?.isStale ?? false;
    return data({ ...reply(submission, context, { values, formErrors }), isStale }, 400);
  };
  if (submission.status !== "success") return refuse();
  const { intent, from, to, amount } = submission.value;
  const moved = await moveMoney(
    {
      token: intent,
      memberKey: member.key,
      operation: "transfer",
      payload: { from, to, amount },
      facts: { from, to, amount },
      snapshot: () => takeSnapshot(member),
      act: (idempotencyKey) =>
        member.operator.wallet.transfer({ from, to, amount: toWireAmount(amount) }, { idempotencyKey }),
    },
    context,
  );
  return moved instanceof Response ? moved : refuse(moved);
}

/** A refused form keeps its intent, unless that is what was refused. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionResult?.isStale === true;

export default function Transfer() {
  const { t } = useTranslation("member");
  return (
    <Dialog title={t("transfer.title")} parent="/user/home">
      <TransferForm {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
    </Dialog>
  );
}

export { ErrorScreen as ErrorBoundary };
