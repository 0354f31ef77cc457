import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { type GivenQrCode, matchCredits } from "./credits";

const MINUTE_MS = 60_000;
const LATE_MS = 30 * MINUTE_MS;
const code = (givenAt: number, amount = satang(5_000)): GivenQrCode => ({
  id: `i${givenAt}`,
  qrcodeId: `q${givenAt}`,
  bankCode: "KBANK",
  amount,
  givenAt,
  expiresAt: givenAt + 15 * MINUTE_MS,
});
const at = (createdAt: number, amount = 5_000) => ({ createdAt, amount });

test("a code's credit is the first of its amount from when it was given", () => {
  const [one] = [code(MINUTE_MS)];
  const credits = [at(9 * MINUTE_MS), at(3 * MINUTE_MS), at(2 * MINUTE_MS, 7_000), at(0)];
  expect(matchCredits([one], credits, LATE_MS).get(one)).toEqual(at(3 * MINUTE_MS));
});

test("two codes of one amount take one credit each, the earlier the earlier one", () => {
  const [first, second] = [code(0), code(MINUTE_MS)];
  const paidOnce = matchCredits([second, first], [at(2 * MINUTE_MS)], LATE_MS);
  expect([paidOnce.get(first), paidOnce.get(second)]).toEqual([at(2 * MINUTE_MS), undefined]);
  const paidTwice = matchCredits([second, first], [at(4 * MINUTE_MS), at(2 * MINUTE_MS)], LATE_MS);
  expect(paidTwice.get(second)).toEqual(at(4 * MINUTE_MS));
});

test("an operator's clock may be seconds behind; what comes long after a code has closed is another's", () => {
  const given = code(10 * MINUTE_MS);
  expect(matchCredits([given], [at(10 * MINUTE_MS - 4_000)], LATE_MS).size).toBe(1);
  expect(matchCredits([given], [at(10 * MINUTE_MS - 6_000)], LATE_MS).size).toBe(0);
  expect(matchCredits([given], [at(given.expiresAt + 31 * MINUTE_MS)], LATE_MS).size).toBe(0);
  expect(matchCredits([given], [at(given.expiresAt + 31 * MINUTE_MS)], 2 * LATE_MS).size).toBe(1);
});
