import { bankKey } from "schemas/bank-code";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { depositView, entryOf } from "schemas/operator";
import type { RequestContext } from "~/context";
import { formatAccountNumber } from "~/format/account-number";
import { type BankSign, bankName, bankSign } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";

export type Offer = Omit<AnswerOf<Contract["lookup"]["deposit"]>, "omitted">;
type OfferedBank = Offer["banks"][number];

/** An account of the operator's. */
export interface Payee extends BankSign {
  bankCode: string;
  name: string;
  /** The bank's name in the other language, if there is one. */
  otherName?: string;
  holder?: string;
  number?: string;
  currency?: string;
  /** What tells it from the others of its code and kind, if there are any. */
  apart?: string;
}

/** An account to transfer to. */
export interface PayeeAccount extends Payee {
  view: "details" | "bcel";
  /** Transfers to it are checked by the operator's staff. */
  isManual: boolean;
  /** A picture that shows how to pay. */
  picture?: string;
}

/** A provider of QR codes. `account`: its place among the accounts of the same code in any case, from 0. */
export interface OfferedProvider {
  bankCode: string;
  account: number;
  payee: Payee;
}

/** The deposit accounts from the look-up, with the brand's views (specification, section 2, Deposit modal). */
export function accountsOf({ banks, isManual = false }: Offer, context: RequestContext) {
  const viewed = banks.map((bank) => ({ bank, ...depositView(context.brand, bank.bankCode, bank.mode) }));
  const codes = viewed.filter(({ view }) => view === "qr").map(({ bank }) => payeeOf(bank, context));
  const accounts = viewed.flatMap(({ bank, view, picture }): PayeeAccount[] =>
    view === "qr"
      ? []
      : [{ ...payeeOf(bank, context), view, isManual, picture: picture && `/brand/${picture}` }],
  );
  return {
    accounts: numbered(accounts).map(({ payee }) => payee),
    /** An account is to be asked for: transfers are checked by hand, and the look-up names none. */
    isAskedFor: isManual && accounts.length === 0,
    providers: numbered(codes).map((one): OfferedProvider => ({ bankCode: one.payee.bankCode, ...one })),
  };
}

/** Numbers those of one bank code from 0, in whatever case it is written, and tells them apart. */
function numbered<One extends Payee>(payees: readonly One[]): { account: number; payee: One }[] {
  const perCode = new Map<string, number>();
  const placed = payees.map((payee) => {
    const code = bankKey(payee.bankCode);
    const account = perCode.get(code) ?? 0;
    perCode.set(code, account + 1);
    return { account, payee, code };
  });
  return placed.map(({ account, payee, code }) => {
    const apart = (perCode.get(code) ?? 0) > 1 ? payeeWords(payee) : undefined;
    return { account, payee: { ...payee, apart } };
  });
}

/** Which of the accounts with one bank code is asked for, from 0; the first unless `asked` names another. */
export function askedAccount(asked: FormDataEntryValue | null): number {
  return typeof asked === "string" && /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
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
  if (first.mode === "AUTO")
    return first.walletAccountName ? { way: "wallet" as const, number: first.walletAccountName } : null;
  return context.giftLinkCipher ? { way: "link" as const } : null;
}
