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
  run: ({ amount }, post) => {
    const bankCode = bankCodeOf(post);
    const screen = qrPath(bankCode, askedIndex(post.typed.get("account")));
    const answer = (record: IntentRecord) => answerOf(record, screen, post.context);
    return moveMoney(qrCode, { facts: { bankCode, amount }, screen, answer }, post);
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
  run: ({ link }, post) => {
    const { giftLinkCipher, brand } = post.context;
    if (!giftLinkCipher || !brand.features.trueWallet) throw failure("notFound", post.context);
    const { ciphertext, digest } = giftLinkCipher(link);
    return moveMoney(giftLink, { facts: { digest }, body: { ciphertext } }, post);
  },
});
