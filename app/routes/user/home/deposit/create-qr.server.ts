import { redirect } from "@remix-run/node";
import { formatAmount } from "schemas/amount";
import { entryOf } from "schemas/operator";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { memberForm } from "~/form/form-action.server";
import type { PostFacts } from "~/form/form-settings";
import { currencyName } from "~/member/currency-name.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { qrPath } from "~/paths";
import { askedAccount } from "./asked-account";
import { qrSchema } from "./qr-schema";
import { chosenWay } from "./way";

/** Creates a code, from the deposit screen or the provider's own screen, then redirects to the latter. */
export const createQr = memberForm({
  schema: (facts) => qrSchema(figuresOf(facts)),
  values: async (context, facts) => ({
    minimum: formatAmount(figuresOf(facts).minimum),
    currency: await currencyName(facts.member, context),
  }),
  run: ({ amount }, facts) => {
    const { token, member, request, context } = facts;
    const { bankCode, account } = codeOf(facts);
    const screen = qrPath(bankCode, account);
    const answer = (record: IntentRecord) => answerOf(record, screen, context);
    const order = { token, facts: { bankCode, amount }, screen, answer };
    return moveMoney(qrCode, order, { member, request, context });
  },
});

/** The provider's minimum and quick amounts; an error page if the brand has no QR deposit for it. */
function figuresOf(facts: PostFacts) {
  const figures = entryOf(facts.context.brand.deposit.qr, codeOf(facts).bankCode);
  if (!figures) throw failure("notFound", facts.context);
  return figures;
}

/** Of the provider's own screen by its URL, of the deposit screen by the chosen way. */
function codeOf({ params, request, typed }: PostFacts): { bankCode: string; account: number } {
  const { bankCode } = params;
  if (bankCode !== undefined) return { bankCode, account: askedAccount(new URL(request.url).searchParams) };
  const { facts } = chosenWay(typed);
  return { bankCode: facts.get("bankCode") ?? "", account: askedAccount(facts) };
}

/**
 * Redirects to the code, or shows the operator's message as a red toast (specification, section 8); the outcome page if
 * the result is unknown.
 */
function answerOf({ state, message = "QR_FAIL" }: IntentRecord, screen: string, context: RequestContext) {
  if (state === "done") return redirect(screen, 303);
  if (state !== "refused") return undefined;
  return { text: errorText(context, message), isStale: true, isToast: true };
}
