import { randomBytes } from "node:crypto";
import type { Upload, UploadedFile } from "../http/upload";
import { deposit } from "../money/deposit";
import { ApiError } from "../state/api-error";
import { dueAt } from "../state/cashier-rules";
import type { Sandbox } from "../state/sandbox";
import { findTransfer, type SlipReason } from "../store/bank-transfers";
import { getMember, type Member } from "../store/members";
import { insertSlip, type Slip, setSlipStatus } from "../store/slips";
import { pictureType } from "./decode-picture";
import { readPicture } from "./read-picture";
import { isSlipOpen } from "./slip-hours";
import { checkTransfer, readSlip } from "./slip-rules";

const fields = ["bankCode"];

/** The uploaded file. Throws an ApiError when there is none; such uploads do not appear in the list of slips. */
function requireFile(sandbox: Sandbox, member: Member, { fields: sent, file, fault }: Upload): UploadedFile {
  if (!isSlipOpen(sandbox)) throw new ApiError("SLIP_UPLOAD_FAIL", "outside of the hours");
  const unknown = Object.keys(sent).find((name) => !fields.includes(name) && name !== "file");
  if (unknown !== undefined) throw new ApiError("SLIP_UPLOAD_FAIL", `no field ${unknown} in the contract`);
  if (fault !== undefined) throw new ApiError("SLIP_UPLOAD_FAIL", fault);
  if (file?.field !== "file" || (file.name === "" && file.size === 0)) {
    throw new ApiError("SLIP_NO_FILE");
  }
  const { banks } = sandbox.cashier.of(member.username).deposit;
  if (sent.bankCode !== undefined && !banks.some(({ bankCode }) => bankCode === sent.bankCode)) {
    throw new ApiError("NO_BANK", "not in the deposit look-up");
  }
  if (file.size > 0 && !pictureType(file.first)) {
    throw new ApiError("SLIP_INVALID_FILE", "neither PNG nor JPEG by its first bytes");
  }
  return file;
}

/** Accepts a slip. Throws the reason when it is refused immediately; it is listed even then. */
export async function receiveSlip(sandbox: Sandbox, member: Member, upload: Upload): Promise<void> {
  const file = requireFile(sandbox, member, upload);
  const { slipMaxBytes } = sandbox.cashier.of(member.username);
  if (file.size === 0) return refuse(sandbox, member, "UPLOADED_FILE_NOT_EXIST");
  if (file.size > slipMaxBytes) return refuse(sandbox, member, "IMG_SIZE_UNABLE_TO_PROCESS");
  const picture = await readPicture(file.path, sandbox.closing);
  const jpeg = picture.kind === "read" ? picture.jpeg : undefined;
  const note = sandbox.database.atomic(() => {
    const reading = readSlip(sandbox, picture);
    if ("fault" in reading) {
      keep(
        sandbox,
        member,
        { status: "FAILED", note: reading.fault, amount: reading.transfer?.amount },
        jpeg,
      );
      return reading.fault;
    }
    const { reference: transfer, amount } = reading.transfer;
    const slip = keep(sandbox, member, { status: "PENDING", transfer, amount }, jpeg);
    const isDue = slip.dueAt !== null && slip.dueAt <= slip.createdAt;
    return isDue ? settleSlip(sandbox, slip, slip.createdAt) : undefined;
  });
  if (note) throw new ApiError(note);
}

function refuse(sandbox: Sandbox, member: Member, note: SlipReason): never {
  keep(sandbox, member, { status: "FAILED", note }, undefined);
  throw new ApiError(note);
}

interface Kept {
  status: Slip["status"];
  note?: SlipReason;
  transfer?: string;
  amount?: number | undefined;
}

function keep(
  { database, clock, cashier }: Sandbox,
  member: Member,
  kept: Kept,
  jpeg: string | undefined,
): Slip {
  const { slipSettlement, slipDelayMs } = cashier.of(member.username);
  const slip = {
    memberId: member.id,
    reference: randomBytes(12).toString("hex"),
    transfer: kept.transfer ?? null,
    createdAt: clock.now(),
    amount: kept.amount ?? null,
    status: kept.status,
    note: kept.note ?? null,
    dueAt: null,
  };
  const due = dueAt(slipSettlement, Date.parse(slip.createdAt), slipDelayMs);
  return insertSlip(database, { ...slip, dueAt: kept.status === "PENDING" ? due : null }, jpeg);
}

/**
 * Checks a pending slip with the bank and credits a good one. `reason` refuses it whatever the bank says. Returns the
 * reason of a failure.
 */
export function settleSlip(
  sandbox: Sandbox,
  slip: Slip,
  at: string,
  reason?: SlipReason,
): SlipReason | undefined {
  const { database } = sandbox;
  return database.atomic(() => {
    const member = getMember(database, slip.memberId);
    const transfer = findTransfer(database, slip.transfer ?? "");
    if (slip.status !== "PENDING" || !member || !transfer) return undefined;
    const note = reason ?? checkTransfer(sandbox, member, transfer, slip.createdAt);
    setSlipStatus(database, slip, note ? "FAILED" : "SUCCESS", note ?? null);
    if (!note) deposit(sandbox, member, transfer.amount, { at });
    return note;
  });
}
