import { describe, expect, test } from "vitest";
import { parseLeniently } from "./leniency";
import { qrcode } from "./qrcode";

const readingOf = (answer: object) => parseLeniently(qrcode.get.response, answer);
const read = (answer: object) => readingOf(answer).data;
const expiryOf = (expireIn: unknown) => read({ hasQrcode: true, expireIn })?.expireIn;

test.each([0, 900, "840", 86_400, 100_000])("%j seconds are left", (expireIn) => {
  expect(expiryOf(expireIn)).toBe(Number(expireIn));
});

test.each([900_000, "900000"])("%j is milliseconds", (expireIn) => {
  expect(expiryOf(expireIn)).toBe(900);
});

test("a time is one as well", () => {
  const at = new Date(Date.now() + 900_000).toISOString();
  expect(expiryOf(at)).toBeGreaterThan(890);
  expect(expiryOf(at)).toBeLessThanOrEqual(900);
});

test("less than 0 has just ended", () => {
  expect(expiryOf(-1)).toBe(0);
});

test.each([1_795_000_000_000_000, JSON.parse("1e999"), "999999999999999", "soon", {}])(
  "%j is no time left, so that the code has no known expiry; that is noted",
  (expireIn) => {
    const { data: answer, faults } = readingOf({ hasQrcode: true, expireIn });
    expect(answer?.expireIn).toBeUndefined();
    expect(faults).toEqual(["expireIn"]);
  },
);

test.each([null, "", undefined])("%j says nothing of the time left, and is no fault", (expireIn) => {
  const { data: answer, faults } = readingOf({ hasQrcode: true, expireIn });
  expect(answer).toMatchObject({ hasQrcode: true, expireIn: undefined });
  expect(faults).toEqual([]);
});

describe("there is no code", () => {
  test("where its texts are empty", () => {
    const none = { qrcodeId: "", hasQrcode: false, qrcode: "", amount: 0, expireIn: 0 };
    expect(read(none)).toEqual({ hasQrcode: false, amount: 0, expireIn: 0 });
  });

  test.each([0, -5, "0"])("where %j seconds of it are left", (expireIn) => {
    expect(read({ hasQrcode: true, qrcodeId: "7", qrcode: "<svg/>", expireIn })?.hasQrcode).toBe(false);
  });
});
