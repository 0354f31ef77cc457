import * as z from "zod";
import type { RequestContext } from "~/context";
import { readChunks, writeChunks } from "~/cookies/cookie.server";
import { paths } from "~/paths";
import { sealedCookie } from "~/session/sealed-cookie.server";

/** The four steps of a registration in order (specification, section 2). */
export const steps = ["phone", "otp", "profile", "bank"] as const;
export type RegisterStep = (typeof steps)[number];

const PendingCode = z.object({
  token: z.string(),
  /** Shown beside the field, so that the member recognises the right text message. */
  ref: z.string().optional(),
  /** When another code may be requested, in ms since the epoch. */
  resendAt: z.number(),
  /** A code has been entered and refused: the form no longer submits itself. */
  isRefused: z.boolean().optional(),
});
export type PendingCode = z.infer<typeof PendingCode>;

/** What the page after a registration shows, besides the phone number to sign in with. */
const Receipt = z.object({
  name: z.string(),
  bankCode: z.string(),
  /** The account number with all but its last digits hidden. */
  account: z.string(),
});
export type RegistrationReceipt = z.infer<typeof Receipt>;

const Draft = z.object({
  /** The phone number as the operator gets it. */
  username: z.string().optional(),
  /** Whether the phone may proceed: no code is required, it was verified, or a code has been sent. */
  otp: z.union([z.enum(["off", "verified"]), PendingCode]).optional(),
  profile: z
    .object({ name: z.string(), sourceCode: z.string().optional(), inviteCode: z.string().optional() })
    .optional(),
  /** Set once the operator has validated the profile for this phone. Never in HTML. */
  password: z.string().optional(),
  /** The values last typed in the bank step. */
  bank: z.record(z.string(), z.string()).optional(),
  /** Shown once, when `step` is next rendered. `message`: a code or text of the operator, or our key `public:…`. */
  notice: z.object({ step: z.enum(steps), isGood: z.boolean(), message: z.string() }).optional(),
  /** With `registered` all that is left after success: the last form may be submitted again (a double tap, Back). */
  isRegistered: z.boolean().optional(),
  registered: Receipt.optional(),
});
/** A registration in progress. It is stored only in a sealed cookie. */
export type Draft = z.infer<typeof Draft>;

/** The first step that is not done. */
export function dueStep({ username, otp, password }: Draft): RegisterStep {
  if (username === undefined || otp === undefined) return "phone";
  if (typeof otp === "object") return "otp";
  return password === undefined ? "profile" : "bank";
}

/** The step to show when `wanted` is requested: steps may be repeated but not skipped; a code is entered only once. */
export function allowedStep(wanted: RegisterStep, draft: Draft): RegisterStep {
  const due = dueStep(draft);
  if (steps.indexOf(wanted) > steps.indexOf(due)) return due;
  return wanted === "otp" ? due : wanted;
}

export function pathOf(step: RegisterStep): string {
  return step === "phone" ? paths.register : `${paths.register}/${step}`;
}

/** The step's number and the total; without one-time codes there are three steps. */
export function positionOf(step: RegisterStep, hasOtp: boolean): { step: number; steps: number } {
  const shown = steps.filter((name) => hasOtp || name !== "otp");
  return { step: shown.indexOf(step) + 1, steps: shown.length };
}

/** The draft with this phone. A different phone resets verification and validation. */
export function withPhone(draft: Draft, username: string): Draft {
  const { notice: _, isRegistered: _done, registered: _shown, ...kept } = draft;
  if (draft.username === username) return kept;
  const { otp: __, password: ___, ...others } = kept;
  return { ...others, username };
}

/** Counted from the last step. */
const LIFE_MS = 30 * 60_000;

/** The operator may write a message of any length. */
const MOST_MESSAGE_CHARACTERS = 500;

const SealedDraft = z.object({ savedAt: z.number(), draft: Draft });

/** Registrations in progress, each in a sealed, httpOnly cookie. */
export interface Drafts {
  /** An empty draft if there is none, it is too old or it is not ours. */
  read(request: Request): Promise<Draft>;
  /** Headers that store the draft. */
  write(draft: Draft): Promise<Headers>;
}

export function draftsOf(
  { seals, isSecure }: Pick<RequestContext, "seals" | "isSecure">,
  now: () => number = Date.now,
): Drafts {
  const cookie = sealedCookie(
    {
      name: "register-draft",
      schema: SealedDraft,
      timeField: "savedAt",
      lifeMs: LIFE_MS,
    },
    { seals, isSecure, now },
  );

  async function headersFor(draft: Draft): Promise<Headers> {
    const value = await cookie.close({ draft });
    return writeChunks({ name: cookie.name, value, isSecure, maxAgeMs: LIFE_MS });
  }

  async function headersIfFits(draft: Draft): Promise<Headers | undefined> {
    try {
      return await headersFor(draft);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return undefined;
    }
  }

  return {
    async read(request) {
      return (await cookie.open(readChunks(request, cookie.name)))?.draft ?? {};
    },
    async write(draft) {
      const short = withShortNotice(draft);
      // The longest allowed names may exceed the cookie's size; they can be typed again.
      const { bank: _, ...smaller } = short;
      const { notice: __, ...smallest } = smaller;
      return (await headersIfFits(short)) ?? (await headersIfFits(smaller)) ?? headersFor(smallest);
    },
  };
}

function withShortNotice(draft: Draft): Draft {
  const { notice } = draft;
  if (notice === undefined) return draft;
  return { ...draft, notice: { ...notice, message: notice.message.slice(0, MOST_MESSAGE_CHARACTERS) } };
}
