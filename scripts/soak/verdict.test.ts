import { expect, it } from "vitest";
import { chatVerdict, type SoakFigures, type TalkFigures, verdict } from "./verdict";

const MEGABYTE = 1024 * 1024;
const flat = { perHour: 0, error: 1 };

const calm: SoakFigures = {
  perSecond: { wanted: 30, found: 30 },
  answers: { "2xx": 900, "502": 20 },
  unanswered: 0,
  brokenFiles: 0,
  withoutReference: 0,
  unexpected: 0,
  exits: 0,
  latencyMs: { median: 12.4, p95: 80 },
  heap: flat,
  resident: flat,
  sockets: flat,
  descriptors: flat,
  money: {
    sent: 90,
    executed: 80,
    doubled: 0,
    calledTwice: 0,
    falselyShown: 0,
    open: 1,
    isLedgerExact: true,
  },
};

const failing = (figures: SoakFigures) =>
  verdict(figures)
    .filter(({ isExact, isMet }) => isExact && !isMet)
    .map(({ name }) => name);

it("passes a run that stays as it began", () => {
  expect(failing(calm)).toEqual([]);
  expect(verdict(calm).find(({ name }) => name === "answers 502")?.found).toBe("20");
});

it("fails what grows, and not what only scatters", () => {
  const grown = { perHour: 30 * MEGABYTE, error: 5 * MEGABYTE };
  expect(failing({ ...calm, heap: grown })).toEqual(["heap after collection, growth an hour"]);
  expect(failing({ ...calm, heap: { ...grown, error: 20 * MEGABYTE } })).toEqual([]);
  expect(failing({ ...calm, sockets: { perHour: 500, error: 20 } })).toEqual([
    "open sockets, growth an hour",
  ]);
  expect(failing({ ...calm, resident: { perHour: 900 * MEGABYTE, error: 0 } })).toEqual([]);
});

it("says so where a run was too short to tell a slope, and does not judge it", () => {
  const short = { ...calm, heap: { perHour: Number.NaN, error: Number.NaN } };
  expect(failing(short)).toEqual([]);
  expect(verdict(short).find(({ isMet }) => !isMet)?.found).toBe("too short a run to tell");
});

it.each([
  [{ perSecond: { wanted: 30, found: 20 } }, "requests a second"],
  [{ unanswered: 1 }, "requests without an answer"],
  [{ withoutReference: 1 }, "failures without a reference"],
  [{ unexpected: 1 }, "answers of 500 itself"],
  [{ exits: 1 }, "ends of the process"],
  [{ money: { ...calm.money, doubled: 1 } }, "money: executed twice"],
  [{ money: { ...calm.money, calledTwice: 1 } }, "money: called twice"],
  [{ money: { ...calm.money, falselyShown: 1 } }, "money: shown falsely"],
  [{ money: { ...calm.money, isLedgerExact: false } }, "money: ledger"],
] satisfies [Partial<SoakFigures>, string][])("fails %j", (found, name) => {
  expect(failing({ ...calm, ...found })).toEqual([name]);
});

const talk: TalkFigures = { sent: 90, perSecond: 10, lost: [], doubled: [], rejoinMs: [800, 1_200, 4_900] };

it.each([
  [{}, []],
  [{ lost: [3] }, ["messages lost"]],
  [{ doubled: [3, 4] }, ["messages doubled"]],
  [{ rejoinMs: [800, 5_001] }, ["rejoined later than 5 s"]],
] satisfies [Partial<TalkFigures>, string[]][])("judges a talk with %j", (found, names) => {
  const measures = chatVerdict({ ...talk, ...found });
  expect(measures.filter(({ isMet }) => !isMet).map(({ name }) => name)).toEqual(names);
});
