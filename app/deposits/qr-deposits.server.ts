import { isSameBank } from "schemas/bank-code";
import { readStatus } from "schemas/entry-status";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { SEEN_ENTRIES } from "~/money/kinds/evidence/new-entries.server";
import { closesAt, LATE_MS, qrCode } from "~/money/kinds/qr-code.server";
import { createEntryReferences } from "~/money/once/entry-references.server";
import type { IntentRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { qrPath } from "~/paths";
import { StoreUnavailable } from "~/store/store";
import { type Credit, type GivenQrCode, matchCredits } from "./credits";
import { qrEventAt } from "./qr-events.server";

/** A code, followed until its credit is in the statement. */
export interface QrDeposit extends GivenQrCode {
  /** When its money was credited, according to the statement; absent until then. */
  creditedAt?: number;
  /** The screen that shows it. */
  screen: string;
  isCancelled: boolean;
  /** When the member said that it is paid. */
  saidAt?: number;
  /** The member has been told that its money is there. */
  isCreditShown: boolean;
}

/** The latest code of each provider within the last day. Reads the statement only if there is one. */
export async function qrDeposits(
  records: readonly IntentRecord[],
  member: Member,
  context: RequestContext,
): Promise<QrDeposit[]> {
  const codes = records.flatMap(givenBy);
  const isLatest = ({ bankCode }: GivenQrCode, at: number) =>
    codes.findIndex((same) => isSameBank(same.bankCode, bankCode)) === at;
  return followed(codes, codes.filter(isLatest), member, context);
}

/** The code of one operation's record; undefined if it made none. `records` are the member's latest. */
export async function qrDepositOf(
  record: IntentRecord,
  records: readonly IntentRecord[],
  member: Member,
  context: RequestContext,
): Promise<QrDeposit | undefined> {
  const [own] = givenBy(record);
  if (!own) return undefined;
  const others = records.filter(({ id }) => id !== record.id).flatMap(givenBy);
  const [found] = await followed([own, ...others], [own], member, context);
  return found;
}

/**
 * The id of the operation that made the code which a page shows. If none is known to, that of the bank's latest operation
 * whose answer was lost, and with it the code's id; undefined if there is no such operation within the last day.
 */
export function operationOfCode(
  shown: string,
  bankCode: string,
  records: readonly IntentRecord[],
): string | undefined {
  const ofBank = records.flatMap(givenBy).filter((code) => isSameBank(code.bankCode, bankCode));
  const maker =
    ofBank.find(({ qrcodeId }) => qrcodeId === shown) ?? ofBank.find((code) => code.qrcodeId === "");
  return maker?.id;
}

/** What became of those `wanted`. A credit may belong to any of `all` that has its amount. */
async function followed(
  all: readonly ShownQrCode[],
  wanted: readonly ShownQrCode[],
  member: Member,
  context: RequestContext,
): Promise<QrDeposit[]> {
  if (wanted.length === 0) return [];
  const lateMs = Math.max(LATE_MS, context.brand.deposit.creditedWithinMinutes * 60_000);
  const credits = matchCredits(all, await newestCredits(member), lateMs);
  return Promise.all(
    wanted.map(async (code) => {
      const events = ["cancelled", "said", "told"] as const;
      const [cancelledAt, saidAt, toldAt] = await Promise.all(
        events.map((event) => qrEventAt(code.id, event, context)),
      );
      const creditedAt = credits.get(code)?.createdAt;
      if (creditedAt !== undefined && toldAt === undefined)
        await keepReference(code, creditedAt, member, context);
      const isCancelled = cancelledAt !== undefined;
      return { ...code, creditedAt, isCancelled, saidAt, isCreditShown: toldAt !== undefined };
    }),
  );
}

/** Lets the deposit's entry bear the code's reference. Best effort: home and the outcome page try again. */
async function keepReference(
  { id, amount }: GivenQrCode,
  creditedAt: number,
  { key }: Member,
  { store }: RequestContext,
): Promise<void> {
  const times = { from: creditedAt, until: creditedAt };
  const entryReference = { type: "deposit", amount, reference: referenceFrom(id), ...times };
  await createEntryReferences(store)
    .add(key, entryReference)
    .catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
}

type ShownQrCode = GivenQrCode & Pick<QrDeposit, "screen">;

function givenBy(record: IntentRecord): ShownQrCode[] {
  const { id, operation, state, facts, result, startedAt } = record;
  const given = qrCode.factsOf(facts);
  if (operation !== qrCode.name || state !== "done" || !given) return [];
  const made = qrCode.resultOf(result);
  const { screen = qrPath(given.bankCode) } = record;
  const times = { givenAt: startedAt, expiresAt: closesAt(made, startedAt) };
  return [{ id, ...given, qrcodeId: made?.qrcodeId ?? "", ...times, screen }];
}

/** Money that has come in, of the newest entries; empty if they cannot be read quickly. */
async function newestCredits({ operator }: Member): Promise<Credit[]> {
  const read = await withTimeout(operator.statement.list({ page: 1, limit: SEEN_ENTRIES }));
  return (read?.statements ?? []).filter(
    ({ statementType, status }) =>
      statementType.toLowerCase() === "deposit" && readStatus(status) === "success",
  );
}
