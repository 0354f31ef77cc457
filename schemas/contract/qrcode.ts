import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { readable } from "./leniency";
import { ack, maybe, sentAmount, wireAmount, wireFlag, wireHtml, wireId, wireNumber, wireTime } from "./wire";

/** A greater number is in milliseconds. */
const MOST_SECONDS = 100_000;

/** Seconds, milliseconds, or the time of expiry; read as seconds. Below 0 it has just expired. */
const expiry = z.union([
  wireNumber
    .transform((left) => (left > MOST_SECONDS ? left / 1_000 : left))
    .refine((seconds) => seconds <= MOST_SECONDS, "the time left"),
  wireTime.transform((at) => (at - Date.now()) / 1_000),
]);

/** Absent if it cannot be read: a code can be paid without a known expiry. */
const secondsLeft = readable("expireIn", maybe(expiry)).transform((left) =>
  left === undefined ? undefined : Math.max(0, left),
);

/** `qrcode` is SVG or `<img>` markup or a picture's data URL, and must only be shown as an image. */
const qr = z
  .object({
    qrcodeId: maybe(wireId),
    hasQrcode: wireFlag,
    qrcode: maybe(wireHtml),
    amount: readable("amount", maybe(wireAmount)),
    expireIn: secondsLeft,
    message: maybe(z.string()),
  })
  // An expired code cannot be paid.
  .transform((code) => ({ ...code, hasQrcode: code.hasQrcode && code.expireIn !== 0 }));

/** QR deposits, by bank or provider code. */
export const qrcode = {
  /** The open QR code of a bank or provider. */
  get: endpoint({ path: "/api/qrcode/{bankCode}", maxBytes: LARGE_MAX_BYTES, response: qr }),
  /** Creates a QR code for an amount. */
  create: endpoint({
    method: "POST",
    path: "/api/qrcode/{bankCode}",
    maxBytes: LARGE_MAX_BYTES,
    effect: "change",
    body: z.object({ amount: sentAmount }),
    response: qr,
  }),
  /** Cancels a QR code. */
  cancel: endpoint({ method: "DELETE", path: "/api/qrcode/{qrcodeId}", effect: "change", response: ack }),
};
