import type { Satang } from "schemas/amount";
import { bankKey } from "schemas/bank-code";
import { depositView, entryOf } from "schemas/brand";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import { formatAccountNumber } from "~/format/account-number";
import { formatClock } from "~/format/date";
import { type BankSign, bankName, bankSign } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";

/** The deposit look-up's answer: the operator's accounts and wallets. */
export type DepositOffer = Omit<AnswerOf<Contract["lookup"]["deposit"]>, "omitted">;
type OfferedBank = DepositOffer["banks"][number];

/** An account of the operator's that a deposit goes to. */
export interface DepositPayee extends BankSign {
  bankCode: string;
  name: string;
  /** The bank's name in the other language, if there is one. */
  otherName?: string;
  holder?: string;
  number?: string;
  currency?: string;
  /** Its holder and number, if there are others of its bank code and kind. */
  apart?: string;
}

/** An account that the member transfers to. */
export interface PayeeAccount extends DepositPayee {
  view: "details" | "bcel";
  /** Transfers to it are checked by the operator's staff. */
  isManual: boolean;
  /** A picture that shows how to pay. */
  picture?: string;
}

/** An account whose deposits are paid by QR code. `index`: among the accounts of its bank code, from 0. */
export interface OfferedProvider {
  bankCode: string;
  index: number;
  payee: DepositPayee;
}

/** A QR code that one provider's account is paid by. */
interface QrWay extends OfferedProvider {
  kind: "qr";
  minimum: Satang;
  quickAmounts: readonly Satang[];
  intent: string;
  /** The code that can be paid now, if there is one. */
  open?: { amount?: Satang; until?: string };
}

/** A transfer to one of the operator's accounts. */
interface AccountWay {
  kind: "account";
  account: PayeeAccount;
}

/** A transfer to an account that the member has to ask the operator for. */
interface AskedWay {
  kind: "asked";
}

/** The operator's TrueMoney wallet. */
interface WalletWay {
  kind: "wallet";
  number: string;
  username: string;
}

/** A TrueMoney gift link. */
interface GiftWay {
  kind: "gift";
  minimum: Satang;
  intent: string;
}

/** One way to deposit. */
export type DepositWay = QrWay | AccountWay | AskedWay | WalletWay | GiftWay;

/** The ways to deposit in the order shown. `username`: undefined if the member's wallet could not be read. */
export async function waysOf(
  offer: DepositOffer,
  username: string | undefined,
  member: Member,
  context: RequestContext,
): Promise<DepositWay[]> {
  const { accounts, providers, isAskedFor } = accountsOf(offer, context);
  const codes = await Promise.all(providers.map((provider) => qrWay(provider, member, context)));
  return [
    ...codes.flat(),
    ...accounts.map((account) => ({ kind: "account" as const, account })),
    ...(isAskedFor ? [{ kind: "asked" as const }] : []),
    ...walletWay(offer, username, member, context),
  ];
}

/** Empty if the brand's file has no entry for the provider. The open code is never cached: one opened elsewhere shows too. */
async function qrWay(provider: OfferedProvider, member: Member, context: RequestContext): Promise<QrWay[]> {
  const { brand } = context;
  const figures = entryOf(brand.deposit.qr, provider.bankCode);
  if (!figures) return [];
  const code = await withTimeout(member.operator.qrcode.get({ bankCode: provider.bankCode }));
  const intent = intentFor(qrCode, member, context);
  const { amount, expireIn } = code ?? {};
  const until =
    expireIn === undefined ? undefined : formatClock(Date.now() + expireIn * 1_000, brand.timeZone);
  const open = code?.hasQrcode ? { amount, until } : undefined;
  return [{ kind: "qr", ...provider, ...figures, intent, open }];
}

function walletWay(
  offer: DepositOffer,
  username: string | undefined,
  member: Member,
  context: RequestContext,
): DepositWay[] {
  const wallet = walletOf(offer, context);
  if (wallet?.kind === "gift") {
    const minimum = context.brand.deposit.trueWalletLinkMinimum;
    return [{ kind: "gift", minimum, intent: intentFor(giftLink, member, context) }];
  }
  // The condition names the member, so there is no number without it.
  if (!wallet || username === undefined) return [];
  return [{ kind: "wallet", number: wallet.number, username }];
}

/** The deposit accounts from the look-up, with the brand's views (specification, section 2, Deposit modal). */
export function accountsOf({ banks, isManual = false }: DepositOffer, context: RequestContext) {
  const viewed = banks.map((bank) => ({ bank, ...depositView(context.brand, bank.bankCode, bank.mode) }));
  const codes = viewed.filter(({ view }) => view === "qr").map(({ bank }) => depositPayeeOf(bank, context));
  const accounts = viewed.flatMap(({ bank, view, picture }): PayeeAccount[] =>
    view === "qr"
      ? []
      : [{ ...depositPayeeOf(bank, context), view, isManual, picture: picture && `/brand/${picture}` }],
  );
  return {
    accounts: numbered(accounts).map(({ payee }) => payee),
    /** The member has to ask for an account: transfers are checked by hand, and the look-up names no account. */
    isAskedFor: isManual && accounts.length === 0,
    providers: numbered(codes).map((one): OfferedProvider => ({ bankCode: one.payee.bankCode, ...one })),
  };
}

/** Numbers the accounts of each bank code from 0, ignoring its case, and sets `apart` where there are several. */
function numbered<One extends DepositPayee>(payees: readonly One[]): { index: number; payee: One }[] {
  const perCode = new Map<string, number>();
  const placed = payees.map((payee) => {
    const code = bankKey(payee.bankCode);
    const index = perCode.get(code) ?? 0;
    perCode.set(code, index + 1);
    return { index, payee, code };
  });
  return placed.map(({ index, payee, code }) => {
    const apart = (perCode.get(code) ?? 0) > 1 ? payeeWords(payee) : undefined;
    return { index, payee: { ...payee, apart } };
  });
}

/** An account's index among those of its bank code, from the `account` of a form or URL; 0 if that is no number. */
export function askedIndex(asked: FormDataEntryValue | null): number {
  return typeof asked === "string" && /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
}

function payeeWords({ holder, number }: DepositPayee): string {
  return [holder, number].filter(Boolean).join(" · ");
}

function depositPayeeOf(bank: OfferedBank, context: RequestContext): DepositPayee {
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
 * The member's own account, which the money must come from, with its bank's name in the page's language and in another.
 * Undefined if the operator has none.
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
 * By the first wallet's mode: its number for AUTO, otherwise the gift link. Null without a wallet, without its number, or
 * without a key for gift links.
 */
export function walletOf({ wallets }: DepositOffer, context: RequestContext) {
  const [first] = wallets;
  if (!first || !context.brand.features.trueWallet) return null;
  if (first.mode === "AUTO")
    return first.walletAccountName ? { kind: "wallet" as const, number: first.walletAccountName } : null;
  return context.giftLinkCipher ? { kind: "gift" as const } : null;
}
