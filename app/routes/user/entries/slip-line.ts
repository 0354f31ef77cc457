import type { Satang } from "schemas/amount";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { readStatus } from "schemas/entry-status";
import { type NextStep, wordsOf } from "~/errors/code-words";
import { slipPicturePath } from "~/paths";

export type Slip = AnswerOf<Contract["statement"]["slips"]>["slips"][number];

export type SlipStatus = "processing" | "success" | "failed";

/** What to do after a slip was refused. Without a reason that we know, only people can say: `contact`. */
export type SlipStep = Extract<NextStep, "upload" | "contact" | "statement">;

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
  const step = status === "failed" ? stepAfter(note) : undefined;
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

const steps: ReadonlySet<string> = new Set<SlipStep>(["upload", "contact", "statement"]);

function stepAfter(note: string | undefined): SlipStep {
  const next = wordsOf(note)?.next ?? "contact";
  return steps.has(next) ? (next as SlipStep) : "contact";
}
