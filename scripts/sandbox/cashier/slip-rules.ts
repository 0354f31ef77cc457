import { decode } from "promptparse";
import { slipVerify } from "promptparse/validate";
import type { Sandbox } from "../state/sandbox";
import { type BankTransfer, findTransfer, type SlipReason } from "../store/bank-transfers";
import type { Member } from "../store/members";
import { isTransferUsed } from "../store/slips";
import { bankNumber } from "./bank-numbers";
import type { PictureReading } from "./decode-picture";

/** In pixels. A bank's slip is never smaller, so a smaller picture is only part of one. */
const LEAST_SIDE = 160;

export type SlipReading = { transfer: BankTransfer } | { fault: SlipReason; transfer?: BankTransfer };

/** What the picture alone shows: its transfer, or why none could be read. */
export function readSlip({ database }: Sandbox, picture: PictureReading): SlipReading {
  if (picture.kind === "too-large") return { fault: "IMG_SIZE_UNABLE_TO_PROCESS" };
  if (picture.kind === "broken" || Math.min(picture.width, picture.height) < LEAST_SIDE) {
    return { fault: "CANNOT_READ_CROPPED_IMAGE" };
  }
  if (picture.qr === null || !isSlipLike(picture.qr)) return { fault: "INVALID_SLIP" };
  const read = slipVerify(picture.qr);
  const transfer = read && findTransfer(database, read.transRef);
  if (!transfer) return { fault: "UNSTABLE_REFNO_ON_SLIP" };
  if (read.sendingBank !== bankNumber(transfer.fromBank)) return { fault: "INVALID_SLIP" };
  if (isTransferUsed(database, transfer.reference)) return { fault: "SLIP_REFNO_DUPLICATED", transfer };
  return { transfer };
}

/** Whether a code has the structure of a mini-QR, whatever its checksum. */
function isSlipLike(payload: string): boolean {
  const tags = decode(payload);
  return tags.length > 0 && tags[0]?.id === "00" && tags.some(({ id }) => id === "91");
}

/** What the bank says about the transfer of a slip received at `receivedAt`. */
export function checkTransfer(
  { cashier }: Sandbox,
  member: Member,
  transfer: BankTransfer,
  receivedAt: string,
): SlipReason | undefined {
  if (transfer.answer !== null) return transfer.answer;
  const { deposit, slipWithinMinutes } = cashier.of(member.username);
  const isOurs = deposit.banks.some(
    ({ bankCode, bankAccountNo }) => bankCode === transfer.toBank && bankAccountNo === transfer.toNumber,
  );
  if (!isOurs) return "DEST_ACC_INVALID";
  if (transfer.fromBank !== member.bankCode || transfer.fromNumber !== member.bankAccountNo)
    return "NOT_MATCH";
  const ageMs = Date.parse(receivedAt) - Date.parse(transfer.createdAt);
  return ageMs > slipWithinMinutes * 60_000 ? "EXPIRED_SLIP" : undefined;
}
