import { randomBytes } from "node:crypto";
import aes from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";
import { toMajor, toSatang } from "../money/amount";
import { deposit } from "../money/deposit";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { findVoucher, insertVoucher, redeemVoucher } from "../store/gift-vouchers";
import type { Member } from "../store/members";

const ADDRESS = "https://gift.truemoney.com/campaign/?v=";
const pattern = /^https:\/\/gift\.truemoney\.com\/campaign\/\?v=(?<code>[0-9A-Za-z]{8,64})$/;

export function giftLink(code: string): string {
  return ADDRESS + code;
}

/** Creates a voucher, as a friend would buy it. `amount` is in the member's currency. */
export function makeVoucher({ database, clock }: Sandbox, amount: number, code?: string) {
  const voucher = {
    code: code ?? randomBytes(9).toString("hex"),
    amount: toSatang(amount),
    createdAt: clock.now(),
  };
  insertVoucher(database, voucher);
  return { code: voucher.code, amount, link: giftLink(voucher.code) };
}

function decrypted({ trueLinkKey }: Sandbox, ciphertext: string): string {
  try {
    return aes.decrypt(ciphertext, trueLinkKey).toString(utf8);
  } catch {
    throw new ApiError("TRUELINK_INVALID", "not encrypted with this operator's key");
  }
}

/** Redeems a gift link into the wallet. Works once per link. */
export function redeemGiftLink(sandbox: Sandbox, member: Member, ciphertext: string): void {
  const { database, clock, cashier, flavour } = sandbox;
  const { deposit: offer, giftLinkMinimum } = cashier.of(member.username);
  if (offer.wallets.length === 0) throw new ApiError("NO_WALLET", "no wallet in the deposit look-up");
  const code = pattern.exec(decrypted(sandbox, ciphertext))?.groups?.code;
  const voucher = code === undefined ? undefined : findVoucher(database, code);
  if (!voucher)
    throw new ApiError("TRUELINK_INVALID", code === undefined ? "no gift link" : "no such voucher");
  if (voucher.redeemedBy !== null) throw new ApiError("TRUELINK_DUPLICATE");
  if (toMajor(voucher.amount) < giftLinkMinimum) throw new ApiError("TRUELINK_INVALID", "below the minimum");
  database.atomic(() => {
    if (!redeemVoucher(database, voucher.code, member.id, clock.now()))
      throw new ApiError("TRUELINK_DUPLICATE");
    deposit(sandbox, member, voucher.amount, { from: flavour.words.giftLink });
  });
}
