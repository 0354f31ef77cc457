import { expect, test } from "vitest";
import { qrcode } from "./qrcode";

const expiryOf = (expireIn: unknown) => qrcode.get.response.parse({ hasQrcode: true, expireIn }).expireIn;

test.each([0, 900, "840", 86_400])("%j seconds are left", (expireIn) => {
  expect(expiryOf(expireIn)).toBe(Number(expireIn));
});

test("less than 0 has just ended", () => {
  expect(expiryOf(-1)).toBe(0);
});

test.each([86_401, 1_795_000_000_000_000, JSON.parse("1e999"), "999999999999999", "soon", null])(
  "%j is no time left, so that the code has no known expiry",
  (expireIn) => {
    expect(expiryOf(expireIn)).toBeUndefined();
  },
);
