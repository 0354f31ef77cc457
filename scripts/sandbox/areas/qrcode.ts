import type { Contract } from "schemas/contract";
import { cancelQrCode, createQrCode, currentQrCode } from "../cashier/qr-codes";
import { toSatang } from "../money/amount";
import { requireMember } from "../state/call";
import type { Handlers } from "./handlers";

export const qrcode = {
  get: ({ bankCode }, call) => currentQrCode(call.sandbox, requireMember(call), bankCode),

  create: ({ bankCode, amount }, call) =>
    createQrCode(call.sandbox, requireMember(call), bankCode, toSatang(amount)),

  cancel({ qrcodeId }, call) {
    cancelQrCode(call.sandbox, requireMember(call), qrcodeId);
    return { message: "SUCCESS" };
  },
} satisfies Handlers<Contract["qrcode"]>;
