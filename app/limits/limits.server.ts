import type { Env, Limit } from "schemas/env";
import { isRateLimited, type Store } from "~/store/store";
import { addressGroup } from "./address-group";

/** Seconds to wait, or null when the attempt may go on. */
export type Wait = number | null;

/** How often something may be tried (standards.md, Trust 7). A later limit is one line here and one in the environment. */
export interface Limits {
  login(attempt: { address: string; username: string }): Promise<Wait>;
  otp(attempt: { address: string; phone: string }): Promise<Wait>;
  /** The operator's answer tells which phones are members. */
  validate(attempt: { address: string }): Promise<Wait>;
  register(attempt: { address: string }): Promise<Wait>;
  upload(attempt: { memberKey: string }): Promise<Wait>;
}

export function createLimits(store: Store, figures: Env["limits"]): Limits {
  const rule = (name: string, { count, seconds }: Limit) => {
    const limiter = store.limiter({ keyPrefix: `limit:${name}`, points: count, duration: seconds });
    return async (...keys: string[]): Promise<Wait> => {
      try {
        await limiter.consume(keys.map((key) => key.trim().toLowerCase()).join(" "));
        return null;
      } catch (refusal) {
        if (!isRateLimited(refusal)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    };
  };
  const loginAddress = rule("login-address", figures.loginAddress);
  const loginMember = rule("login-member", figures.loginMember);
  const loginUsername = rule("login-username", figures.loginUsername);
  const otpPhone = rule("otp-phone", figures.otpPhone);
  const otpPhoneDay = rule("otp-phone-day", figures.otpPhoneDay);
  const otpAddress = rule("otp-address", figures.otpAddress);
  const validateAddress = rule("validate-address", figures.validateAddress);
  const registerAddress = rule("register-address", figures.registerAddress);
  const uploadMember = rule("upload-member", figures.uploadMember);

  return {
    login: ({ address, username }) => {
      const group = addressGroup(address);
      return firstWait(
        () => loginAddress(group),
        () => loginMember(username, group),
        () => loginUsername(username),
      );
    },
    otp: ({ address, phone }) =>
      firstWait(
        () => otpAddress(addressGroup(address)),
        () => otpPhone(phone),
        () => otpPhoneDay(phone),
      ),
    validate: ({ address }) => validateAddress(addressGroup(address)),
    register: ({ address }) => registerAddress(addressGroup(address)),
    upload: ({ memberKey }) => uploadMember(memberKey),
  };
}

/** Tries the rules in turn: what one refuses is not counted by the next, so nobody is locked out by another's attempts. */
async function firstWait(...rules: (() => Promise<Wait>)[]): Promise<Wait> {
  for (const rule of rules) {
    const wait = await rule();
    if (wait !== null) return wait;
  }
  return null;
}
