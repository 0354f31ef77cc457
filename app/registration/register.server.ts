import type { RequestContext } from "~/context";
import { OperatorError } from "~/operator/error";
import { callerOf, guestOperator } from "~/session/guard.server";
import type { Draft } from "./draft";
import { type BankData, registerPayload } from "./payload";
import { TooOften } from "./refusal.server";

/**
 * Registers the draft. A phone that exists already, or an answer that got lost, may be this very registration (a double
 * click, a broken connection): whoever can sign in with this password is registered. Throws OperatorError and TooOften.
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

/** Counted as the sign-in that it is: registering is no way around that limit. */
async function canSignIn(
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<boolean> {
  const wait = await context.limits.login({ address: context.address, username });
  if (wait !== null) return false;
  const signIn = context.operatorFor(callerOf(context)).account.login({ username, password });
  return signIn.then(
    () => true,
    () => false,
  );
}
