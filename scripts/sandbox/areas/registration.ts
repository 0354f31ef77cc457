import type { Contract } from "schemas/contract";
import { createMember } from "../seed/create-member";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { findMember, hasBankAccount } from "../store/members";
import { hashPassword } from "../store/passwords";
import { requireBankAccount } from "./bank-account";
import { refuseForced } from "./forced-codes";
import type { HandlerInput, Handlers } from "./handlers";
import { isVerified, requirePhone } from "./otp";

type Person = Pick<
  HandlerInput<Contract["account"]["register"]>,
  "name" | "username" | "password" | "sourceCode" | "inviteCode"
>;
type Bank = Pick<
  HandlerInput<Contract["account"]["register"]>,
  "bankCode" | "bankAccountName" | "bankAccountNo"
>;

function requirePerson(sandbox: Sandbox, { name, username, password, sourceCode, inviteCode }: Person): void {
  requirePhone(sandbox, username, "INVALID_USER_INFO");
  const isBlank = (text: string | undefined) => text?.trim() === "";
  if ([name, password, sourceCode, inviteCode].some(isBlank)) {
    throw new ApiError("INVALID_USER_INFO", "a field is empty; optional ones are omitted");
  }
  if (sourceCode !== undefined && !sandbox.flavour.sources.some(({ code }) => code === sourceCode)) {
    throw new ApiError("INVALID_USER_INFO", `no source ${sourceCode}`);
  }
  if (findMember(sandbox.database, username)) throw new ApiError("EXISTING_USER");
  if (sandbox.settings.registerOTP && !isVerified(sandbox, username)) throw new ApiError("UNVERIFIED_OTP");
}

function requireBank(sandbox: Sandbox, bank: Bank): void {
  const { bankCode, bankAccountName, bankAccountNo } = bank;
  requireBankAccount(sandbox, bank);
  const isTidy = /^\S+( \S+)+$/.test(bankAccountName) && bankAccountName === bankAccountName.toUpperCase();
  if (!isTidy) throw new ApiError("INVALID_BANK", "first and last name in capitals, joined by one space");
  if (hasBankAccount(sandbox.database, bankCode, bankAccountNo)) throw new ApiError("EXISTING_BANK");
}

function requireCurrency({ flavour: { currencies } }: Sandbox, currency: string | undefined): void {
  const isRight = currency === undefined ? currencies.length === 0 : currencies.includes(currency);
  if (!isRight)
    throw new ApiError("INVALID_USER_INFO", `currency is one of: ${currencies.join(", ") || "none"}`);
}

/** A new member starts with an empty wallet and no open game account. */
export const registration = {
  validate({ bankCode, bankAccountName, bankAccountNo, ...person }, { sandbox }) {
    refuseForced(person.username, "account.validate");
    requirePerson(sandbox, person);
    if (bankCode !== undefined) {
      requireBank(sandbox, {
        bankCode,
        bankAccountName: bankAccountName ?? "",
        bankAccountNo: bankAccountNo ?? "",
      });
    }
    return { message: "SUCCESS" };
  },

  async register({ password, currency, ...given }, { sandbox }) {
    refuseForced(given.username, "account.register");
    const require = () => {
      requirePerson(sandbox, { ...given, password });
      requireBank(sandbox, given);
      requireCurrency(sandbox, currency);
    };
    require();
    const held = await hashPassword(password);
    // Somebody may have taken the phone or the bank account in the meantime.
    require();
    createMember(sandbox, {
      member: {
        ...given,
        createdAt: sandbox.clock.now(),
        coin: 0,
        isActive: true,
        loginCode: null,
        callCode: null,
        expectedAddress: null,
        situation: "registered",
        currency: currency ?? null,
      },
      password: held,
      wallet: 0,
      games: {},
      statements: 0,
    });
    return { message: "SUCCESS" };
  },
} satisfies Partial<Handlers<Contract["account"]>>;
