import { expect, test } from "vitest";
import { pageFacts, pageOf } from "./page";

const at = (search: string) => pageOf(new Request(`http://127.0.0.1/user/statement${search}`));

test("a list's page is the one its address asks for, and the first for anything that is no page", () => {
  expect([at(""), at("?page=1"), at("?page=12")]).toEqual([1, 1, 12]);
  for (const bad of ["0", "-1", "1.5", "1e3", "abc", "", "99999999", "%F0%9F%98%80"])
    expect(at(`?page=${bad}`)).toBe(1);
});

test("a counted list says how many pages there are", () => {
  expect(pageFacts(1, 10, 10, 25)).toEqual({ page: 1, pageCount: 3, hasNext: true });
  expect(pageFacts(3, 10, 5, 25)).toEqual({ page: 3, pageCount: 3, hasNext: false });
  expect(pageFacts(1, 10, 0, 0)).toEqual({ page: 1, pageCount: 1, hasNext: false });
});

test("a list that is not counted has another page when this one is full", () => {
  expect(pageFacts(1, 10, 10, undefined)).toEqual({ page: 1, hasNext: true });
  expect(pageFacts(2, 10, 9, undefined)).toEqual({ page: 2, hasNext: false });
});
