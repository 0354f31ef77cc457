import { expect, test } from "vitest";
import type { IntentRecord } from "~/money/once/record.server";
import { qrCode } from "./qr-code.server";

const steps = (more: Partial<IntentRecord>) => {
  const facts = { bankCode: "K/B?", amount: 5 };
  const { next, again } = qrCode.pageOf({ facts, ...more } as IntentRecord) ?? {};
  return [next?.to, again?.to];
};

test("a code's outcome leads back to the screen it was asked for on, done or refused", () => {
  const screen = "/user/home/deposit/qr/K%2FB%3F?account=1";
  expect(steps({ screen })).toEqual([screen, screen]);
});

test("one that an earlier release wrote leads to the first account of its code", () => {
  const first = "/user/home/deposit/qr/K%2FB%3F";
  expect(steps({})).toEqual([first, first]);
});
