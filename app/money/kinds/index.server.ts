import { activateGame } from "./activate-game.server";
import { bonusActivate } from "./bonus-activate.server";
import { bonusClear } from "./bonus-clear.server";
import { couponClaim } from "./coupon-claim.server";
import type { OperationKind } from "./define.server";
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

/** Every operation that happens at most once per form. A form for any other operation cannot be submitted. */
const operations = [
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

export type ListedOperation = (typeof operations)[number];
export type OperationName = ListedOperation["name"];

export const operationNames: readonly OperationName[] = operations.map(({ name }) => name);

/** The operation of a record; undefined if only another release knows it. */
export function findOperation(name: string): OperationKind | undefined {
  return operations.find((operation) => operation.name === name);
}
