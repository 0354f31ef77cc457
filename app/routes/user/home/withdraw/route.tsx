import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberForm } from "~/form/form-action.server";
import { requireMember } from "~/member/guard.server";
import { withdraw } from "~/money/kinds/withdraw.server";
import { intentFor, moveMoney } from "~/money/outcome/action.server";
import { titleMeta } from "~/shell/title";
import { readFacts, reviewWithdrawal } from "./facts.server";
import { withdrawSchema } from "./schema";
import { WithdrawForm } from "./withdraw-form";

export const handle = { i18n: "withdraw" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  return {
    title: texts.t(locale)("withdraw:title"),
    intent: intentFor(withdraw, member, context),
    facts: await readFacts(member, context),
    quickAmounts: brand.withdraw.quickAmounts,
  };
}

/** The limits are read for the review only. After confirmation the operator decides, so that no other call can fail. */
export const action = memberForm({
  schema: withdrawSchema(),
  review: ({ amount }, { member, context }) => reviewWithdrawal(amount, member, context),
  async run({ amount }, post) {
    if (amount > 0) return moveMoney(withdraw, { facts: { amount } }, post);
    const { context } = post;
    return { text: context.texts.t(context.locale)("fields:amount.negative"), field: "amount" };
  },
});

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Withdraw() {
  return <WithdrawForm {...useLoaderData<typeof loader>()} />;
}
