import { satang } from "schemas/amount";
import type { Locale, NamedCurrency } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
import { createTexts } from "../../app/i18n/texts.server";
import type { Wallet } from "../../app/member/answers";
import { drawReceipt } from "../../app/routes/user/statement/entry/receipt/draw.server";
import { receiptOf } from "../../app/routes/user/statement/entry/receipt/facts.server";
import { type Entry, entryWith } from "./statement";

const wallet: Wallet = {
  profile: { _id: "1", username: "0812345678", name: "Anna Wilson", coin: 0, currency: "THB" },
  bankAccount: {
    bankCode: "KBANK",
    bankAccountName: "ANNA WILSON",
    bankAccountNo: "1234564321",
    currency: "THB",
  },
  wallet: { amount: satang(987_654_321), currency: "THB" },
  currency: "THB",
  slots: [],
} as unknown as Wallet;

/** What the receipt of an entry tells; the entry is done unless `entry` says otherwise. */
export function receiptFor(
  brand: OperatorConfig,
  locale: Locale,
  entry: Partial<Entry> = {},
  currency: NamedCurrency = brand.currency,
) {
  const context = { brand, locale, texts: createTexts(brand) };
  return receiptOf(entryWith(entry), { reference: "K7XR-W2PQ-LM4T", wallet, currency }, context);
}

/** Its drawing. */
export function drawingFor(...of: Parameters<typeof receiptFor>): string {
  const [brand] = of;
  const receipt = receiptFor(...of);
  if (!receipt) throw new Error("the entry has no receipt");
  return drawReceipt(receipt, brand);
}

/** The words of a drawing, a line each. */
export function wordsIn(drawing: string): string[] {
  return [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, spans = ""]) =>
    spans.replace(/<[^>]*>/g, ""),
  );
}
