import * as z from "zod";
import { endpoint } from "./endpoint";
import { readable } from "./leniency";
import { ack, maybe, wireBankCode, wireCurrency, wireId, wireNumber, wireText, wireTime } from "./wire";

/** The member's own bank account, as the profile and wallet calls return it. */
export const bankAccount = z.object({
  bankCode: wireBankCode,
  bankAccountName: wireText,
  bankAccountNo: wireText,
  bank: maybe(z.object({ nameTH: maybe(wireText), nameEN: maybe(wireText) })),
});

const person = {
  name: z.string(),
  username: z.string(),
  password: z.string(),
  sourceCode: z.string().optional(),
  inviteCode: z.string().optional(),
};

/** A longer token would not fit into the session's two cookies after sealing. */
export const MAX_TOKEN_CHARACTERS = 4_800;

/** The bearer token that a login returns. */
export const memberToken = wireId
  .refine(({ length }) => length <= MAX_TOKEN_CHARACTERS, `at most ${MAX_TOKEN_CHARACTERS} characters`)
  .refine((token) => /^[!-~]+$/.test(token), "letters, digits and signs that a header may hold");

const bank = { bankCode: z.string(), bankAccountName: z.string(), bankAccountNo: z.string() };

/** Account calls (specification, section 7). */
export const account = {
  /** Signs a member in. */
  login: endpoint({
    method: "POST",
    path: "/api/login",
    token: false,
    effect: "change",
    body: z.object({ username: z.string(), password: z.string() }),
    response: z.object({ token: memberToken }),
  }),
  /**
   * Checks a registration before it is sent: its body without the currency and, before the bank step, without the bank.
   */
  validate: endpoint({
    method: "POST",
    path: "/api/account/validate",
    token: false,
    body: z.object({ ...person, ...z.object(bank).partial().shape }),
    response: ack,
  }),
  /** Opens an account. */
  register: endpoint({
    method: "POST",
    path: "/api/account",
    token: false,
    effect: "change",
    body: z.object({ ...person, ...bank, currency: z.string().optional() }),
    response: ack,
  }),
  /** The member's name and bank account. */
  profile: endpoint({
    path: "/api/account/profile",
    response: z.object({
      profile: z.object({
        _id: wireId,
        username: wireText,
        name: wireText,
        createdAt: readable("profile.createdAt", maybe(wireTime)),
        coin: readable("profile.coin", maybe(wireNumber)),
        currency: wireCurrency,
      }),
      bankAccount: maybe(bankAccount),
      currency: wireCurrency,
    }),
  }),
  /** Changes the member's name and bank account. */
  updateProfile: endpoint({
    method: "PUT",
    path: "/api/account/profile",
    effect: "change",
    body: z.object({ name: z.string(), ...bank }),
    response: ack,
  }),
  /** Changes the name of the member's bank account. */
  updateBankAccountName: endpoint({
    method: "PUT",
    path: "/api/account/bankAccountName",
    effect: "change",
    body: z.object({ bankCode: z.string(), bankAccountName: z.string() }),
    response: ack,
  }),
  /** Changes the password. */
  changePassword: endpoint({
    method: "PUT",
    path: "/api/account/changepwd",
    effect: "change",
    body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
    response: ack,
  }),
};
