import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { Deposits } from "~/money/evidence/deposits.server";
import { Slips } from "~/money/evidence/slips.server";
import type { IntentRecord, Stored } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
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

test("a code expires by money's clock, so many seconds after it was made", async () => {
  const create = async () => ({ qrcodeId: "7", hasQrcode: true, qrcode: "<svg/>", amount: 5, expireIn: 90 });
  const operator = { qrcode: { create } } as unknown as Operator;
  const clock = { now: () => 1_000, wait: () => Promise.resolve() };
  const facts = { bankCode: "K", amount: satang(500) };
  const sent = await qrCode.send({ operator, facts, body: undefined, idempotencyKey: "key", clock });
  expect(sent.result).toEqual({ qrcodeId: "7", expiresAt: 91_000 });
});

test("of one bank in another case is of the same bank: its code may be the other's", () => {
  const thingOf = (bankCode: string) =>
    qrCode.thingOf({ facts: { bankCode, amount: satang(5) } } as unknown as IntentRecord);
  expect(thingOf("kbank")).toBe(thingOf("KBANK"));
  expect(thingOf("ww")).not.toBe(thingOf("KBANK"));
});

test("one that an earlier release wrote leads to the first account of its code", () => {
  const first = "/user/home/deposit/qr/K%2FB%3F";
  expect(steps({})).toEqual([first, first]);
});

test("it may bring a deposit of its amount, and any if another release wrote its facts, but changes no other list", () => {
  const deposit = (amount: number, createdAt: number) => ({
    key: `${createdAt} ${amount}`,
    status: "SUCCESS",
    createdAt,
  });
  const deposits = [deposit(5, 700_000), deposit(7, 700_000), deposit(5, 1)];
  const seen = {
    takenAt: 800_000,
    balances: {},
    names: {},
    own: { deposits, isWhole: true, creditedSlips: [] },
  };
  const rows = (list: typeof Deposits | typeof Slips, facts: Stored) =>
    qrCode.rowsIn(list, { facts, state: "done", startedAt: 600_000 } as IntentRecord, seen);
  expect(rows(Deposits, { bankCode: "K", amount: 5 })).toEqual(["700000 5"]);
  expect(rows(Deposits, { shard: 7 })).toEqual(["700000 5", "700000 7"]);
  expect(rows(Slips, { bankCode: "K", amount: 5 })).toEqual([]);
});
