import { expect, test } from "vitest";
import { otp } from "./otp";

const isAccepted = (answer: object) => otp.send.response.safeParse(answer).success;

test("a token and a reference are no longer than a registration's cookie can hold", () => {
  expect(isAccepted({ otpToken: "t".repeat(2_500), otpRef: "r".repeat(100) })).toBe(true);
  expect(isAccepted({ otpToken: "t".repeat(2_501) })).toBe(false);
  expect(isAccepted({ otpRef: "r".repeat(101) })).toBe(false);
  expect(otp.send.response.parse({ otpToken: 12, otpRef: null }).otpToken).toBe("12");
});
