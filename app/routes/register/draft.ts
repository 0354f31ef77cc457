import { paths } from "~/paths";
/** The four steps of a registration in order (specification, section 2). */
export const steps = ["phone", "otp", "profile", "bank"] as const;
export type Step = (typeof steps)[number];

export interface PendingCode {
  token: string;
  /** Shown beside the field, so that the member recognises the right text message. */
  ref?: string;
  /** When another code may be requested, in ms since the epoch. */
  resendAt: number;
  /** A code has been entered and refused: the next one is sent by hand. */
  isRefused?: boolean;
}

/** A message that a step shows next time it is rendered. */
export interface StepNotice {
  step: Step;
  isGood: boolean;
  /** The operator's code or text, or one of our text keys (`public:…`). */
  message: string;
}

/** A registration in progress. It is stored only in a sealed cookie. */
export interface Draft {
  /** The phone number as the operator gets it. */
  username?: string;
  /** Whether the phone may proceed: no code is required, it was verified, or a code has been sent. */
  otp?: "off" | "verified" | PendingCode;
  profile?: { name: string; sourceCode?: string; inviteCode?: string };
  /** Set once the operator has validated the profile for this phone. Never in HTML. */
  password?: string;
  /** The values last typed in the bank step. */
  bank?: Record<string, string>;
  notice?: StepNotice;
  /** With `registered` all that is left after success: the last form may be submitted again (a double tap, Back). */
  isRegistered?: boolean;
  registered?: Registered;
}

/** What the page after a registration shows, besides the phone number to sign in with. */
export interface Registered {
  name: string;
  bankCode: string;
  /** The account number with all but its last digits hidden. */
  account: string;
}

/** The first step that is not done. */
export function dueStep({ username, otp, password }: Draft): Step {
  if (username === undefined || otp === undefined) return "phone";
  if (typeof otp === "object") return "otp";
  return password === undefined ? "profile" : "bank";
}

/** The step to show when `wanted` is requested: steps may be repeated but not skipped; a code is entered only once. */
export function leadTo(wanted: Step, draft: Draft): Step {
  const due = dueStep(draft);
  if (steps.indexOf(wanted) > steps.indexOf(due)) return due;
  return wanted === "otp" ? due : wanted;
}

export function pathOf(step: Step): string {
  return step === "phone" ? paths.register : `${paths.register}/${step}`;
}

/** The step's number and the total; without one-time codes there are three steps. */
export function positionOf(step: Step, hasOtp: boolean): { step: number; steps: number } {
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
