import { activateGame } from "./activate-game.server";
import { bonusActivate } from "./bonus-activate.server";
import { bonusClear } from "./bonus-clear.server";
import { couponClaim } from "./coupon-claim.server";
import type { JudgedKind } from "./define.server";
import { giftLink } from "./gift-link.server";
import { inviteBonus } from "./invite-bonus.server";
import { promotionActivate } from "./promotion-activate.server";
import { qrCode } from "./qr-code.server";
import { refundReceive, refundToWallet } from "./refund.server";
import { resetGamePassword } from "./reset-game-password.server";
import { slip } from "./slip.server";
import { spin } from "./spin.server";
import { transfer } from "./transfer.server";
import { transferAll } from "./transfer-all.server";
import { withdraw } from "./withdraw.server";

/** Every kind of operation that happens at most once per form. A form for any other kind cannot be submitted. */
const kinds = [
  transfer,
  transferAll,
  withdraw,
  slip,
  giftLink,
  qrCode,
  activateGame,
  resetGamePassword,
  bonusActivate,
  bonusClear,
  promotionActivate,
  inviteBonus,
  refundReceive,
  refundToWallet,
  spin,
  couponClaim,
] as const;

export type KindName = (typeof kinds)[number]["name"];

export const kindNames: readonly KindName[] = kinds.map(({ name }) => name);

/** A record's kind, by its `operation`; undefined if only another release knows it. */
export function findKind(name: string): JudgedKind | undefined {
  return kinds.find((kind) => kind.name === name);
}
