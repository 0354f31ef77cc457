import { splitAmount } from "schemas/amount";
import type { NamedCurrency } from "schemas/names";
import { formatTime } from "~/format/date";
import type { Wallet } from "~/member/answers";
import type { Entry } from "~/routes/user/statement-history.server";
import { statementLine } from "../../../statement-line";
import { withoutNumbers } from "../../sent-account.server";
import { zoneName } from "../../zone.server";
import { receiptEnds } from "./ends.server";
import type { Receipt, ReceiptContext } from "./receipt";

/** So much of the operator's word that what became of it still fits beside it. */
const MOST_OF_A_WORD = 28;

function cut(word: string): string {
  const letters = [...word];
  return letters.length > MOST_OF_A_WORD ? `${letters.slice(0, MOST_OF_A_WORD).join("")}…` : word;
}

/** What a receipt of this entry tells; undefined unless the entry is done: a slip is the proof of what has happened. */
export function receiptOf(
  entry: Entry,
  { reference, wallet, currency }: { reference: string; wallet: Wallet; currency: NamedCurrency },
  context: ReceiptContext,
): Receipt | undefined {
  const line = statementLine(entry);
  if (line.status !== "success") return undefined;
  const { brand, texts, locale } = context;
  const t = texts.t(locale);
  const zone = zoneName(entry.createdAt, context);
  return {
    locale,
    brand: brand.name[locale],
    kind: t("receipt:kind"),
    heading: t(`receipt:done.${line.activity}`, { word: cut(withoutNumbers(line.word ?? "")) }),
    amount: splitAmount(line.amount),
    currency,
    ends: receiptEnds(line, wallet, context),
    facts: [
      { term: t("statement:entry.time"), value: `${formatTime(entry.createdAt, brand.timeZone)} ${zone}` },
      { term: t("statement:entry.reference"), value: reference },
    ],
    hint: t("receipt:hint"),
  };
}
