import { expect, test } from "vitest";
import { pageOf, pageOfList } from "./page";

const pageAt = (search: string) => pageOf(new Request(`http://127.0.0.1/user/statement${search}`));

test("a list's page is the one its address asks for, and the first for anything that is no page", () => {
  expect([pageAt(""), pageAt("?page=1"), pageAt("?page=12")]).toEqual([1, 1, 12]);
  for (const bad of ["0", "-1", "1.5", "1e3", "abc", "", "99999999", "%F0%9F%98%80"])
    expect(pageAt(`?page=${bad}`)).toBe(1);
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const pages = (page: number, count: number, total?: number, hidden = 0) =>
  pageOfList(rows(count), { page, limit: 10, total, hidden }).pages;

test("a counted list says how many pages there are", () => {
  expect(pages(1, 10, 25)).toEqual({ page: 1, pageCount: 3, hasNext: true, someHidden: false });
  expect(pages(3, 5, 25)).toEqual({ page: 3, pageCount: 3, hasNext: false, someHidden: false });
  expect(pages(1, 0, 0)).toEqual({ page: 1, pageCount: 1, hasNext: false, someHidden: false });
});

test("a list that is not counted has another page when this one is full", () => {
  expect(pages(1, 10)).toEqual({ page: 1, hasNext: true, someHidden: false });
  expect(pages(2, 9)).toEqual({ page: 2, hasNext: false, someHidden: false });
});

test("a page is never longer than was asked for, whatever the operator sends", () => {
  expect(pageOfList(rows(20_000), { page: 1, limit: 10, hidden: 0 }).rows).toEqual(rows(10));
  expect(pageOfList(rows(3), { page: 1, limit: 10, total: 3, hidden: 0 }).rows).toEqual(rows(3));
});

test("rows that are omitted count as rows of the page, and it says that they are", () => {
  expect(pages(1, 9, undefined, 1)).toEqual({ page: 1, hasNext: true, someHidden: true });
  expect(pages(1, 7, 9, 2)).toEqual({ page: 1, pageCount: 1, hasNext: false, someHidden: true });
});
