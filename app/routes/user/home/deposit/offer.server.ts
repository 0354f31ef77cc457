import { bankKey } from "schemas/bank-code";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { depositView, entryOf } from "schemas/operator";
import type { RequestContext } from "~/context";
import { formatAccountNumber } from "~/format/account-number";
import { type BankSign, bankName, bankSign } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";

type Offer = Omit<AnswerOf<Contract["lookup"]["deposit"]>, "omitted">;
type OfferedBank = Offer["banks"][number];

/** An account to transfer to. `isManual`: transfers to it are checked by the operator's staff. */
export interface PayeeAccount extends BankSign {
  view: "details" | "bcel";
  isManual?: boolean;
  bankCode: string;
  name: string;
  /** The bank's name in the other language, if there is one. */
  otherName?: string;
  holder?: string;
  number?: string;
  currency?: string;
  /** A picture that shows how to pay. */
  picture?: string;
}

export type Payee = Omit<PayeeAccount, "view" | "isManual" | "picture">;

/**
 * A provider of QR codes. `account`: its place among the accounts of the same code in any case, from 0. `apart`: what
 * tells it from the others of that code, if there are any.
 */
export interface OfferedProvider {
  bankCode: string;
  account: number;
  apart?: string;
  payee: Payee;
}

/** The deposit accounts from the look-up, with the brand's views (specification, section 2, Deposit modal). */
export function accountsOf({ banks, isManual = false }: Offer, context: RequestContext) {
  const accounts: PayeeAccount[] = [];
  const providers: OfferedProvider[] = [];
  const perCode = new Map<string, number>();
  for (const bank of banks) {
    const { view, picture } = depositView(context.brand, bank.bankCode, bank.mode);
    const payee = payeeOf(bank, context);
    if (view === "qr") {
      const { bankCode } = bank;
      const account = perCode.get(bankKey(bankCode)) ?? 0;
      perCode.set(bankKey(bankCode), account + 1);
      providers.push({ bankCode, account, payee });
    } else accounts.push({ ...payee, view, isManual, picture: picture && `/brand/${picture}` });
  }
  const isShared = ({ bankCode }: OfferedProvider) => (perCode.get(bankKey(bankCode)) ?? 0) > 1;
  return {
    accounts,
    /** An account is to be asked for: transfers are checked by hand, and the look-up names none. */
    isAskedFor: isManual && accounts.length === 0,
    providers: providers.map((one) => (isShared(one) ? { ...one, apart: payeeWords(one.payee) } : one)),
  };
}

function payeeWords({ holder, number }: Payee): string {
  return [holder, number].filter(Boolean).join(" · ");
}

function payeeOf(bank: OfferedBank, context: RequestContext): Payee {
  const { brand, locale } = context;
  const { bankCode, bankNameTH, bankNameEN, bankAccountName, bankAccountNo, currency } = bank;
  const name = bankName(bankCode, context, { nameTH: bankNameTH, nameEN: bankNameEN });
  const other = locale === "en" ? bankNameTH : bankNameEN;
  return {
    bankCode,
    name,
    otherName: other && other !== name ? other : undefined,
    ...bankSign(bankCode, context),
    holder: bankAccountName || undefined,
    number: bankAccountNo ? formatAccountNumber(bankAccountNo, brand.banks.groupedLength) : undefined,
    currency,
  };
}

/**
 * The member's own account, which the money must come from, with its bank's name in the language of the page and in
 * another. Undefined if the operator has none.
 */
export function ownAccountOf({ bankAccount }: Wallet, { brand, locale }: RequestContext) {
  if (!bankAccount) return undefined;
  const { bankCode, bankAccountName, bankAccountNo, bank } = bankAccount;
  const known = entryOf(brand.banks.known, bankCode)?.name;
  const [th, en] = [bank?.nameTH || known?.th, bank?.nameEN || known?.en];
  const names = { th: [th, en], lo: [known?.lo || th, en], en: [en, th] }[locale].filter(Boolean);
  return {
    holder: bankAccountName.toUpperCase(),
    bank: [...new Set(names)].join(" · ") || bankCode,
    number: formatAccountNumber(bankAccountNo, brand.banks.groupedLength),
  };
}

/**
 * By the first wallet's mode: its number for AUTO, otherwise the gift link; undefined without a wallet, or without a
 * key for gift links.
 */
export function walletOf({ wallets }: Offer, context: RequestContext) {
  const [first] = wallets;
  if (!first || !context.brand.features.trueWallet) return null;
  if (first.mode === "AUTO") return { way: "number" as const, number: first.walletAccountName ?? "" };
  return context.giftLinkCipher ? { way: "link" as const } : null;
}
