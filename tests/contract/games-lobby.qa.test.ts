import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { credentialsOf, ProviderClient, readPage } from "./provider-under-test";

const operator = freshOperator();
const provider = new ProviderClient(operator);

describe("inside", () => {
  async function enter(amount: number) {
    const member = await provider.player("PG", amount);
    const { url } = await fetch(await provider.ticketLink(member));
    const session = new URL(url).searchParams.get("session") ?? "";
    const act = (way: string, stake: string) =>
      provider.post("/PG/play", { session, amount: stake, do: way });
    return { member, url, act };
  }

  it("a person wins and loses: the game's balance changes, the wallet's figure after the next refresh", async () => {
    const { member, url, act } = await enter(10);
    const page = await readPage(await act("win", "2.55"));
    expect(page).toMatch(/Balance in this game\s+12\.55/);
    expect(page).toContain(member.account.username);
    await act("lose", "0.05");
    expect(await operator.state(member)).toMatchObject({ games: { PG: 12.5 }, shown: { PG: 10 } });
    await operator.call("wallet.refreshSlots", {}, member);
    expect(await operator.state(member)).toMatchObject({ shown: { PG: 12.5 } });
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
    expect(await readPage(await fetch(url))).toMatch(/Balance in this game\s+12\.50/);
  });

  it("nobody loses what they do not have, or an amount that is none", async () => {
    const { member, act } = await enter(10);
    expect(await readPage(await act("lose", "10.01"))).toContain("MONEY_NOT_ENOUGH");
    for (const amount of ["", "-1", "1e3", "1.005", "x"]) expect((await act("win", amount)).status).toBe(400);
    expect((await act("steal", "1")).status).toBe(400);
    expect(await operator.state(member)).toMatchObject({ games: { PG: 10 } });
  });

  it("only who was let in, at the provider that let them in", async () => {
    const { url } = await enter(10);
    expect((await fetch(url.replace("/PG/", "/JOKER/"))).status).toBe(403);
    expect((await provider.at("/PG/play?session=guess")).status).toBe(403);
    expect((await provider.post("/PG/play", { session: "guess", amount: "1", do: "win" })).status).toBe(403);
    await operator.control("POST", "/reset", {});
    expect((await fetch(url)).status).toBe(403);
  });
});

describe("every page of a provider", () => {
  it("says nothing to elsewhere, runs nothing, and escapes what arrives", async () => {
    const member = await operator.member({ games: { JOKER: 0 } });
    const hostile = { username: `<b>"&'x`, password: "p" };
    await operator.account(member, { code: "JOKER", ...hostile });
    const pages = [
      await provider.at("/"),
      await provider.at("/JOKER"),
      await provider.at("/JOKER/android"),
      await provider.post("/JOKER", hostile),
      await provider.post("/JOKER", { username: "<i>", password: "<i>" }),
      await provider.at("/%3Ci%3E"),
      await provider.at("//evil.example/%"),
      await provider.at("/JOKER/nothing/here"),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 404, 404, 404]);
    for (const page of pages) {
      expect(page.headers.get("referrer-policy")).toBe("no-referrer");
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const text = await page.text();
      expect(text).not.toMatch(/<[bi]>|<script/);
    }
    expect(await (await provider.post("/JOKER", hostile)).text()).toContain("&lt;b&gt;&quot;&amp;");
    const control = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(control).toContain("&lt;b&gt;&quot;&amp;");
    expect(control).not.toMatch(/<[bi]>/);
  });
});

describe("the control room", () => {
  it("leads to the providers, shows who came, and sets a game's state by a plain form", async () => {
    const { account, username } = await provider.player("JOKER");
    await provider.post("/JOKER", credentialsOf(account));
    const page = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(page).toContain(`href="${operator.providerUrl}"`);
    expect(page).toContain(`href="/sandbox/members/${username}/accounts"`);
    expect(page).toContain(`<td>${account.username}</td><td>let in</td>`);
    expect(page).not.toContain(account.password);
    const set = new URLSearchParams({ state: "maintenance", username: "" });
    const posted = await fetch(`${operator.url}/sandbox/games/JOKER`, { method: "POST", body: set });
    expect(await posted.text()).toContain("maintenance");
    expect((await provider.at("/JOKER")).status).toBe(503);
  });
});
