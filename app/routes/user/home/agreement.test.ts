import { describe, expect, it } from "vitest";
import { agreementHash } from "~/lookups/legal-texts.server";
import { deferred } from "../../../../tests/support/deferred";
import { contextWith } from "../../../../tests/support/request-context";
import { acceptanceCookie, asksAgreement, hasAccepted } from "./agreement.server";

const asking = (cookie: string) => new Request("http://local.invalid/user/home", { headers: { cookie } });

describe("the stored acceptance", () => {
  it("holds the hash of the text and the date, for a year, out of scripts' reach [3.32]", () => {
    const cookie = acceptanceCookie("abc123", true, new Date("2026-02-03T23:00:00Z"));
    expect(cookie).toMatch(/^remember-agreement=abc123\.2026-02-03; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("Secure");
    expect(cookie).toContain(`Max-Age=${365 * 24 * 3600}`);
  });

  it("passes for the same text only: a changed one asks again", () => {
    const request = asking("locale=th; remember-agreement=abc123.2026-02-03");
    expect(hasAccepted(request, "abc123")).toBe(true);
    expect(hasAccepted(request, "abc124")).toBe(false);
  });

  it.each(["", "remember-agreement=", "remember-agreement=abc123", "remember-agreement=abc123.yes"])(
    "does not pass for %j",
    (cookie) => {
      expect(hasAccepted(asking(cookie), "abc123")).toBe(false);
    },
  );
});

describe("asking about agreements", () => {
  const asked = (agreements: Promise<string[]>, cookie = "") =>
    asksAgreement(
      asking(cookie),
      contextWith({ lookups: { get: async () => ({ agreements: await agreements }) } }),
    );
  const asks = async (agreements: Promise<string[]>, cookie?: string) =>
    (await asked(agreements, cookie)).asks;

  it("happens for a text that was not accepted: none, or one that has changed since", async () => {
    const texts = Promise.resolve(["<p>new</p>"]);
    const cookieOf = (text: string) => `remember-agreement=${agreementHash([text])}.2026-02-03`;
    expect(await asks(texts)).toBe(true);
    expect(await asks(texts, cookieOf("<p>old</p>"))).toBe(true);
    expect(await asks(texts, cookieOf("<p>new</p>"))).toBe(false);
    expect(await asks(Promise.resolve([]))).toBe(false);
  });

  it("does not hold home up for an operator that is slow", async () => {
    const late = deferred<string[]>();
    const answers = await Promise.all([asked(late.promise), asked(new Promise(() => undefined))]);
    late.resolve(["<p>late</p>"]);
    expect(await Promise.all(answers.map(({ asks }) => asks))).toEqual([true, false]);
  });
});
