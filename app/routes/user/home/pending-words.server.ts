import { formatAmount, type Satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { currencyName } from "~/member/currency-name.server";
import type { Member } from "~/member/guard.server";

/** Texts by their full key, and an amount as sentences name it. */
export interface PendingWords {
  t(key: string, values?: Record<string, string>): string;
  sum(amount: Satang): { amount: string; currency: string };
}

/** In the page's language and the member's currency. */
export async function pendingWords(member: Member, context: RequestContext): Promise<PendingWords> {
  const t = context.texts.anyKey(context.locale);
  const currency = await currencyName(member, context);
  return { t, sum: (amount) => ({ amount: formatAmount(amount), currency }) };
}
