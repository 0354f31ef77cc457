import * as z from "zod";
import { endpoint } from "./endpoint";
import { ack, maybe, sentAmount, wireAmount, wireFlag, wireHtml, wireId, wireNumber } from "./wire";

/** `qrcode` is SVG or `<img>` markup, shown as an image only; `expireIn` is seconds left. */
const qr = z.object({
  qrcodeId: maybe(wireId),
  hasQrcode: wireFlag,
  qrcode: maybe(wireHtml),
  amount: maybe(wireAmount),
  expireIn: maybe(wireNumber),
  message: maybe(z.string()),
});

/** QR deposit by bank or provider code. */
export const qrcode = {
  get: endpoint({ path: "/api/qrcode/{bankCode}", response: qr }),
  create: endpoint({
    method: "POST",
    path: "/api/qrcode/{bankCode}",
    effect: "change",
    body: z.object({ amount: sentAmount }),
    response: qr,
  }),
  cancel: endpoint({ method: "DELETE", path: "/api/qrcode/{qrcodeId}", effect: "change", response: ack }),
};
