import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";

const operator = freshOperator();

describe("the control room", () => {
  it("is one page of plain forms with members, record and ledger, and its forms lead back to it", async () => {
    const page = await fetch(`${operator.url}/sandbox`);
    const text = await page.text();
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(text).toContain("0812345678");
    expect(text).toContain("12345.67");
    expect(text).toContain("Exact.");
    expect(text).not.toContain("<script");
    const posted = await fetch(`${operator.url}/sandbox/settings`, {
      method: "POST",
      body: new URLSearchParams({ registerOTP: "true", withdrawMin: "7", website: "" }),
      redirect: "manual",
    });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/sandbox"]);
    expect(await operator.control("GET", "/settings")).toMatchObject({ registerOTP: true, withdrawMin: 7 });
  });

  it("shows the rewards, and its forms change where a member stands", async () => {
    const { username } = await operator.member({ bonus: "day", walletAmount: 10 });
    const post = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const url = `${operator.url}/sandbox/members/${username}/${path}`;
      expect((await fetch(url, { method: "POST", body, redirect: "manual" })).status).toBe(303);
    };
    await post("coins", { coins: "4" });
    await post("wager", { amount: "12.5" });
    await operator.control("POST", "/offers", { code: "NEWEST", amount: 5, html: "<b>5" });
    const text = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(text).toContain("bonus day: 12.5 of 50");
    expect(text).toContain("NEWEST");
    expect(await operator.control("GET", `/members/${username}/rewards`)).toMatchObject({ coin: 4 });
    const badOffer = { code: "two words", amount: 5 };
    await expect(operator.control("POST", "/offers", badOffer)).rejects.toThrow("no spaces and no slash");
  });

  it("escapes what members wrote", async () => {
    await operator.control("POST", "/members", { name: '<b>&"x' });
    await operator.call("account.login", { username: "<i>", password: "x" });
    const text = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(text).not.toMatch(/<[bi]>/);
    expect(text).toContain("&lt;b&gt;&amp;&quot;x");
    expect(text).toContain("&lt;i&gt;");
  });

  it("serves small pictures for games, the same every time, and says no to others", async () => {
    const picture = async (name: string) => {
      const response = await fetch(`${operator.url}/assets/${name}.svg`);
      return {
        type: response.headers.get("content-type"),
        status: response.status,
        text: await response.text(),
      };
    };
    const games = ["JOKER", "HUAYHD", "SLOTRACHA"];
    for (const code of games) {
      for (const name of [`logo-${code}`, `background-${code}`]) {
        const first = await picture(name);
        expect(first).toMatchObject({ status: 200, type: expect.stringContaining("image/svg+xml") });
        expect(first.text.length).toBeLessThanOrEqual(1_500);
        expect(await picture(name)).toEqual(first);
      }
    }
    expect((await picture("logo-NOGAME")).status).toBe(404);
    expect((await picture("../../etc/passwd")).status).toBe(404);
  });
});
