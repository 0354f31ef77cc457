import type { Member } from "~/member/guard.server";
import { isRefused } from "~/operator/error";

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
