import { plainDigits } from "schemas/amount";
import type { RequestContext } from "~/context";
import { maskAccountNumber } from "~/format/account-number";
import { bankNamed } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";
import { payeeOf } from "~/member/payee.server";

/** What the names of accounts depend on. */
export type NamingContext = Pick<RequestContext, "brand" | "texts" | "locale">;

/** One side of an entry, named as the page names it. */
export interface Account {
  name: string;
  isMainWallet?: true;
  /** The operator's own word beside a name of ours. */
  word?: string;
  /** Whose it is; known of the member's own bank account. */
  holder?: string;
  /** All but the last digits hidden. */
  number?: string;
  /** The name is the operator's and may be a person's. */
  isAnyone?: true;
}

/** Six digits and more, however they are grouped, are the number of an account or a phone. */
const NUMBER = /\d(?:[^\p{L}\d,]{0,3}\d){5,}/gu;

/** The operator's own word, without the numbers in it. */
export function withoutNumbers(word: string): string {
  return plainDigits(word).replace(NUMBER, "").replace(/\s+/g, " ").trim();
}

const QR_OF = /^qr\s+(\S+)$/i;
const A_BANK = /bank|ธนาคาร|ທະນາຄານ/i;

/** The operator's text about the other side, with the name of its bank, and no number in full. */
export function bankOrAnyone(sent: string, context: NamingContext, wallet?: Wallet): Account {
  const text = plainDigits(sent);
  const digits = (text.match(NUMBER)?.[0] ?? "").replace(/\D/g, "");
  const words = withoutNumbers(text);
  const bank = bankNamed(words, context);
  if (digits === "") {
    const [, ofQr] = QR_OF.exec(words) ?? [];
    const qrBank = ofQr === undefined ? undefined : bankNamed(ofQr, context);
    if (qrBank) return { name: context.texts.t(context.locale)("home:pending.qr", { bank: qrBank }) };
    return { name: bank ?? sent };
  }
  const number = maskAccountNumber(digits, context.brand.banks.groupedLength);
  const known = bank ?? bankNamed(words.split(" ")[0] ?? "", context);
  const payee = wallet && payeeOf(wallet, context);
  const isOwn = wallet?.bankAccount?.bankAccountNo.replace(/\D/g, "") === digits;
  if (payee && isOwn && (known ?? payee.bank) === payee.bank)
    return { name: payee.bank, holder: payee.holder, number };
  if (words === "") return { name: number };
  if (known !== undefined) return { name: known, number };
  return A_BANK.test(words) ? { name: words, number } : { name: words, number, isAnyone: true };
}
