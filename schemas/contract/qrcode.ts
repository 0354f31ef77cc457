import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { ack, maybe, sentAmount, wireAmount, wireFlag, wireHtml, wireId, wireNumber } from "./wire";

/** `qrcode` is SVG or `<img>` markup that is only ever shown as an image; `expireIn` is the number of seconds left. */
const qr = z.object({
  qrcodeId: maybe(wireId),
  hasQrcode: wireFlag,
  qrcode: maybe(wireHtml),
  amount: maybe(wireAmount),
  expireIn: maybe(wireNumber),
  message: maybe(z.string()),
});

/** QR deposits, by bank or provider code. */
export const qrcode = {
  get: endpoint({ path: "/api/qrcode/{bankCode}", maxBytes: LARGE_MAX_BYTES, response: qr }),
  create: endpoint({
    method: "POST",
    path: "/api/qrcode/{bankCode}",
    maxBytes: LARGE_MAX_BYTES,
    effect: "change",
    body: z.object({ amount: sentAmount }),
    response: qr,
  }),
  cancel: endpoint({ method: "DELETE", path: "/api/qrcode/{qrcodeId}", effect: "change", response: ack }),
};
