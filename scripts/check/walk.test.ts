import { describe, expect, test } from "vitest";
import { parseTable, reportByArea, walkFaults } from "./walk-report";
import { claimsOf } from "./walk-titles";

const table = parseTable("id\tarea\tpromise\n1.01\thouse\tOne\n1.02\thouse\tTwo\n2.01\tmoney\tThree\n");
const ids = (text: string) => claimsOf([{ path: "tests/a.test.ts", text }]).map(({ id }) => id);
const claim = (id: string) => ({ id, file: "tests/a.test.ts", line: 1 });

describe("a test's title ends with what it proves", () => {
  test.each([
    ['test("a member signs in [2.07 4.11]", run)', ["2.07", "4.11"]],
    ['it("commas do too [2.07, 4.11]", run)', ["2.07", "4.11"]],
    ['test.each(rows)("%s [2.07]", run)', ["2.07"]],
    ['test.for(rows)("%s [2.07]", run)', ["2.07"]],
    ["for (const b of brands) test(`$" + "{b} [2.07]`, run)", ["2.07"]],
    ['test("a long title " + "in two parts [2.07]", run)', ["2.07"]],
    ['memberTest("a fixture of its own [2.07]", run)', ["2.07"]],
    ['describe("a group proves nothing [2.07]", run)', []],
    ['test.describe("nor does this [2.07]", run)', []],
    ['test("[2.07] at the beginning", run)', []],
    ['test("a list [1, 2] inside", run)', []],
    ['// test("left out [2.07]", run)', []],
    ['const text = "[2.07]"', []],
  ])("%s", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe("the walk", () => {
  const state = { finished: [], byEye: {} };

  test("counts by area what is proven, judged by eye, and open", () => {
    const walk = {
      table,
      state: { ...state, byEye: { "1.02": "a person sees it" } },
      claims: [claim("1.01")],
    };
    const [house, money] = reportByArea(walk);
    expect(house).toMatchObject({ area: "house", promised: 2, proven: 1, byEye: 1, holes: [] });
    expect(money?.holes.map(({ id }) => id)).toEqual(["2.01"]);
    expect(walkFaults(walk)).toEqual([]);
  });

  test("a hole in a finished area is a fault", () => {
    const walk = { table, state: { ...state, finished: ["house"] }, claims: [claim("1.01")] };
    expect(walkFaults(walk).map(({ message }) => message)).toEqual([
      "house is finished, but no test proves 1.02 Two",
    ]);
  });

  test.each([
    ["an id in a title", { table, state, claims: [claim("9.99")] }],
    ["an id by eye", { table, state: { ...state, byEye: { "9.99": "why" } }, claims: [] }],
    ["an id by eye without a reason", { table, state: { ...state, byEye: { "1.01": " " } }, claims: [] }],
    ["an area", { table, state: { ...state, finished: ["attic"] }, claims: [] }],
  ])("%s that the table does not know is a fault", (_, walk) => {
    expect(walkFaults(walk)).toHaveLength(1);
  });
});
