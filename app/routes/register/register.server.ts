import type { Contract } from "schemas/contract";
import type { InputOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { callerOf, guestOperator } from "~/member/guard.server";
import { isUnanswered, OperatorError } from "~/operator/error";
import type { Draft } from "./draft.server";

type RegisterPayload = InputOf<Contract["account"]["register"]>;
type ValidatePayload = InputOf<Contract["account"]["validate"]>;
type DraftProfile = NonNullable<Draft["profile"]>;

export interface BankFormData {
  bankCode: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  currency?: string;
}

/**
 * Registers the draft. If the phone already exists or the response was lost, this registration may already have
 * succeeded (a double click, a lost connection): a user who can sign in with this password is registered. Throws
 * OperatorError and TooOften.
 */
export async function register(draft: Draft, bank: BankFormData, context: RequestContext): Promise<void> {
  const wait = await context.limits.register({ address: context.address });
  if (wait !== null) throw new TooOften(wait);
  const payload = registerPayload(draft, bank);
  try {
    await guestOperator(context).account.register(payload);
  } catch (error) {
    if (mayHaveHappened(error) && (await canSignIn(payload, context))) return;
    throw error;
  }
}

function mayHaveHappened(error: unknown): boolean {
  return error instanceof OperatorError && (error.message === "EXISTING_USER" || error.reached === "unknown");
}

/** Counts as a sign-in, so that registering cannot bypass that limit. */
async function canSignIn(
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<boolean> {
  const attempt = await context.limits.login({ address: context.address, username });
  if (attempt.wait !== null) return false;
  try {
    await context.operatorFor(callerOf(context)).account.login({ username, password });
  } catch (error) {
    if (isUnanswered(error)) await attempt.forgive();
    return false;
  }
  await attempt.forgive();
  return true;
}

/** What the operator validates before the bank step: without currency and bank fields (operator-api.md, Account). */
export function validatePayload(username: string, password: string, profile: DraftProfile): ValidatePayload {
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
export function registerPayload({ username, password, profile }: Draft, bank: BankFormData): RegisterPayload {
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

/** A full name as the first and last name of a bank account: the first word, and all the others. */
export function namePartsOf(name: string): { firstName: string; lastName?: string } {
  const [firstName = "", ...others] = name.trim().split(/\s+/);
  return { firstName, ...(others.length > 0 && { lastName: others.join(" ") }) };
}
