import { describe, expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { OperatorError } from "~/operator/error";
import { createMemoryStore } from "../../tests/support/memory-store";
import { contextWith } from "../../tests/support/request-context";
import { pendingDeposits } from "./pending.server";
import { recordQrEvent } from "./qr-events.server";

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const at = (minutesAgo: number) => NOW - minutesAgo * MINUTE_MS;

const code = (bankCode: string, minutesAgo: number, more: object = {}) => ({
  id: `${bankCode}${minutesAgo}`,
  operation: "qr-code",
  state: "done",
  facts: { bankCode, amount: 5_000 },
  result: { qrcodeId: `${bankCode}${minutesAgo}`, expiresAt: at(minutesAgo) + 15 * MINUTE_MS },
  startedAt: at(minutesAgo),
  ...more,
});
const slip = (state: string) => ({ id: "s", operation: "slip", state, facts: {}, startedAt: at(1) });
const deposit = (minutesAgo: number, more: object = {}) => ({
  statementType: "deposit",
  status: "SUCCESS",
  amount: 5_000,
  createdAt: at(minutesAgo),
  ...more,
});

interface Stage {
  records: object[];
  statements?: object[];
  slips?: object[];
}

/** A member's requests with a count of calls to the operator. */
function stage({ records, statements = [], slips = [] }: Stage) {
  const asked: string[] = [];
  const answer = (name: string, body: object) => async () => {
    asked.push(name);
    return body;
  };
  const statement = { list: answer("list", { statements }), slips: answer("slips", { slips }) };
  const member = { key: "m", operator: { statement } } as unknown as Member;
  const execution = { recent: async () => records, clock: { now: () => NOW } };
  const store = createMemoryStore(() => 0);
  const context = contextWith({ execution: execution as never, store });
  const read = () => pendingDeposits(member, context, records as unknown as IntentRecord[]);
  return { member, context, asked, read };
}

const shown = async (given: Stage) => {
  const deposits = await stage(given).read();
  return deposits.map((one) => {
    if (one.kind === "qr") return `${one.bankCode} ${one.isOpen}`;
    return one.kind === "slip" ? `slip ${one.amount}` : one.kind;
  });
};

test("who has sent nothing lately costs the operator no call", async () => {
  const { read, asked } = stage({ records: [slip("refused"), { operation: "transfer" }] });
  expect(await read()).toEqual([]);
  expect(asked).toEqual([]);
});

describe("a QR code is on its way", () => {
  test("while it is open, and a moment longer, until its credit stands in the statement", async () => {
    expect(await shown({ records: [code("WW", 1)] })).toEqual(["WW true"]);
    expect(await shown({ records: [code("WW", 15.5)] })).toEqual(["WW false"]);
    expect(await shown({ records: [code("WW", 17)] })).toEqual([]);
    expect(await shown({ records: [code("WW", 5)], statements: [deposit(1)] })).toEqual([]);
    const others = [deposit(6), deposit(1, { status: "PENDING" }), deposit(1, { amount: 1 })];
    expect(await shown({ records: [code("WW", 5)], statements: others })).toEqual(["WW true"]);
  });

  test("as a provider's latest one: each takes the place of the one before", async () => {
    const records = [code("WW", 1), code("KBANK", 2), code("ww", 3)];
    expect(await shown({ records })).toEqual(["WW true", "KBANK true"]);
    expect(await shown({ records, statements: [deposit(0), deposit(0)] })).toEqual(["WW true"]);
  });

  test("until it is cancelled; one that was refused or whose outcome nobody knows never was", async () => {
    const { read, context } = stage({ records: [code("WW", 1)] });
    await recordQrEvent("WW1", "cancelled", context);
    expect(await read()).toEqual([]);
    const never = [code("WW", 1, { state: "refused" }), code("KBANK", 1, { state: "unknown" })];
    expect(await shown({ records: never })).toEqual([]);
  });

  test("also where its answer was lost and evidence has found it", async () => {
    expect(await shown({ records: [code("WW", 1, { result: undefined })] })).toEqual(["WW true"]);
    expect(await shown({ records: [code("WW", 40, { result: undefined })] })).toEqual([]);
  });
});

test("a slip is on its way until the operator has judged it", async () => {
  const slips = [
    { status: "SUCCESS", amount: 1, createdAt: 0 },
    { status: "PENDING", amount: 7_000, createdAt: 0 },
    { status: "PENDING", amount: undefined, createdAt: 0 },
    { status: "FAILED", amount: 2, createdAt: 0 },
  ];
  expect(await shown({ records: [slip("accepted")], slips })).toEqual(["slip 7000", "slip undefined"]);
});

test("nothing is followed where the brand has it off", async () => {
  const { member, context } = stage({ records: [] });
  const off = { ...context.brand, features: { ...context.brand.features, pendingDeposits: false } };
  const records = [code("WW", 1)] as unknown as IntentRecord[];
  expect(await pendingDeposits(member, { ...context, brand: off }, records)).toEqual([]);
});

test("slips that cannot be read are not told to be none", async () => {
  const { member, context } = stage({ records: [] });
  const slips = async () => {
    throw new OperatorError("down", { endpoint: "statement.slips", reached: "unknown" });
  };
  const down = { key: "m", operator: { statement: { ...member.operator.statement, slips } } };
  const records = [slip("accepted"), code("WW", 1)] as unknown as IntentRecord[];
  const read = await pendingDeposits(down as unknown as Member, context, records);
  expect(read.map(({ kind }) => kind)).toEqual(["qr", "slips-not-read"]);
});

test("a code whose money the member has seen is not offered again while the statement cannot be read", async () => {
  const { read, context } = stage({ records: [code("WW", 1)] });
  await recordQrEvent("WW1", "told", context);
  expect(await read()).toEqual([]);
});

test("of an operator that lists more slips than asked for, only the newest count", async () => {
  const slips = Array.from({ length: 15 }, (_, amount) => ({ status: "PENDING", amount, createdAt: 0 }));
  expect(await shown({ records: [slip("accepted")], slips })).toHaveLength(10);
});
