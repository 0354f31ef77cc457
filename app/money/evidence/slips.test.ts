import { expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { judgeSlips, newestSlips } from "./slips.server";

const old = { key: "R1", status: "SUCCESS" };
const seen = (...more: [string, string][]) => [...more.map(([key, status]) => ({ key, status })), old];

test("a slip that is new in the list says what became of the upload", () => {
  expect(judgeSlips([old], seen(["R2", "SUCCESS"]))).toBe("done");
  expect(judgeSlips([old], seen(["R2", "FAILED"]))).toBe("refused");
  expect(judgeSlips([old], seen(["R2", "PENDING"]))).toBe("accepted");
  expect(judgeSlips([], [{ key: "R2", status: "SUCCESS" }])).toBe("done");
});

test("no new slip says that nothing happened so far; two that differ say nothing certain", () => {
  expect(judgeSlips([old], [old])).toBe("untouched");
  expect(judgeSlips([], [])).toBe("untouched");
  expect(judgeSlips([old], seen(["R2", "SUCCESS"], ["R3", "FAILED"]))).toBe("ambiguous");
  expect(judgeSlips([old], seen(["R2", "FAILED"], ["R3", "FAILED"]))).toBe("refused");
});

test("a list that does not reach back proves nothing", () => {
  expect(judgeSlips([old], [{ key: "R9", status: "SUCCESS" }])).toBeNull();
});

test("of an operator that lists more than asked for, only the newest are seen", async () => {
  const slips = Array.from({ length: 30 }, (_, at) => ({ reference: `R${at}`, status: "SUCCESS" }));
  const operator = { statement: { slips: async () => ({ slips }) } } as unknown as Operator;
  expect((await newestSlips(operator)).map(({ key }) => key)).toEqual(
    slips.slice(0, 20).map(({ reference }) => reference),
  );
});
