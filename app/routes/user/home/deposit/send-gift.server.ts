import { failure } from "~/errors/failure.server";
import { readForm } from "~/fields/read-form.server";
import { memberForm } from "~/form/form-action.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { moveMoney } from "~/money/outcome/action.server";
import { GiftForm } from "./gift-schema";

/** Sends a gift link, encrypted here, so that the plain link goes no further. */
export const sendGift = memberForm({
  read: giftIntent,
  schema: GiftForm,
  run: ({ link }, { token, member, request, context }) => {
    const { giftLinkCipher, brand } = context;
    if (!giftLinkCipher || !brand.features.trueWallet) throw failure("notFound", context);
    const { ciphertext, digest } = giftLinkCipher(link);
    const order = { token, facts: { digest }, body: { ciphertext } };
    return moveMoney(giftLink, order, { member, request, context });
  },
});

/** The deposit screen's form holds an intent for each operation that it can start. */
async function giftIntent(request: Request): Promise<FormData> {
  const typed = await readForm(request);
  const own = typed.get("giftIntent");
  if (own !== null) typed.set("intent", own);
  return typed;
}
