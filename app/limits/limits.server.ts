import { cleanText } from "schemas/clean-text";
import type { Env } from "schemas/env";
import { type LimitName, limitNames } from "schemas/env/limits";
import { localPhone, phoneCountries } from "schemas/phone";
import { addressGroup } from "~/format/address-group";
import type { Store } from "~/store/store";
import { type Attempt, attemptAll, createRules, type LimitRule, type Wait } from "./attempt.server";

interface LoginAttempt {
  address: string;
  username: string;
  /** Identifies a browser that has signed in as this member before; strangers cannot use up its separate limit. */
  browser?: string;
}

/**
 * How often something may be tried (standards.md, Trust 7). A new limit takes its variable and figure in
 * schemas/env/limits.ts, the variable in deploy/compose.yaml, its method here, and the call that counts it.
 */
export interface Limits {
  login(attempt: LoginAttempt): Promise<Attempt>;
  /** A sign-in that the operator has accepted. Never counted before: strangers could lock the member out. */
  signIn(attempt: { memberKey: string }): Promise<Wait>;
  /** The old password, when a member chooses a new one. */
  password(attempt: { memberKey: string }): Promise<Attempt>;
  otp(attempt: { address: string; phone: string }): Promise<Wait>;
  /** An entered one-time code. */
  otpEntry(attempt: { phone: string }): Promise<Attempt>;
  /** Limited because the operator's response reveals which phones belong to members. */
  validate(attempt: { address: string }): Promise<Wait>;
  register(attempt: { address: string }): Promise<Wait>;
  upload(attempt: { memberKey: string }): Promise<Wait>;
  /** An operation that moves money or grants something. A form sent twice is one. */
  money(attempt: { memberKey: string }): Promise<Wait>;
  /** A chat message. A guest's also counts for the address, because anybody can create many guests. */
  chat(attempt: { party: string; guestAddress: string | undefined }): Promise<Wait>;
}

/** `nameOf` hashes what a limit counts by into the store's keys. */
export function createLimits(store: Store, figures: Env["limits"], nameOf: (text: string) => string): Limits {
  const rule = createRules(store, nameOf);
  const rules = Object.fromEntries(limitNames.map((name) => [name, rule(name, figures[name])])) as Record<
    LimitName,
    LimitRule
  >;

  const waitOf = async (attempt: Promise<Attempt>) => (await attempt).wait;

  return {
    login({ address, username, browser }) {
      const who = canonicalName(username);
      if (browser !== undefined) return attemptAll(() => rules.LIMIT_LOGIN_BROWSER(who, browser));
      const group = addressGroup(address);
      return attemptAll(
        () => rules.LIMIT_LOGIN_ADDRESS(group),
        () => rules.LIMIT_LOGIN_MEMBER(who, group),
        () => rules.LIMIT_LOGIN_USERNAME(who),
      );
    },
    signIn: ({ memberKey }) => waitOf(rules.LIMIT_SIGN_IN_MEMBER(memberKey)),
    password: ({ memberKey }) => attemptAll(() => rules.LIMIT_PASSWORD_MEMBER(memberKey)),
    otp({ address, phone }) {
      const whose = canonicalName(phone);
      return waitOf(
        attemptAll(
          () => rules.LIMIT_OTP_ADDRESS(addressGroup(address)),
          () => rules.LIMIT_OTP_PHONE(whose),
          () => rules.LIMIT_OTP_PHONE_DAY(whose),
        ),
      );
    },
    otpEntry: ({ phone }) => attemptAll(() => rules.LIMIT_OTP_ENTRY(canonicalName(phone))),
    validate: ({ address }) => waitOf(rules.LIMIT_VALIDATE_ADDRESS(addressGroup(address))),
    register: ({ address }) => waitOf(rules.LIMIT_REGISTER_ADDRESS(addressGroup(address))),
    upload: ({ memberKey }) => waitOf(rules.LIMIT_UPLOAD_MEMBER(memberKey)),
    money: ({ memberKey }) => waitOf(rules.LIMIT_MONEY_MEMBER(memberKey)),
    chat({ party, guestAddress }) {
      const byAddress =
        guestAddress === undefined ? [] : [() => rules.LIMIT_CHAT_ADDRESS(addressGroup(guestAddress))];
      return waitOf(attemptAll(...byAddress, () => rules.LIMIT_CHAT_PARTY(party)));
    },
  };
}

/** How many final digits all spellings of a phone number share, even those that only the operator knows. */
const PHONE_DIGITS = 9;

/** One form for all spellings of a user name: a phone number's last digits, another name in lower case. */
export function canonicalName(name: string): string {
  const local = phoneCountries.reduce<string>(localPhone, name.normalize("NFKC"));
  const phone = local.replace("+", "");
  if (/^\d{9,20}$/.test(phone)) return phone.slice(-PHONE_DIGITS);
  return cleanText(name).normalize("NFKC").trim().toLowerCase();
}
