/** The four steps of a registration (specification, section 2), in their order. */
export const steps = ["phone", "otp", "profile", "bank"] as const;
export type Step = (typeof steps)[number];

export interface PendingCode {
  token: string;
  /** Shown beside the field, so that the member knows which message the code is in. */
  ref?: string;
  /** When another code may be asked for, in ms since the epoch. */
  resendAt: number;
}

/** What a step has to say when it is shown next. */
export interface StepNotice {
  step: Step;
  isGood: boolean;
  /** A code or text of the operator, or the key of a text of ours (`public:…`). */
  message: string;
}

/** A registration under way. It travels in a sealed cookie and nowhere else. */
export interface Draft {
  /** The phone, as the operator gets it. */
  username?: string;
  /** Whether the phone may go on: no code is asked for, it was verified, or a code is on its way. */
  otp?: "off" | "verified" | PendingCode;
  profile?: { name: string; sourceCode?: string; inviteCode?: string };
  /** There once the operator has validated the profile for this phone. Never in HTML. */
  password?: string;
  /** The bank step as typed last. */
  bank?: Record<string, string>;
  notice?: StepNotice;
}

/** The first step that is not done. */
export function dueStep({ username, otp, password }: Draft): Step {
  if (username === undefined || otp === undefined) return "phone";
  if (typeof otp === "object") return "otp";
  return password === undefined ? "profile" : "bank";
}

/** Where whoever asks for `wanted` gets to: a step may be done again, but none left out; a code is entered once. */
export function leadTo(wanted: Step, draft: Draft): Step {
  const due = dueStep(draft);
  if (steps.indexOf(wanted) > steps.indexOf(due)) return due;
  return wanted === "otp" ? due : wanted;
}

export function pathOf(step: Step): string {
  return step === "phone" ? "/register" : `/register/${step}`;
}

/** Which step of how many: without one-time codes there are three. */
export function positionOf(step: Step, hasOtp: boolean): { step: number; steps: number } {
  const shown = steps.filter((name) => hasOtp || name !== "otp");
  return { step: shown.indexOf(step) + 1, steps: shown.length };
}

/** The draft with this phone: another one than before starts over with its verification and validation. */
export function withPhone(draft: Draft, username: string): Draft {
  const { notice: _, ...kept } = draft;
  if (draft.username === username) return kept;
  const { otp: __, password: ___, ...others } = kept;
  return { ...others, username };
}
