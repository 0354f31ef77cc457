import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { credentialsOf, ProviderClient, readPage } from "./provider-under-test";

const operator = freshOperator();
const provider = new ProviderClient(operator);

describe("a provider's door", () => {
  it("is shut to wrong credentials, posted or in the link, and says so", async () => {
    const { account, username } = await provider.player("SUPERSLOT");
    const wrong = [
      { username: account.username, password: "wrong" },
      { username: "nobody", password: account.password },
      { username, password: account.password },
    ];
    for (const fields of wrong) {
      for (const answer of [
        await provider.post("/SUPERSLOT", fields),
        await provider.at(`/SUPERSLOT?${new URLSearchParams(fields)}`),
      ]) {
        expect(answer.status).toBe(401);
        expect(await readPage(answer)).toContain("Wrong user name or password.");
      }
    }
    expect((await provider.post("/SUPERSLOT", { username })).status).toBe(400);
    expect((await provider.at("/SUPERSLOT", { method: "POST", body: "no form" })).status).toBe(400);
    const arrivals = await operator.arrivals({ provider: "SUPERSLOT" });
    expect(arrivals).toHaveLength(8);
    expect(arrivals.some(({ accepted }) => accepted)).toBe(false);
    expect(JSON.stringify(arrivals)).not.toContain(account.password);
  });

  it("is another's: an account of one provider opens no other", async () => {
    const { account } = await provider.player("JOKER");
    expect((await provider.post("/SUPERSLOT", credentialsOf(account))).status).toBe(401);
  });

  it("takes a one-time link once, also of many at once, and not after its time", async () => {
    const member = await provider.player("PG");
    const link = await provider.ticketLink(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(link, { redirect: "manual" })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
    expect(await readPage(await fetch(link))).toContain("This link has been used already.");
    const late = await provider.ticketLink(member);
    await operator.control("POST", "/clock", { advanceMs: 11 * 60_000 });
    expect(await readPage(await fetch(late))).toContain("This link has expired.");
    expect((await fetch(late.replace("/PG/", "/JOKER2/"))).status).toBe(404);
    expect((await provider.at("/PG/enter?ticket=guess")).status).toBe(404);
  });

  it("wants the form's state where the form has one, as it was answered, and not stale", async () => {
    const { account, token } = await provider.player("UFABET");
    const { body } = await operator.call("wallet.credentials", { slotCode: "UFABET" }, { token });
    const { event } = body as { event: Record<string, string> };
    const send = (state: object) => provider.post("/UFABET", { ...credentialsOf(account), ...state });
    expect(await readPage(await send({}))).toContain("The form's state is missing: __EVENTTARGET");
    const spoilt = { ...event, __VIEWSTATE: event.__VIEWSTATE?.replaceAll(/[+/]/g, " ") ?? "" };
    expect(await readPage(await send(spoilt))).toContain("not this provider's");
    expect((await send({ ...event, __EVENTVALIDATION: "" })).status).toBe(400);
    expect((await send(event)).status).toBe(200);
    const [arrival] = (await operator.arrivals({ provider: "UFABET" })).filter(({ accepted }) => accepted);
    expect(arrival?.fields).toEqual(["username", "password", ...Object.keys(event)]);
    await operator.control("POST", "/clock", { advanceMs: 11 * 60_000 });
    expect(await readPage(await send(event))).toContain("has expired");
  });

  it("takes no user name above sixteen characters at one provider's form", async () => {
    const member = await provider.player("SLOTXO");
    for (const [username, status] of [
      ["u".repeat(16), 200],
      ["u".repeat(17), 400],
    ] as const) {
      const accounts = await operator.account(member, { code: "SLOTXO", username });
      expect((await provider.post("/SLOTXO", credentialsOf(accounts[0]))).status).toBe(status);
    }
  });

  it("is shut to accounts that are not open, and to everybody under maintenance", async () => {
    const { account, username } = await provider.player("JOKER");
    const enter = async () => (await provider.post("/JOKER", credentialsOf(account))).status;
    await operator.control("POST", "/games/JOKER", { state: "maintenance", username });
    expect([await enter(), (await provider.at("/JOKER")).status]).toEqual([503, 200]);
    await operator.control("POST", "/games/JOKER", { state: "maintenance" });
    expect((await provider.at("/JOKER")).status).toBe(503);
    await operator.control("DELETE", "/games");
    expect(await enter()).toBe(200);
    await operator.account({ username }, { code: "JOKER", isActive: false });
    expect(await enter()).toBe(403);
  });
});

describe("the arrivals", () => {
  it("say where somebody came from, are found by provider and member, and are forgotten when told to", async () => {
    const { account, username } = await provider.player("JOKER");
    const headers = { Referer: "https://wallet.example/user/home", "User-Agent": "phone" };
    await provider.at("/JOKER", {
      method: "POST",
      body: new URLSearchParams(credentialsOf(account)),
      headers,
    });
    await provider.at("/joker");
    const all = await operator.arrivals({ provider: "JOKER" });
    expect(all.map(({ how, referer }) => [how, referer])).toEqual([
      ["form", headers.Referer],
      ["link", null],
    ]);
    expect(all[0]).toMatchObject({ path: "/JOKER", method: "POST", userAgent: "phone", origin: null });
    expect(await operator.arrivals({ username })).toEqual([all[0]]);
    expect(await operator.arrivals({ username: account.username })).toEqual([all[0]]);
    expect(await operator.arrivals({ since: String(all[0]?.id) })).toEqual([all[1]]);
    expect(await operator.arrivals({ provider: "PG" })).toEqual([]);
    await operator.control("DELETE", "/arrivals");
    expect(await operator.arrivals({})).toEqual([]);
  });
});
