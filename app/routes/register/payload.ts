import type { Contract } from "schemas/contract";
import type { InputOf } from "schemas/contract/endpoint";
import type { Draft } from "./draft";

type RegisterPayload = InputOf<Contract["account"]["register"]>;
type ValidatePayload = InputOf<Contract["account"]["validate"]>;

export interface BankData {
  bankCode: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  currency?: string;
}

type Profile = NonNullable<Draft["profile"]>;

/** What the operator validates before the bank step: without currency and bank fields (operator-api.md, Account). */
export function validatePayload(username: string, password: string, profile: Profile): ValidatePayload {
  const { name, sourceCode, inviteCode } = profile;
  return {
    name,
    username,
    password,
    ...(sourceCode && { sourceCode }),
    ...(inviteCode && { inviteCode }),
  };
}

/** The complete payload (specification, section 3): first and last name joined by a space. */
export function registerPayload({ username, password, profile }: Draft, bank: BankData): RegisterPayload {
  if (username === undefined || password === undefined || profile === undefined) {
    throw new TypeError("the draft is not ready to register");
  }
  const { bankCode, firstName, lastName, bankAccountNo, currency } = bank;
  return {
    ...validatePayload(username, password, profile),
    bankCode,
    bankAccountName: `${firstName} ${lastName}`,
    bankAccountNo,
    ...(currency && { currency }),
  };
}
