import * as z from "zod";
import { endpoint } from "./endpoint";
import { ack, maybe, wireText, wireTextUpTo } from "./wire";

/** One-time codes. `code: "OTP_VERIFIED"` in the response to `send` means that the step is skipped. */
export const otp = {
  /** Sends a one-time code to a phone. */
  send: endpoint({
    method: "POST",
    path: "/api/otp/send",
    token: false,
    effect: "change",
    body: z.object({ phoneNumber: z.string() }),
    response: z.object({
      otpRef: maybe(wireTextUpTo(100)),
      otpToken: maybe(wireTextUpTo(2_500)),
      code: maybe(wireText),
    }),
  }),
  /** Checks a one-time code. */
  verify: endpoint({
    method: "POST",
    path: "/api/otp/verify",
    token: false,
    effect: "change",
    body: z.object({ otpToken: z.string(), otpCode: z.string() }),
    response: ack,
  }),
};
