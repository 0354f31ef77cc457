import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import type { Finding } from "./effect";

/** A provider's current code, without id if there is none. */
export const ShownCode = z.object({ id: z.string().optional(), amount: z.number().optional() });
type ShownCode = z.output<typeof ShownCode>;

/** Null for a code without an id, which may be any. */
export async function shownQrCode(operator: Operator, bankCode: string): Promise<ShownCode | null> {
  const { hasQrcode, qrcodeId: id, amount } = await operator.qrcode.get({ bankCode });
  if (!hasQrcode) return {};
  return id === undefined ? null : { id, amount };
}

/** A code of that amount that was not there before the call is its effect. */
export function judgeQrCode(amount: number, earlier: ShownCode, seen: ShownCode): Finding {
  if (seen.id === undefined || seen.id === earlier.id) return "untouched";
  return seen.amount === amount ? "done" : "ambiguous";
}
