import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { callerOf, guestOperator } from "~/member/guard.server";
import { isUnanswered, OperatorError } from "~/operator/error";
import type { Draft } from "./draft";
import { type BankData, registerPayload } from "./payload";

/**
 * Registers the draft. If the phone already exists or the response was lost, this registration may already have
 * succeeded (a double click, a lost connection): a user who can sign in with this password is registered. Throws
 * OperatorError and TooOften.
 */
export async function register(draft: Draft, bank: BankData, context: RequestContext): Promise<void> {
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
