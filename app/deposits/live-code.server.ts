import type { Satang } from "schemas/amount";
import { isSameBank } from "schemas/bank-code";
import type { RequestContext } from "~/context";
import { orPanel } from "~/errors/or-error-page.server";
import { formatClock, formatMinute } from "~/format/date";
import { markupPicture } from "~/html/markup-picture.server";
import type { Member } from "~/member/guard.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { isRefused } from "~/operator/error";
import { outcomePath } from "~/paths";
import type { LiveCode } from "./live-code";
import { isAwaited } from "./pending.server";
import { type QrDeposit, qrDeposits } from "./qr-deposits.server";

/** How long after it came a credit counts as news, unless the member has been told before. */
const NEWS_MS = 10 * 60_000;

/**
 * A provider's current code, and what became of the last one. Times are by the server's clock. A look-up that is
 * refused means that there is none (product.md: "none yet"); the picture is omitted if the page already has it.
 */
export async function liveCode(
  bankCode: string,
  member: Member,
  context: RequestContext,
  known?: string,
): Promise<LiveCode> {
  const [shown, deposits] = await Promise.all([
    orPanel(member.operator.qrcode.get({ bankCode }), context),
    recentRecords(member.key, context).then((records) => qrDeposits(records, member, context)),
  ]);
  const now = context.execution.clock.now();
  const last = deposits.find((deposit) => isSameBank(deposit.bankCode, bankCode));
  const isUnread = shown.value === null && shown.reason === undefined;
  if (!shown.value?.hasQrcode) return { now, isUnread, ...creditOf(last, now, context) };
  const { qrcodeId = "", amount, expireIn, qrcode } = shown.value;
  const expiresAt = expireIn === undefined ? undefined : now + Math.round(expireIn * 1_000);
  const isSame = last?.qrcodeId === qrcodeId && expiresAt !== undefined;
  return {
    now,
    isUnread: false,
    code: {
      id: qrcodeId,
      amount,
      expiresAt,
      until: expiresAt === undefined ? undefined : formatClock(expiresAt, context.brand.timeZone),
      lifeMs: isSame ? last.expiresAt - last.givenAt : expiresAt && expiresAt - now,
      saidAt:
        isSame && last.saidAt !== undefined ? formatMinute(last.saidAt, context.brand.timeZone) : undefined,
      picture: known === qrcodeId ? undefined : markupPicture(qrcode, context.picture),
    },
  };
}

function creditOf(
  last: QrDeposit | undefined,
  now: number,
  context: RequestContext,
): { paid?: string; awaited?: Satang } {
  if (!last) return {};
  const { id, amount, creditedAt, isCreditShown } = last;
  // Told once, even if its entry cannot be read now.
  if (isCreditShown) return {};
  if (creditedAt !== undefined) return now - creditedAt >= NEWS_MS ? {} : { paid: outcomePath(id) };
  return isAwaited(last, now, context) ? { awaited: amount } : {};
}

/**
 * The id of a provider's open code; undefined if there is none. A look-up that is refused means that there is none
 * (product.md); one that merely fails throws, because the code may still be open.
 */
export async function openCodeId(
  bankCode: string,
  { operator }: Pick<Member, "operator">,
): Promise<string | undefined> {
  try {
    const { hasQrcode, qrcodeId } = await operator.qrcode.get({ bankCode });
    return hasQrcode && qrcodeId ? qrcodeId : undefined;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
