import { failure } from "~/errors/failure.server";
import { memberForm } from "~/form/form-action.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { moveMoney } from "~/money/outcome/action.server";
import { GiftForm } from "./gift-schema";

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
