import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { ack, maybe, sentAmount, wireAmount, wireFlag, wireHtml, wireId, wireNumber } from "./wire";

const DAY_SECONDS = 86_400;

/** Less than 0 has just ended. More than a day counts as absent: a code can be paid without a known expiry. */
const secondsLeft = maybe(
  wireNumber
    .refine((seconds) => seconds <= DAY_SECONDS, "seconds of at most a day")
    .transform((seconds) => Math.max(0, seconds)),
).catch(undefined);

/** `qrcode` is SVG or `<img>` markup that is only ever shown as an image; `expireIn` is the number of seconds left. */
const qr = z.object({
  qrcodeId: maybe(wireId),
  hasQrcode: wireFlag,
  qrcode: maybe(wireHtml),
  amount: maybe(wireAmount),
  expireIn: secondsLeft,
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
