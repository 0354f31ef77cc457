import { expect, it } from "vitest";
import { toastMsOf } from "./toast";

it("stays for as long as a loader of the page says", () => {
  const pages = [{ data: undefined }, { data: null }, { data: { toastMs: 4_000 } }, { data: { title: "" } }];
  expect(toastMsOf(pages)).toBe(4_000);
});

it("leaves the time open where none of them says it, as on a page that failed", () => {
  expect(toastMsOf([{ data: undefined }, { data: { title: "" } }])).toBeUndefined();
});
