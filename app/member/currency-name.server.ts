import type { RequestContext } from "~/context";
import type { Member } from "./guard.server";

/** The name of the member's currency in a sentence, as บาท; empty while the currency is not known. */
export async function currencyName(
  member: Pick<Member, "currency">,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): Promise<string> {
  const currency = await member.currency();
  return currency && texts.t(locale)(`public:currency.${currency}`);
}
