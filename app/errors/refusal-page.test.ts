import { expect, test } from "vitest";
import { contextWith } from "../../tests/support/request-context";
import { refusalPage } from "./refusal-page.server";

const page = (
  facts: Parameters<typeof contextWith>[0],
  kind: "overloaded" | "other" | "notFound" | "unread" = "overloaded",
) => refusalPage({ kind }, contextWith(facts));

test("a page that is kept bears the nonce and the reference of each request", () => {
  for (const request of ["one", "another"]) {
    const html = page({ nonce: `nonce-${request}`, requestId: `id-${request}` });
    expect(html.match(/nonce="[^"]*"/g)).toEqual([`nonce="nonce-${request}"`]);
    expect(html).toContain(`: id-${request}<`);
    expect(html).not.toMatch(/\{nonce\}|\{request\}/);
  }
});

test("each language, kind and brand has its own", () => {
  const other = { name: { th: "อื่น", lo: "ອື່ນ", en: "Other" } };
  const pages = [page({ locale: "th" }), page({ locale: "en" }), page({ locale: "en" }, "other")];
  expect(new Set([...pages, page({ locale: "en", brand: other })]).size).toBe(4);
});

test("what is over soon is asked for again where it was asked for; of anything else home is the next step", () => {
  expect(page({ locale: "en" })).toContain('href="">Try again</a>');
  expect(page({ locale: "en" }, "notFound")).toContain('href="/user">Back to my wallet</a>');
  expect(page({ locale: "en" }, "unread")).toContain('href="/user/statement">See your history</a>');
});

test("the operator's own reason is told to nobody else", () => {
  const context = contextWith({});
  expect(refusalPage({ kind: "other", text: "Only for you" }, context)).toContain("Only for you");
  expect(page({}, "other")).not.toContain("Only for you");
});
