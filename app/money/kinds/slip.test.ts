import { expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { creditedAmount, type JudgedCall } from "./evidence/new-rows.server";
import { judgeSlips, newestSlips, newSlips } from "./slip.server";

type Slips = Parameters<typeof newSlips>[0];

const SENT = 1_000_000;
const lost: JudgedCall = {
  from: SENT,
  until: SENT + 305_000,
};
const row = (key: string, status = "SUCCESS", createdAt = SENT + 1_000) => ({ key, status, createdAt });
const old = row("R1", "SUCCESS", SENT - 60_000);
const seen = (...more: [string, string][]) => [...more.map(([key, status]) => row(key, status)), old];
const judged = (list: ReturnType<typeof row>[], more: Partial<JudgedCall> = {}, before = [old]) =>
  judgeSlips(before, list, { ...lost, ...more });

test("a slip that is new in the list says what became of the upload", () => {
  expect(judged(seen(["R2", "SUCCESS"]))).toBe("done");
  expect(judged(seen(["R2", "FAILED"]))).toBe("untouched");
  expect(judged(seen(["R2", "PENDING"]))).toBe("accepted");
  expect(judged([row("R2")], {}, [])).toBe("done");
});

test("no new slip says that nothing happened so far; two that differ say nothing certain", () => {
  expect(judged([old])).toBe("untouched");
  expect(judged([], {}, [])).toBe("untouched");
  expect(judged(seen(["R2", "SUCCESS"], ["R3", "FAILED"]))).toBe("ambiguous");
  expect(judged(seen(["R2", "FAILED"], ["R3", "FAILED"]))).toBe("untouched");
});

test("a list that lacks a slip of the first look is an old copy, and proves nothing", () => {
  const older = row("R0", "SUCCESS", SENT - 90_000);
  expect(judged([older], {}, [old, older])).toBeNull();
  expect(judged([row("R2"), older], {}, [old, older])).toBeNull();
});

test("a slip from after the call is another's, and one from before it says nothing certain", () => {
  expect(judged([row("R2", "SUCCESS", SENT + 311_000), old])).toBe("untouched");
  expect(judged([row("R2", "SUCCESS", SENT - 6_000), old])).toBe("ambiguous");
});

test("of two that stand, nobody can tell which is its own", () => {
  expect(judged(seen(["R3", "SUCCESS"], ["R2", "SUCCESS"]))).toBe("ambiguous");
});

test("one that the operator has accepted is in the list: the new ones tell it where they agree", () => {
  const accepted = { happenedBy: SENT + 2_000 };
  expect(judged(seen(["R3", "SUCCESS"], ["R2", "SUCCESS"]), accepted)).toBe("done");
  expect(judged(seen(["R3", "FAILED"]), accepted)).toBe("refused");
  expect(judged(seen(["R3", "SUCCESS"], ["R2", "FAILED"]), accepted)).toBe("ambiguous");
});

test("a slip without a reference is the same one after its amount has been read, unless another may be it", async () => {
  const slip = (amount: number | undefined, more: object = {}) => ({
    status: amount === undefined ? "PENDING" : "SUCCESS",
    createdAt: SENT - 60_000,
    amount,
    ...more,
  });
  const look = async (...slips: object[]) => {
    const list = async () => ({ slips, omitted: [] });
    return (await newestSlips({ statement: { slips: list } } as unknown as Operator)) ?? [];
  };
  const own = { createdAt: SENT + 1_000 };
  const before = await look(slip(undefined));
  const seenNow = async (...slips: object[]) => judgeSlips(before, await look(...slips), lost);
  expect(await seenNow(slip(50_000))).toBe("untouched");
  expect(await seenNow(slip(70_000, own), slip(50_000))).toBe("done");
  expect(await seenNow(slip(70_000, own), slip(undefined))).toBe("done");
  expect(await seenNow(slip(70_000), slip(50_000))).toBeNull();
  const fresh = newSlips(before, await look(slip(70_000, own), slip(50_000)));
  expect(creditedAmount(fresh ?? [], lost)).toBe(70_000);
});

test("a list that does not reach back proves nothing", () => {
  expect(judged([row("R9")])).toBeNull();
});

test("an earlier release's look, without times, still says which slips are new", () => {
  expect(judgeSlips([{ key: "R1", status: "SUCCESS" }], seen(["R2", "SUCCESS"]), lost)).toBe("done");
});

test("of an operator that lists more than asked for, only the newest are seen", async () => {
  const slips = Array.from({ length: 30 }, (_, at) => ({ reference: `R${at}`, status: "SUCCESS" }));
  const operator = { statement: { slips: async () => ({ slips, omitted: [] }) } } as unknown as Operator;
  expect((await newestSlips(operator))?.map(({ key }) => key)).toEqual(
    slips.slice(0, 20).map(({ reference }) => reference),
  );
});

test("a slip was credited with the amount of the only new row, and with none while that is not certain", () => {
  const credited = (list: Slips) => creditedAmount(newSlips([old], list) ?? [], lost);
  const fresh = { ...row("R2"), amount: 50_025 };
  expect(credited([fresh, old])).toBe(50_025);
  expect(credited([{ ...fresh, status: "PENDING" }, old])).toBeUndefined();
  expect(credited([row("R2"), old])).toBeUndefined();
  expect(credited([fresh, { ...fresh, key: "R3" }, old])).toBeUndefined();
  expect(credited([old])).toBeUndefined();
});
