import type { Satang } from "schemas/amount";
import { entryOf } from "schemas/operator";
import type { RequestContext } from "~/context";
import { formatClock } from "~/format/date";
import type { Member } from "~/member/guard.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { accountsOf, type Offer, type OfferedProvider, type PayeeAccount, walletOf } from "./offer.server";

/** A QR code of one provider's account. */
export interface QrWay extends OfferedProvider {
  kind: "qr";
  minimum: Satang;
  quickAmounts: readonly Satang[];
  intent: string;
  /** The code that can be paid now. */
  open?: { amount?: Satang; until?: string };
}

/** A transfer to one of the operator's accounts. */
export interface AccountWay {
  kind: "account";
  account: PayeeAccount;
}

/** A transfer to an account that the member asks for first. */
interface AskedWay {
  kind: "asked";
}

/** The operator's TrueMoney wallet. */
export interface WalletWay {
  kind: "wallet";
  number: string;
  username: string;
}

export interface GiftWay {
  kind: "gift";
  minimum: Satang;
  intent: string;
}

export type Way = QrWay | AccountWay | AskedWay | WalletWay | GiftWay;

/** The ways to deposit in the order shown. `username`: undefined if the member's wallet could not be read. */
export async function waysOf(
  offer: Offer,
  username: string | undefined,
  member: Member,
  context: RequestContext,
): Promise<Way[]> {
  const { accounts, providers, isAskedFor } = accountsOf(offer, context);
  const codes = await Promise.all(providers.map((provider) => qrWay(provider, member, context)));
  return [
    ...codes.flat(),
    ...accounts.map((account) => ({ kind: "account" as const, account })),
    ...(isAskedFor ? [{ kind: "asked" as const }] : []),
    ...walletWay(offer, username, member, context),
  ];
}

/** None without the brand's figures. Reads the open code every time, so that a new one shows up everywhere. */
async function qrWay(provider: OfferedProvider, member: Member, context: RequestContext): Promise<QrWay[]> {
  const { brand, intentTokens } = context;
  const figures = entryOf(brand.deposit.qr, provider.bankCode);
  if (!figures) return [];
  const code = await withTimeout(member.operator.qrcode.get({ bankCode: provider.bankCode }));
  const intent = intentTokens.issue(member.key, qrCode.name);
  const { amount, expireIn } = code ?? {};
  const until =
    expireIn === undefined ? undefined : formatClock(Date.now() + expireIn * 1_000, brand.timeZone);
  const open = code?.hasQrcode ? { amount, until } : undefined;
  return [{ kind: "qr", ...provider, ...figures, intent, open }];
}

function walletWay(
  offer: Offer,
  username: string | undefined,
  member: Member,
  context: RequestContext,
): Way[] {
  const wallet = walletOf(offer, context);
  if (wallet?.way === "link") {
    const minimum = context.brand.deposit.trueWalletLinkMinimum;
    return [{ kind: "gift", minimum, intent: context.intentTokens.issue(member.key, giftLink.name) }];
  }
  // The condition names the member, so there is no number without it.
  if (!wallet || username === undefined) return [];
  return [{ kind: "wallet", number: wallet.number, username }];
}
