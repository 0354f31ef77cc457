import type { Wallet } from "~/member/answers";
import type { StatementLine } from "../../../statement-line";
import { accountsOf } from "../../accounts.server";
import { type Account, withoutNumbers } from "../../sent-account.server";
import { sidesOf } from "../../sides";
import { toInitial } from "./names";
import type { ReceiptContext, ReceiptEnd } from "./receipt";

/** The two sides of a movement, as the entry's page has them, with the names of people cut to their initial. */
export function receiptEnds(line: StatementLine, wallet: Wallet, context: ReceiptContext): ReceiptEnd[] {
  const t = context.texts.t(context.locale);
  const own: ReceiptEnd = {
    name: t("receipt:wallet", { brand: context.brand.name[context.locale] }),
    note: toInitial(wallet.profile.name),
  };
  const receiptEnd = ({ isMainWallet, name, word, holder, number, isAnyone }: Account): ReceiptEnd => {
    if (isMainWallet) return own;
    const said = word && withoutNumbers(word);
    const note = [
      line.source === "invite" && said ? toInitial(said) : said,
      holder && toInitial(holder),
      number,
    ]
      .filter(Boolean)
      .join(" · ");
    return { name: isAnyone ? toInitial(name) : name, ...(note !== "" && { note }) };
  };
  const { from, to } = sidesOf(line, accountsOf(context, wallet));
  return [from, to].filter((side) => side !== undefined).map(receiptEnd);
}
