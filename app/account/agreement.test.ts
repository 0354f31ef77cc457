import { describe, expect, it } from "vitest";
import { acceptanceCookie, hasAccepted } from "./agreement.server";

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
