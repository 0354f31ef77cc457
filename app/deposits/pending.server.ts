import type { Satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { LATE_MS } from "~/money/kinds/qr-code.server";
import { slip } from "~/money/kinds/slip.server";
import type { IntentRecord } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { type QrDeposit, qrDeposits } from "./qr-deposits.server";

/** More than are ever pending at the same time. */
const MOST_PENDING = 10;

/** Money that a member has sent or is about to send and that is not in the statement yet. */
export type PendingDeposit =
  | {
      kind: "qr";
      /** Of the operation that made the code. */
      id: string;
      bankCode: string;
      amount: Satang;
      expiresAt: number;
      isOpen: boolean;
      screen: string;
      /** When the member said that it is paid. */
      saidAt?: number;
      createdAt: number;
    }
  /** The amount is known once the operator has read the slip. */
  | { kind: "slip"; amount?: Satang; createdAt: number }
  /** In place of all slips, while what became of them cannot be read. */
  | { kind: "slips-not-read"; createdAt: number };

/**
 * Deposits to follow until they are credited in the statement (product.md, Beyond), by the member's latest operations
 * (docs/decisions/deposits-are-followed.md). Calls the operator only if this member has sent something within the last
 * day.
 */
export async function pendingDeposits(
  member: Member,
  context: RequestContext,
  records: readonly IntentRecord[],
): Promise<PendingDeposit[]> {
  if (!context.brand.features.pendingDeposits) return [];
  const [codes, slips] = await Promise.all([
    qrDeposits(records, member, context),
    pendingSlips(records, member),
  ]);
  const now = context.execution.clock.now();
  const pendingCodes = codes.filter((code) => !code.isCreditShown && isAwaited(code, now, context));
  return [
    ...pendingCodes.map(({ id, bankCode, amount, expiresAt, screen, saidAt, givenAt }) => ({
      kind: "qr" as const,
      id,
      bankCode,
      amount,
      expiresAt,
      isOpen: now < expiresAt,
      screen,
      saidAt,
      createdAt: saidAt ?? givenAt,
    })),
    ...slips,
  ];
}

/**
 * Whether a code is open, or closed so recently that its money may still come; one that the member says is paid is
 * waited for longer.
 */
export function isAwaited(
  { creditedAt, isCancelled, expiresAt, saidAt }: QrDeposit,
  now: number,
  { brand }: Pick<RequestContext, "brand">,
): boolean {
  const usualMs = brand.deposit.creditedWithinMinutes * 60_000;
  const lateMs = saidAt === undefined ? usualMs : Math.max(LATE_MS, usualMs);
  return creditedAt === undefined && !isCancelled && now < expiresAt + lateMs;
}

async function pendingSlips(
  records: readonly IntentRecord[],
  { operator }: Member,
): Promise<PendingDeposit[]> {
  const isSent = ({ operation, state }: IntentRecord) => operation === slip.name && state !== "refused";
  const sent = records.find(isSent);
  if (!sent) return [];
  const read = await withTimeout(operator.statement.slips({ page: 1, limit: MOST_PENDING }));
  if (!read) return [{ kind: "slips-not-read", createdAt: sent.startedAt }];
  return read.slips
    .slice(0, MOST_PENDING)
    .filter(({ status }) => readStatus(status) === "progress")
    .map(({ amount, createdAt }) => ({ kind: "slip", amount, createdAt }));
}
