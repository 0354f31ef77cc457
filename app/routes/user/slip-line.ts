import type { Satang } from "schemas/amount";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { type ErrorCode, errorGroups } from "schemas/contract/errors";
import { readStatus } from "schemas/entry-status";
import { slipPicturePath } from "~/paths";

export type Slip = AnswerOf<Contract["statement"]["slips"]>["slips"][number];

export type SlipStatus = "processing" | "success" | "failed";

/** What to do after a slip was refused. */
export type SlipStep = "upload" | "contact" | "statement";

type SlipCode = (typeof errorGroups)["slipReason"][number];

/** A clearer picture may help; what no picture can fix is for support, and a duplicate is already in the statement. */
const steps: Record<SlipCode, SlipStep> = {
  UPLOADED_FILE_NOT_EXIST: "upload",
  IMG_SIZE_UNABLE_TO_PROCESS: "upload",
  CANNOT_READ_CROPPED_IMAGE: "upload",
  DEST_ACC_INVALID: "contact",
  SLIP_REFNO_DUPLICATED: "statement",
  UNSTABLE_REFNO_ON_SLIP: "upload",
  TRIPPLE_WRONG_CAPTCHA: "upload",
  INVALID_SLIP: "upload",
  NOT_MATCH: "contact",
  EXPIRED_SLIP: "contact",
  UNKNOW_ERROR: "contact",
};

/** One slip for display (specification, sections 3 and 4). */
export interface SlipLine {
  status: SlipStatus;
  amount?: Satang;
  /** The reason code, or the operator's own words. */
  note?: string;
  step?: SlipStep;
}

export function slipLine({ status: word, amount, note }: Slip): SlipLine {
  const read = readStatus(word);
  const status = read === "progress" ? "processing" : read;
  const step = status === "failed" ? (isSlipCode(note) ? steps[note] : "contact") : undefined;
  return { status, amount, note: status === "success" ? undefined : note, step };
}

/** Tells it from the member's other slips: by its reference, else by when it was uploaded. */
export function slipKey({ reference, createdAt }: Pick<Slip, "reference" | "createdAt">): string {
  return reference ?? String(createdAt);
}

/** Where its picture is: by its reference, else its own link (operator-api.md, "Where an answer is unclear"). */
export function slipPicture(
  { reference, link }: Pick<Slip, "reference" | "link">,
  picture: (address: string | undefined) => string | undefined,
): string | undefined {
  return reference === undefined ? picture(link) : slipPicturePath(reference);
}

const slipCodes: ReadonlySet<string> = new Set<ErrorCode>(errorGroups.slipReason);

export function isSlipCode(note: string | undefined): note is SlipCode {
  return note !== undefined && slipCodes.has(note);
}
