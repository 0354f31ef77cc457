import { createHash } from "node:crypto";
import type { ErrorCode } from "schemas/contract/errors";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { isRefused, OperatorError } from "~/operator/error";
import type { Finding } from "./effect";

/** Few enough bytes of a digest to reveal nothing about a password, but enough to notice a change. */
const MARK_BYTES = 2;

export const Opening = z.object({ isOpen: z.boolean() });
type Opening = z.output<typeof Opening>;

/** No mark: the game has no account. */
export const Password = z.object({ mark: z.string().optional() });
type Password = z.output<typeof Password>;

/** Opening an account and setting its password change the same: either of them opens it, with a new password. */
export function accountOf({ code }: { code: string }): string {
  return `account ${code}`;
}

/** Whether the wallet shows the game's account as open; null if it may be one that cannot be read. */
export async function seenOpen(operator: Operator, code: string): Promise<Opening | null> {
  const { slots, omitted } = await operator.wallet.get();
  const game = slots.find((slot) => slot.code === code);
  if (!game && omitted.length > 0) return null;
  return { isOpen: game?.isActive ?? false };
}

/** An account that is open now and was not before was opened by the call. */
export function judgeOpen(earlier: Opening, seen: Opening): Finding {
  if (!seen.isOpen) return "untouched";
  return earlier.isOpen ? "ambiguous" : "done";
}

/** Codes that say that there is no account. */
const noAccount: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  "SLOT_NO_ACCOUNT",
  "NO_GAME",
  "NO_DATA",
]);

function saysNoAccount(error: unknown): boolean {
  return error instanceof OperatorError && (error.status === 404 || noAccount.has(error.code));
}

/**
 * The mark of the account's current password, none where there is no account; null where the operator refuses to say,
 * because of a limit or in words of its own.
 */
export async function seenPassword(operator: Operator, code: string): Promise<Password | null> {
  try {
    const { password } = await operator.wallet.credentials({ slotCode: code });
    const digest = createHash("sha256").update(password).digest();
    return { mark: digest.subarray(0, MARK_BYTES).toString("hex") };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return saysNoAccount(error) ? {} : null;
  }
}

/** A password that differs from the earlier one is the call's effect. */
export function judgePassword(earlier: Password, seen: Password): Finding {
  return seen.mark !== undefined && seen.mark !== earlier.mark ? "done" : "untouched";
}
