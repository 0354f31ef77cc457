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

/** A name in two or three parts of letters, hidden digits or not, may be a person's. */
const PERSON = /^(\p{L}[\p{L}\p{M}.]+(?: [\p{L}\p{M}.]+){1,2}?)(?: ([x*-]+\d{2,5}))?$/iu;
/** Ways to pay, which are nobody's name. */
const A_WAY = /\b(qr|prompt ?pay|true ?money|wallet|transfer|online|slip)\b|พร้อมเพย์|ทรูมันนี่/iu;
const QR_OF = /^qr\s+(\S+)$/i;
/** The name of a bank alone: with more words it may be a person's as well. */
const A_BANK = /^(?:[\p{L}.&]+ ){0,3}bank$|^(?:ธนาคาร|ທະນາຄານ)\S*$/iu;
const MOST_WORDS = 5;

/** The known bank whose name or code the words begin with; what follows it is a person. */
function bankBefore(words: string, context: NamingContext): string | undefined {
  const parts = words.split(" ").slice(0, MOST_WORDS);
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join(" "));
  return starts.map((start) => bankNamed(start, context)).find((name) => name !== undefined);
}

/** The operator's text about the other side, with the name of its bank, and no number in full. */
export function bankOrAnyone(sent: string, context: NamingContext, wallet?: Wallet): Account {
  const text = plainDigits(sent);
  const digits = (text.match(NUMBER)?.[0] ?? "").replace(/\D/g, "");
  const words = withoutNumbers(text);
  if (digits === "") {
    const bank = bankNamed(words, context);
    const [, ofQr] = QR_OF.exec(words) ?? [];
    const qrBank = ofQr === undefined ? undefined : bankNamed(ofQr, context);
    if (qrBank) return { name: context.texts.t(context.locale)("home:pending.qr", { bank: qrBank }) };
    const [, person, number] = PERSON.exec(words) ?? [];
    if (bank || person === undefined || A_WAY.test(words) || A_BANK.test(words))
      return { name: bank ?? sent };
    return { name: person, isAnyone: true, ...(number !== undefined && { number }) };
  }
  const number = maskAccountNumber(digits, context.brand.banks.groupedLength);
  const known = bankBefore(words, context);
  const payee = wallet && payeeOf(wallet, context);
  const isOwn = wallet?.bankAccount?.bankAccountNo.replace(/\D/g, "") === digits;
  if (payee && isOwn && (words === "" || known === payee.bank))
    return { name: payee.bank, holder: payee.holder, number };
  if (words === "") return { name: number };
  if (known !== undefined) return { name: known, number };
  return A_BANK.test(words) ? { name: words, number } : { name: words, number, isAnyone: true };
}
