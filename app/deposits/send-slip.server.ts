import type { RequestContext } from "~/context";
import { failure, failureStatus } from "~/errors/failure.server";
import { TooOften } from "~/errors/wait.server";
import { codeOf } from "~/fields/code-of.server";
import { failureReply } from "~/form/failure-reply.server";
import { fileSize } from "~/format/file-size";
import { type Member, requireMember } from "~/member/guard.server";
import { isOfOtherPage } from "~/member/page-owner.server";
import { slip } from "~/money/kinds/slip.server";
import { BrokenOff } from "~/money/once/submission";
import { moveMoney } from "~/money/outcome/action.server";
import { receiveUpload } from "~/uploads/receive-upload.server";
import { slipKinds } from "~/uploads/slip-kinds";
import { type UploadFault, UploadRefused } from "~/uploads/uploaded-file.server";

const statusOf: Record<UploadFault, number> = {
  noFile: 400,
  wrongKind: 415,
  tooLarge: 413,
  outOfOrder: 400,
  broken: 400,
};

/** Nothing was sent; says why in the member's language. */
export interface SlipRefusal {
  text: string;
  init: ResponseInit;
  /** The form must be rendered again before it can be submitted. */
  isStale?: boolean;
}

/** The response for the slip form's script: the URL of the outcome page, or why nothing was sent. */
export type SlipReply = { to: string } | { text: string; isStale?: boolean };

/**
 * Streams a posted slip to the operator at most once: the intent is claimed from the form's other fields before the
 * file is read. Returns the redirect to the outcome page, or why nothing was sent.
 */
export async function sendSlip(request: Request, context: RequestContext): Promise<Response | SlipRefusal> {
  const member = await requireMember(request, context);
  if (!context.brand.features.slips) throw failure("notFound", context);
  try {
    return await stream(request, context, member);
  } catch (error) {
    const fault = error instanceof BrokenOff ? error.cause : error;
    if (fault instanceof UploadRefused) return refusalOf(fault, context);
    if (!(fault instanceof Error)) throw fault;
    const { text, init } = failureReply(fault, context);
    return { text: text ?? "", init };
  }
}

async function stream(
  request: Request,
  context: RequestContext,
  member: Member,
): Promise<Response | SlipRefusal> {
  const wait = await context.limits.upload({ memberKey: member.key });
  if (wait !== null) throw new TooOften(wait);
  const maxBytes = context.brand.deposit.slipMaxBytes;
  const { fields, file } = await receiveUpload(request, {
    maxBytes,
    kinds: slipKinds,
    required: ["intent"],
  });
  if (isOfOtherPage(fields, member.key, context)) {
    const text = context.texts.t(context.locale)("public:error.otherAccountText");
    return { text, isStale: true, init: { status: failureStatus.otherAccount } };
  }
  const token = String(fields.get("intent"));
  const facts = { bankCode: codeOf({ code: String(fields.get("bankCode") ?? "") }, context) };
  const order = { facts, body: file, file };
  const moved = await moveMoney(slip, order, { token, member, request, context });
  return moved instanceof Response ? moved : { ...moved, init: { status: 400 } };
}

function refusalOf({ fault }: UploadRefused, { brand, texts, locale }: RequestContext): SlipRefusal {
  const size = fileSize(brand.deposit.slipMaxBytes);
  return { text: texts.t(locale)(`slip:fault.${fault}`, { size }), init: { status: statusOf[fault] } };
}
