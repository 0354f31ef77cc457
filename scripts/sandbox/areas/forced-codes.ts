import { type ErrorCode, errorGroups } from "schemas/contract/errors";
import { ApiError } from "../state/api-error";

/** The calls of a registration, by the digit that stands for them in a phone number. */
const calls = { 1: "otp.send", 2: "otp.verify", 3: "account.validate", 4: "account.register" } as const;
const groups = { 1: errorGroups.auth, 2: errorGroups.otp, 3: errorGroups.register } as const;

export type RegistrationCall = (typeof calls)[keyof typeof calls];

const pattern = /^0?898(?<call>[1-4])(?<group>[1-3])00(?<number>\d\d)$/;

/**
 * Phone numbers that make one call of the registration fail with a code of section 8: `0898`, the call's digit, the
 * group's digit, `00` and the code's position in its group, from 01. `0898320003`: account.validate returns
 * OTP_NOT_EXIST.
 */
export function forcedCode(phone: string, call: RegistrationCall): ErrorCode | undefined {
  const { groups: found } = pattern.exec(phone) ?? {};
  if (!found || calls[Number(found.call) as keyof typeof calls] !== call) return undefined;
  return groups[Number(found.group) as keyof typeof groups][Number(found.number) - 1];
}

/** Throws the code that this phone number asks for, if any. */
export function refuseForced(phone: string, call: RegistrationCall): void {
  const code = forcedCode(phone, call);
  if (code) throw new ApiError(code, "a phone that always gets this code");
}
