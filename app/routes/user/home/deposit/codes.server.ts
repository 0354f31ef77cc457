import type { Satang } from "schemas/amount";
import { entryOf } from "schemas/operator";
import type { RequestContext } from "~/context";
import { formatClock } from "~/format/date";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { OfferedProvider } from "./offer.server";

export interface QrProvider extends OfferedProvider {
  minimum: Satang;
  quickAmounts: readonly Satang[];
  /** The code that can be paid now. */
  open?: { amount?: Satang; until?: string };
}

/** Adds each provider's open code. Reads them every time, so that a new code shows up everywhere. */
export function withOpenCodes(
  providers: readonly OfferedProvider[],
  member: Member,
  context: RequestContext,
): Promise<QrProvider[]> {
  const { qr } = context.brand.deposit;
  const offered = providers.flatMap((provider) => {
    const figures = entryOf(qr, provider.bankCode);
    return figures ? [{ ...provider, ...figures }] : [];
  });
  return Promise.all(
    offered.map(async (provider) => {
      const code = await withTimeout(member.operator.qrcode.get({ bankCode: provider.bankCode }));
      return code?.hasQrcode ? { ...provider, open: shown(code, context) } : provider;
    }),
  );
}

function shown({ amount, expireIn }: { amount?: Satang; expireIn?: number }, { brand }: RequestContext) {
  const until =
    expireIn === undefined ? undefined : formatClock(Date.now() + expireIn * 1_000, brand.timeZone);
  return { amount, until };
}
