import { toWireAmount } from "schemas/amount";
import { entryOf } from "schemas/brand";
import { answered, either } from "../calls/row";
import type { Visit } from "../talk/visit";

/** Makes a QR code of the least amount, and cancels it. */
export async function makeQrCode(visit: Visit, bankCode: string | undefined): Promise<string | undefined> {
  const entry = bankCode === undefined ? undefined : entryOf(visit.target.brand?.deposit.qr ?? {}, bankCode);
  if (bankCode === undefined || !entry) return "no account that the brand shows as a QR code";
  const amount = toWireAmount(entry.minimum);
  await visit.ask("qrcode.create", either({ bankCode, amount }));
  const id = visit.answer("qrcode", "create")?.qrcodeId;
  if (id !== undefined) await visit.ask("qrcode.cancel", answered({ qrcodeId: id }));
  return undefined;
}
