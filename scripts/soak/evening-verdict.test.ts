import { expect, it } from "vitest";
import { type EveningFigures, eveningVerdict } from "./evening-verdict";

const calm: EveningFigures = {
  members: 200,
  seconds: 60,
  times: new Map([
    ["home", Array<number>(190).fill(40)],
    ["transfer", Array<number>(10).fill(90)],
  ]),
  faults: [],
  floor: { health: [2, 3], operator: [4, 5] },
  cpu: { app: 0.4, operator: 0.3 },
  residentBytes: 200 * 1024 * 1024,
  longestTurnMs: 20,
  isLedgerExact: true,
};

const failing = (more: Partial<EveningFigures>) =>
  eveningVerdict({ ...calm, ...more })
    .filter(({ isExact, isMet }) => isExact && !isMet)
    .map(({ name }) => name);

it("passes an evening without a wait or a fault, and shows each kind beside the floor", () => {
  expect(failing({})).toEqual([]);
  const found = Object.fromEntries(eveningVerdict(calm).map((measure) => [measure.name, measure.found]));
  expect(found.home).toBe("190: p50 40, p95 40, p99 40 ms");
  expect(found.all).toBe("200: p50 40, p95 90, p99 90 ms");
  expect(found["floor: the operator, directly"]).toBe("2: p50 5, p95 5, p99 5 ms");
});

it("fails when more than one request in twenty waits, of all kinds together", () => {
  const slow = new Map([...calm.times, ["chat", Array<number>(20).fill(301)]]);
  expect(failing({ times: slow })).toEqual(["all"]);
});

it("says so where the machine does much else, and does not judge times there", () => {
  const times = new Map([["home", [900]]]);
  const floor = { health: [100], operator: [51] };
  expect(failing({ times, floor })).toEqual([]);
  const all = eveningVerdict({ ...calm, times, floor }).find(({ name }) => name === "all");
  expect(all).toMatchObject({
    isMet: false,
    found: "1: p50 900, p95 900, p99 900 ms; the machine is not idle",
  });
});

it("fails over any answer of 400 and above, and over the books", () => {
  expect(failing({ faults: ["503 to GET /user/home"] })).toHaveLength(1);
  expect(failing({ isLedgerExact: false })).toEqual(["money: ledgers that are not exact"]);
});
