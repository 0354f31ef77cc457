import { readStatus } from "schemas/entry-status";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { SEEN_ENTRIES } from "~/money/evidence/new-entries.server";
import { NO_EXPIRY, qrCode } from "~/money/kinds/qr-code.server";
import { CLAIM_LIFE_MS } from "~/money/once/intent.server";
import type { IntentRecord } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { qrPath } from "~/paths";
import { StoreUnavailable } from "~/store/store";
import { type Credit, creditsOf, type GivenQrCode } from "./credits";

/** The lifetime of a code for which the operator gives none. */
const USUAL_LIFE_MS = 15 * 60_000;
/** The minimum time to look for a closed code's money, whatever the brand's setting for its bank. */
const LATE_MS = 30 * 60_000;

/** A provider's latest code, followed until its credit is in the statement. */
export interface QrDeposit extends GivenQrCode {
  /** When its money was credited, according to the statement; absent until then. */
  creditedAt?: number;
  /** The screen that shows it. */
  screen: string;
  isCancelled: boolean;
}

/** The latest code of each provider within the last day. Reads the statement only if there is one. */
export async function qrDeposits(
  records: readonly IntentRecord[],
  member: Member,
  { store, brand }: RequestContext,
): Promise<QrDeposit[]> {
  const codes = records.flatMap(givenBy);
  if (codes.length === 0) return [];
  const lateMs = Math.max(LATE_MS, brand.deposit.creditedWithinMinutes * 60_000);
  const credits = creditsOf(codes, await newestCredits(member), lateMs);
  const latest = codes.filter(
    (code, at) => codes.findIndex((same) => same.bankCode === code.bankCode) === at,
  );
  return Promise.all(
    latest.map(async (code) => ({
      ...code,
      creditedAt: credits.get(code)?.createdAt,
      isCancelled: (await store.read(cancelKey(code.qrcodeId)).catch(() => null)) !== null,
    })),
  );
}

/** Stops following a cancelled code. Best effort: if this fails, the code is followed until it expires. */
export async function forgetQrCode(qrcodeId: string, { store }: RequestContext): Promise<void> {
  await store.claim(cancelKey(qrcodeId), "cancelled", CLAIM_LIFE_MS).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

function givenBy(record: IntentRecord): (GivenQrCode & Pick<QrDeposit, "screen">)[] {
  const { operation, state, facts, result, startedAt } = record;
  const given = qrCode.factsOf(facts);
  if (operation !== qrCode.name || state !== "done" || !given) return [];
  const { qrcodeId = "", expiresAt = NO_EXPIRY } = qrCode.resultOf(result) ?? {};
  const closesAt = expiresAt === NO_EXPIRY ? startedAt + USUAL_LIFE_MS : expiresAt;
  const { screen = qrPath(given.bankCode) } = record;
  return [{ ...given, qrcodeId, givenAt: startedAt, expiresAt: closesAt, screen }];
}

async function newestCredits({ operator }: Member): Promise<Credit[]> {
  const read = await withTimeout(operator.statement.list({ page: 1, limit: SEEN_ENTRIES }));
  return (read?.statements ?? []).filter(
    ({ statementType, status }) =>
      statementType.toLowerCase() === "deposit" && readStatus(status) === "success",
  );
}

function cancelKey(qrcodeId: string): string {
  return `qr-cancelled:${qrcodeId}`;
}
