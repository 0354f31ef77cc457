import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import { statementLine } from "./statement-line";

const entry = {
  status: "SUCCESS",
  from: undefined,
  to: undefined,
  amount: satang(100),
  createdAt: 0,
  description: undefined,
};
const line = (more: object) =>
  statementLine({ ...entry, statementType: "deposit", ...more } as Parameters<typeof statementLine>[0]);

test("the type gives the sign of an amount that is always positive; a transfer and the end of a bonus have none [3.22]", () => {
  const signs = ["deposit", "bonus", "finish_bonus", "withdraw", "transfer"].map(
    (statementType) => line({ statementType }).sign,
  );
  expect(signs).toEqual(["+", "+", "", "-", ""]);
});

test("SUCCESS and FAILED are final, anything else is in progress [3.22]", () => {
  const statuses = ["SUCCESS", "FAILED", "PENDING", "", "success"].map((status) => line({ status }).status);
  expect(statuses).toEqual(["success", "failed", "progress", "progress", "progress"]);
});

test("a type that we do not know is shown in the operator's word, without a sign", () => {
  expect(line({ statementType: "cashback" })).toMatchObject({
    activity: "other",
    word: "cashback",
    sign: "",
  });
});

test("the five sources are known; another one is omitted [3.23]", () => {
  for (const source of ["bonus", "promotion", "invite", "refund", "luckydraw"]) {
    expect(line({ description: { source } }).source).toBe(source);
  }
  expect(line({ description: { source: "raffle" } }).source).toBeUndefined();
  expect(line({}).source).toBeUndefined();
});
