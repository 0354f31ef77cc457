import { expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../../../../tests/support/memory-store";
import { contextWith } from "../../../../../tests/support/request-context";
import { pendingWithdrawals } from "./pending-withdrawals.server";

const record = (id: string, state = "accepted", operation = "withdraw") => ({
  id,
  operation,
  state,
  sentAt: 1,
  facts: { amount: 20_000 },
});
const gone = new StoreUnavailable(new Error("gone"));
const dead = new OperatorError("down", { endpoint: "wallet.get", reached: "unknown" });

interface Stage {
  records: object[];
  /** What a look says about that record; an error is thrown. */
  tells?: (id: string) => string | Error;
}

function stage({ records, tells = () => "accepted" }: Stage) {
  const asked: string[] = [];
  const execution = {
    clock: { now: () => 0, wait: () => new Promise(() => undefined) },
    decide: async (looked: { id: string }) => {
      const state = tells(looked.id);
      if (state instanceof Error) throw state;
      return { ...looked, state };
    },
  };
  const answer = (name: string, body: object) => async () => {
    asked.push(name);
    return body;
  };
  const calls = {
    wallet: { get: answer("wallet", { wallet: { amount: 0 }, slots: [], omitted: [] }) },
    statement: { list: answer("statement", { statements: [], omitted: [] }) },
  };
  const operator = { ...calls, fresh: calls };
  const member = { key: "m", operator } as unknown as Member;
  const context = contextWith({ execution: execution as never, store: createMemoryStore(() => 0) });
  const read = () => pendingWithdrawals(member, context, records as unknown as IntentRecord[]);
  return { asked, read };
}

const shown = async (given: Stage) => {
  return (await stage(given).read()).map(({ id, amount }) => `${id} ${amount}`);
};

test("who has no withdrawal on its way costs the operator no call", async () => {
  const records = [record("a", "done"), record("b", "refused"), record("c", "accepted", "slip")];
  const { read, asked } = stage({ records });
  expect(await read()).toEqual([]);
  expect(asked).toEqual([]);
});

test("several are followed by one look; what is paid out or sent back is not shown any more", async () => {
  const records = ["a", "b", "c"].map((id) => record(id));
  const tells = (id: string) => ({ a: "done", b: "refused" })[id] ?? "accepted";
  expect(await shown({ records, tells })).toEqual(["c 20000"]);
  const { read, asked } = stage({ records, tells });
  await read();
  expect(asked.toSorted()).toEqual(["statement", "wallet"]);
});

test("while operator or store fail it stays as it was", async () => {
  for (const fault of [gone, dead]) {
    expect(await shown({ records: [record("a")], tells: () => fault })).toEqual(["a 20000"]);
  }
});
