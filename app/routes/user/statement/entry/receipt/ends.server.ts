import { plainDigits } from "schemas/amount";
import { MAIN_WALLET } from "schemas/contract/wallet";
import { maskAccountNumber } from "~/format/account-number";
import { bankName } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";
import { payeeOf } from "~/member/payee.server";
import type { StatementLine } from "../../../statement-line";
import { toInitial } from "./names";
import type { ReceiptContext, ReceiptEnd } from "./receipt";

type Side = "from" | "to";

/** Which side of these is the main wallet, whatever the operator calls it. */
const walletSides: Partial<Record<StatementLine["activity"], Side>> = {
  deposit: "to",
  bonus: "to",
  withdraw: "from",
};

/** The two sides of a movement. An ended bonus went nowhere: it has only its own name. */
export function endsOf(line: StatementLine, wallet: Wallet, context: ReceiptContext): ReceiptEnd[] {
  const t = context.texts.t(context.locale);
  const own: ReceiptEnd = {
    name: t("receipt:wallet", { brand: context.brand.name[context.locale] }),
    note: toInitial(wallet.profile.name),
  };
  const end = (side: Side): ReceiptEnd | undefined => {
    const text = line[side];
    if (walletSides[line.activity] === side || text === MAIN_WALLET) return own;
    if (side === "from" && line.source) return { name: t(`statement:source.${line.source}`) };
    return text ? otherEnd(text, wallet, context) : undefined;
  };
  const sides = line.activity === "finish_bonus" ? [end("to") ?? end("from")] : [end("from"), end("to")];
  return sides.filter((side) => side !== undefined);
}

/** Six digits and more, however they are grouped, are the number of an account or a phone. */
const NUMBER = /\d(?:[^\p{L}\d,]{0,3}\d){5,}/gu;

/** The operator's own word, without the numbers in it. */
export function withoutNumbers(word: string): string {
  return plainDigits(word).replace(NUMBER, "").trim();
}

/** The operator's text about the other side, with the name of its bank, and no number in full. */
function otherEnd(sent: string, wallet: Wallet, context: ReceiptContext): ReceiptEnd {
  const { groupedLength } = context.brand.banks;
  const text = plainDigits(sent);
  const digits = (text.match(NUMBER)?.[0] ?? "").replace(/\D/g, "");
  const named = text.replace(NUMBER, "").replace(/\s+/g, " ").trim();
  if (digits === "") return { name: bankName(named, context) ?? named };
  const [first = ""] = named.split(" ");
  const bank = bankName(named, context) ?? bankName(first, context) ?? toInitial(named);
  const masked = maskAccountNumber(digits, groupedLength);
  const payee = payeeOf(wallet, context);
  if (payee && wallet.bankAccount?.bankAccountNo.replace(/\D/g, "") === digits) {
    return { name: payee.bank, note: `${toInitial(payee.holder)} · ${masked}` };
  }
  return named === "" ? { name: masked } : { name: bank, note: masked };
}
