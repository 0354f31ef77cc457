import { satang } from "schemas/amount";
import { expect, test } from "vitest";
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
  const of = (bankCode: string) => qrCode.subject({ facts: { bankCode, amount: satang(5) } });
  expect(of("kbank")).toBe(of("KBANK"));
  expect(of("ww")).not.toBe(of("KBANK"));
});

test("one that an earlier release wrote leads to the first account of its code", () => {
  const first = "/user/home/deposit/qr/K%2FB%3F";
  expect(steps({})).toEqual([first, first]);
});

test("it may be paid until half an hour after it has closed, or after a quarter of an hour where its end is not known", () => {
  const openUntil = (result?: Stored) =>
    qrCode.changesUntil({ startedAt: 600_000, result } as unknown as IntentRecord);
  expect(openUntil({ qrcodeId: "7", expiresAt: 700_000 })).toBe(700_000 + 30 * 60_000);
  const unknown: (Stored | undefined)[] = [undefined, { qrcodeId: "7", expiresAt: 0 }, { shard: 7 }];
  for (const result of unknown) expect(openUntil(result)).toBe(600_000 + 45 * 60_000);
});
