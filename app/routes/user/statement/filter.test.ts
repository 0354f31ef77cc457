import { expect, test } from "vitest";
import {
  filterSearch,
  isFiltered,
  isWithin,
  matchesFilter,
  periodOf,
  readFilter,
  typedSearch,
} from "./filter";

const read = (search: string) => readFilter(new URLSearchParams(search));

test("a filter is read from an address and written to it the same", () => {
  const search = "?type=deposit&status=progress&from=2026-11-01&to=2026-11-21";
  const { filter, faults } = read(search);
  expect(filter).toEqual({ type: "deposit", status: "progress", from: "2026-11-01", to: "2026-11-21" });
  expect(faults).toEqual({});
  expect(filterSearch(filter)).toBe(search);
  expect(isFiltered(filter)).toBe(true);
});

test("an empty form and words that we do not know are no filter", () => {
  for (const search of ["", "type=&status=&from=&to=", "type=cashback&status=maybe", "page=3"]) {
    const { filter, faults } = read(search);
    expect(isFiltered(filter)).toBe(false);
    expect(filterSearch(filter)).toBe("");
    expect(faults).toEqual({});
  }
});

test("a day that no calendar has is a fault of its field, and what was typed is shown again", () => {
  for (const day of ["2026-02-30", "21/11/2026", "2026-13-01", "yesterday", "2569-11-21", "=1+1"]) {
    const { filter, faults, typed } = read(new URLSearchParams({ from: day }).toString());
    expect(faults).toEqual({ from: "date" });
    expect(filter.from).toBeUndefined();
    expect(typed.from).toBe(day);
  }
});

test("a last day before the first one is a fault; the same day is none", () => {
  expect(read("from=2026-11-21&to=2026-11-20").faults).toEqual({ to: "order" });
  expect(read("from=2026-11-21&to=2026-11-21").faults).toEqual({});
});

test.each([
  ["Asia/Bangkok", "2026-11-20T17:00:00.000Z", "2026-11-21T17:00:00.000Z"],
  ["Asia/Singapore", "2026-11-20T16:00:00.000Z", "2026-11-21T16:00:00.000Z"],
  ["America/New_York", "2026-11-21T05:00:00.000Z", "2026-11-22T05:00:00.000Z"],
])("a day begins and ends by the clocks of %s", (timeZone, since, until) => {
  const period = periodOf({ from: "2026-11-21", to: "2026-11-21" }, timeZone);
  expect(new Date(period.since).toISOString()).toBe(since);
  expect(new Date(period.until).toISOString()).toBe(until);
  const at = (iso: string, ms: number) => ({ createdAt: Date.parse(iso) + ms });
  expect(isWithin(at(since, 0), period)).toBe(true);
  expect(isWithin(at(since, -1), period)).toBe(false);
  expect(isWithin(at(until, -1), period)).toBe(true);
  expect(isWithin(at(until, 0), period)).toBe(false);
});

test("days of 23 and 25 hours are as long as they are", () => {
  const hours = (day: string) => {
    const { since, until } = periodOf({ from: day, to: day }, "Europe/London");
    return (until - since) / 3_600_000;
  };
  expect(hours("2026-03-29")).toBe(23);
  expect(hours("2026-10-25")).toBe(25);
});

test("a bonus and its end are one type; a status is its own", () => {
  expect(matchesFilter({ activity: "finish_bonus", status: "success" }, { type: "bonus" })).toBe(true);
  expect(matchesFilter({ activity: "bonus", status: "success" }, { type: "bonus" })).toBe(true);
  expect(matchesFilter({ activity: "deposit", status: "success" }, { type: "bonus" })).toBe(false);
  expect(matchesFilter({ activity: "deposit", status: "progress" }, { status: "failed" })).toBe(false);
  expect(matchesFilter({ activity: "other", status: "failed" }, {})).toBe(true);
});

test("the form that says what is wrong gets the days as they were typed, but no more of them than it can show", () => {
  const again = (search: string) => new URLSearchParams(typedSearch(read(search)));
  const asked = "type=deposit&status=none&from=2026-02-30&to=tomorrow";
  expect(Object.fromEntries(again(asked))).toEqual({ type: "deposit", from: "2026-02-30", to: "tomorrow" });
  const misordered = "from=2026-03-02&to=2026-03-01";
  expect(String(again(misordered))).toBe(misordered);
  expect(String(again(`from=${"'".repeat(30_000)}`)).length).toBeLessThan(200);
});

test("a span of days until today takes the place of the days that were typed", () => {
  const asked = (span: string) =>
    readFilter(
      new URLSearchParams({ span, type: "deposit", from: "2001-01-01", to: "nonsense" }),
      "2026-03-02",
    );
  expect(asked("week").filter).toEqual({ type: "deposit", from: "2026-02-24", to: "2026-03-02" });
  expect(asked("days30").filter).toMatchObject({ from: "2026-02-01", to: "2026-03-02" });
  expect(asked("month")).toMatchObject({ filter: { from: "2026-03-01", to: "2026-03-02" }, faults: {} });
  expect(asked("year").faults).toEqual({ to: "date" });
});
