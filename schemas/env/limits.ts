import * as z from "zod";

/**
 * The longest timer that Node has, in whole seconds. A longer one fires at once, which would end a limit that the
 * process counts by itself while the store is away.
 */
const LONGEST_LIMIT_S = 2_147_483;

/** A rate limit: at most `count` times in `seconds`. */
export interface Limit {
  count: number;
  seconds: number;
}

/** Parses `"300/300"`: how often in how many seconds (standards.md, Trust 7). */
function limit(figure: string, what: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'how often / in how many seconds, such as "10/900"')
    .prefault(figure)
    .transform((text): Limit => {
      const [count = 0, seconds = 0] = text.split("/").map(Number);
      return { count, seconds };
    })
    .refine(({ seconds }) => seconds <= LONGEST_LIMIT_S, `at most ${LONGEST_LIMIT_S} seconds`)
    .describe(`${what}, as count/seconds`);
}

/** Rate limits. Of attempts that can fail only the failed ones count. */
export const limitVariables = {
  LIMIT_LOGIN_ADDRESS: limit("300/300", "Failed logins per address"),
  /** Counts by user name and address, not by the member's key as the other limits of a member do. */
  LIMIT_LOGIN_MEMBER: limit("10/900", "Failed logins per user name and address"),
  LIMIT_LOGIN_USERNAME: limit("50/3600", "Failed logins per user name"),
  LIMIT_LOGIN_BROWSER: limit("10/900", "Failed logins of a browser that has signed in as this member before"),
  LIMIT_SIGN_IN_MEMBER: limit("100/3600", "Good sign-ins per member"),
  LIMIT_PASSWORD_MEMBER: limit("10/3600", "Wrong old passwords per member"),
  LIMIT_OTP_PHONE: limit("1/60", "One-time codes per phone"),
  LIMIT_OTP_PHONE_DAY: limit("5/86400", "One-time codes per phone and day"),
  LIMIT_OTP_ADDRESS: limit("200/3600", "One-time codes per address"),
  LIMIT_OTP_ENTRY: limit("10/3600", "Wrong one-time codes per phone"),
  LIMIT_VALIDATE_ADDRESS: limit("300/1800", "Profiles to be validated per address"),
  LIMIT_REGISTER_ADDRESS: limit("60/1800", "Registrations per address"),
  LIMIT_UPLOAD_MEMBER: limit("30/1800", "Uploads per member"),
  LIMIT_MONEY_MEMBER: limit("200/600", "Operations that move money or grant something, per member"),
  LIMIT_CHAT_PARTY: limit("60/60", "Chat messages per member or guest"),
  LIMIT_CHAT_ADDRESS: limit("1500/300", "Chat messages and files of guests per address"),
};

export type LimitName = keyof typeof limitVariables;

export const limitNames = Object.keys(limitVariables) as LimitName[];

export function limitsOf(given: Readonly<Record<LimitName, Limit>>): Record<LimitName, Limit> {
  return Object.fromEntries(limitNames.map((name) => [name, given[name]])) as Record<LimitName, Limit>;
}
