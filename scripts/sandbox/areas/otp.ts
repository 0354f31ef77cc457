import type { Contract } from "schemas/contract";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import {
  codesOf,
  countWrong,
  findCode,
  insertCode,
  markVerified,
  type OneTimeCode,
} from "../store/one-time-codes";
import { forcedCode, refuseForced } from "./forced-codes";
import type { Handlers } from "./handlers";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WRONG_CODES = 5;
/** How long a phone is blocked after too many wrong codes. */
const BLOCK_MS = 30 * MINUTE_MS;

function ageMs({ clock }: Sandbox, at: string): number {
  return clock.nowMs() - Date.parse(at);
}

/** Whether a code for this phone was verified within the last day. */
export function isVerified(sandbox: Sandbox, phone: string): boolean {
  return codesOf(sandbox.database, phone).some(
    ({ verifiedAt }) => verifiedAt !== null && ageMs(sandbox, verifiedAt) < DAY_MS,
  );
}

/** Throws unless the phone is digits only and as long as this operator requires. */
export function requirePhone(
  { settings }: Sandbox,
  phone: string,
  otherwise: "OTP_SEND_FAIL" | "INVALID_USER_INFO",
) {
  if (!/^\+?\d{1,20}$/.test(phone)) throw new ApiError(otherwise, "not a phone number");
  if (settings.phoneLength > 0 && phone.length !== settings.phoneLength) {
    throw new ApiError("PHONE_NUMBER_REQUIRE_10_DIGIT", `${phone.length} characters`);
  }
}

function requireAllowed(sandbox: Sandbox, codes: readonly OneTimeCode[]): void {
  const isBlocked = codes.some(
    ({ wrong, sentAt }) => wrong >= WRONG_CODES && ageMs(sandbox, sentAt) < BLOCK_MS,
  );
  if (isBlocked) throw new ApiError("OTP_BLOCK", `${WRONG_CODES} wrong codes`);
  const [newest] = codes;
  if (newest && ageMs(sandbox, newest.sentAt) < MINUTE_MS) throw new ApiError("REQUEST_LIMIT_1MIN");
  const today = codes.filter(({ sentAt }) => ageMs(sandbox, sentAt) < DAY_MS);
  if (today.length >= sandbox.settings.otpPerDay) throw new ApiError("REQUEST_LIMIT");
}

export const otp = {
  send({ phoneNumber }, { sandbox }) {
    if (forcedCode(phoneNumber, "otp.send") === "OTP_VERIFIED") return { code: "OTP_VERIFIED" };
    refuseForced(phoneNumber, "otp.send");
    requirePhone(sandbox, phoneNumber, "OTP_SEND_FAIL");
    if (isVerified(sandbox, phoneNumber)) return { code: "OTP_VERIFIED" };
    requireAllowed(sandbox, codesOf(sandbox.database, phoneNumber));
    const { ref, token } = insertCode(sandbox.database, phoneNumber, sandbox.clock.now());
    return { otpRef: ref, otpToken: token };
  },

  verify({ otpToken, otpCode }, { sandbox }) {
    const { database, clock, settings } = sandbox;
    const held = findCode(database, otpToken);
    if (!held) throw new ApiError("OTP_TOKEN_INVALID");
    refuseForced(held.phone, "otp.verify");
    if (held.verifiedAt !== null) throw new ApiError("OTP_VERIFIED");
    if (codesOf(database, held.phone)[0]?.id !== held.id)
      throw new ApiError("OTP_NOT_EXIST", "a newer one is out");
    if (held.wrong >= WRONG_CODES) throw new ApiError("OTP_BLOCK");
    if (ageMs(sandbox, held.sentAt) > settings.otpMinutes * MINUTE_MS) throw new ApiError("OTP_EXPIRED");
    if (otpCode !== held.code) {
      countWrong(database, held.id);
      throw new ApiError(held.wrong + 1 >= WRONG_CODES ? "OTP_BLOCK" : "OTP_CODE_INVALID");
    }
    markVerified(database, held.id, clock.now());
    return { message: "OTP_CODE_VALID" };
  },
} satisfies Handlers<Contract["otp"]>;
