import { redirect } from "@remix-run/node";
import { formatAmount } from "schemas/amount";
import { entryOf } from "schemas/brand";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { memberForm } from "~/form/form-action.server";
import type { PostFacts } from "~/form/form-settings";
import { currencyName } from "~/member/currency.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { qrPath } from "~/paths";
import { GiftForm, qrSchema } from "./schema";
import { askedIndex } from "./ways.server";

/** Creates a code, from the deposit screen or the provider's own screen, then redirects to the latter. */
export const createQr = memberForm({
  schema: (facts) => qrSchema(figuresOf(facts)),
  values: async (context, facts) => ({
    minimum: formatAmount(figuresOf(facts).minimum),
    currency: await currencyName(facts.member, context),
  }),
  run: ({ amount }, facts) => {
    const { token, typed, member, request, context } = facts;
    const bankCode = bankCodeOf(facts);
    const screen = qrPath(bankCode, askedIndex(typed.get("account")));
    const answer = (record: IntentRecord) => answerOf(record, screen, context);
    const order = { token, facts: { bankCode, amount }, screen, answer };
    return moveMoney(qrCode, order, { member, request, context });
  },
});

const bankCodeOf = ({ typed }: PostFacts) => String(typed.get("bankCode") ?? "");

/** The provider's minimum and quick amounts; an error page if the brand has no QR deposit for it. */
function figuresOf(facts: PostFacts) {
  const figures = entryOf(facts.context.brand.deposit.qr, bankCodeOf(facts));
  if (!figures) throw failure("notFound", facts.context);
  return figures;
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

/** Sends a gift link, encrypted here, so that the plain link goes no further. */
export const sendGift = memberForm({
  schema: GiftForm,
  run: ({ link }, { token, member, request, context }) => {
    const { giftLinkCipher, brand } = context;
    if (!giftLinkCipher || !brand.features.trueWallet) throw failure("notFound", context);
    const { ciphertext, digest } = giftLinkCipher(link);
    const order = { token, facts: { digest }, body: { ciphertext } };
    return moveMoney(giftLink, order, { member, request, context });
  },
});
