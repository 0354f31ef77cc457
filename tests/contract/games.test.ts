import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const done = { status: 200, body: { message: "SUCCESS" } };

type GameCall = "wallet.activate" | "wallet.credentials" | "wallet.resetPassword";
const game = (name: GameCall, member: TestMember, slotCode: string) =>
  operator.call(name, { slotCode }, member);
const change = (code: string, wanted: object) => operator.control("POST", `/games/${code}`, wanted);

interface Slot {
  code: string;
  isActive: boolean;
  web: string | null;
  android: string | null;
  ios: string | null;
}
async function slotOf(member: TestMember, code: string): Promise<Slot | undefined> {
  const { body } = await operator.call("wallet.get", {}, member);
  return (body as { slots: Slot[] }).slots.find((slot) => slot.code === code);
}

describe("the catalogue", () => {
  it("is as long and as pictured as a test wants it", async () => {
    const [member, other] = [await operator.member(), await operator.member()];
    await change("PG", { isListed: false, username: member.username });
    expect(await slotOf(member, "PG")).toBeUndefined();
    expect(await slotOf(other, "PG")).toBeDefined();
    const added = { code: "MORE1", name: "More", logo: "/assets/logo-PG.svg", isPrivate: false };
    await operator.control("POST", "/games", added);
    await expect(operator.control("POST", "/games", added)).rejects.toThrow("MORE1 is there");
    expect(await slotOf(member, "MORE1")).toMatchObject({ logo: `${operator.url}/assets/logo-PG.svg` });
    await operator.control("DELETE", `/games?username=${member.username}`);
    expect(await slotOf(member, "PG")).toBeDefined();
  });
});

describe("activation", () => {
  it("opens an account: the game is active, credentials are answered, and work at the provider [7.29]", async () => {
    const member = await operator.member();
    expect(await slotOf(member, "JOKER")).toMatchObject({ isActive: false });
    expect(await game("wallet.activate", member, "JOKER")).toEqual(done);
    expect(await slotOf(member, "JOKER")).toMatchObject({ isActive: true, amount: 0 });
    const { body } = await game("wallet.credentials", member, "JOKER");
    const page = await fetch(`${operator.providerUrl}/JOKER`, {
      method: "POST",
      body: new URLSearchParams(body as Record<string, string>),
    });
    expect(page.status).toBe(200);
  });

  it("keeps the account that stands at the provider already", async () => {
    const member = await operator.member();
    await operator.account(member, { code: "PG", isActive: false, username: "old name", password: "old/pw" });
    expect(await slotOf(member, "PG")).toMatchObject({ isActive: false });
    expect(await game("wallet.activate", member, "PG")).toEqual(done);
    const { body } = await game("wallet.credentials", member, "PG");
    expect(body).toEqual({ username: "old name", password: "old/pw" });
  });

  it("takes effect once, however often it is asked for at once", async () => {
    const member = await operator.member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => game("wallet.activate", member, "JOKER")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operator.accounts(member)).toHaveLength(1);
  });
});

describe("credentials", () => {
  it("are user name and password, and form-state fields for one provider [7.30 3.11]", async () => {
    const member = await operator.member({ games: { JOKER: 0, UFABET: 0 } });
    const plain = { username: expect.stringMatching(/^kp/), password: expect.stringMatching(/^Aa/) };
    expect((await game("wallet.credentials", member, "JOKER")).body).toEqual(plain);
    const event = {
      __EVENTTARGET: "btnLogin",
      __EVENTARGUMENT: "",
      __VIEWSTATE: expect.stringMatching(/^\/wEP\+{4}.{40,}$/),
      __VIEWSTATEGENERATOR: expect.any(String),
      __EVENTVALIDATION: expect.stringMatching(/=$/),
    };
    expect((await game("wallet.credentials", member, "UFABET")).body).toEqual({ ...plain, event });
  });
});

describe("a new password", () => {
  it("replaces the old one, and opens an account that was not open [7.31]", async () => {
    const member = await operator.member({ games: { PG: 3 } });
    await operator.account(member, { code: "JOKER", isActive: false, password: "before" });
    for (const code of ["JOKER", "PG"]) {
      const [before] = (await operator.accounts(member)).filter((account) => account.code === code);
      expect(await game("wallet.resetPassword", member, code)).toEqual(done);
      expect(await slotOf(member, code)).toMatchObject({ isActive: true });
      const { body } = await game("wallet.credentials", member, code);
      expect(body).toMatchObject({ username: before?.username });
      expect(body).not.toMatchObject({ password: before?.password });
    }
    expect(await operator.state(member)).toMatchObject({ games: { PG: 3 } });
  });

  it("is hard to encode when the settings want that", async () => {
    await operator.control("POST", "/settings", { gamePasswords: "awkward" });
    const member = await operator.member({ games: { PG: 0 } });
    for (let round = 0; round < 5; round += 1) {
      await game("wallet.resetPassword", member, "PG");
      const [{ password = "" } = {}] = await operator.accounts(member);
      expect(encodeURIComponent(password)).not.toBe(password);
    }
  });

  it("ends the one-time links of the old one", async () => {
    const member = await operator.member({ games: { PG: 0 } });
    const [account] = await operator.accounts(member);
    const wanted = { provider: "pg", username: account?.username };
    const { body } = await operator.call("autologin.byUsername", wanted, member);
    await game("wallet.resetPassword", member, "PG");
    expect((await fetch((body as { link: string }).link)).status).toBe(404);
  });
});

describe("a game's links", () => {
  it("lead to the providers' own server, and may be changed for one member [3.10]", async () => {
    const member = await operator.member();
    expect(await slotOf(member, "JOKER")).toMatchObject({
      web: `${operator.providerUrl}/JOKER`,
      android: `${operator.providerUrl}/JOKER/android`,
      ios: `${operator.providerUrl}/JOKER/ios`,
    });
    const wanted = { web: "javascript:alert(1)", android: null, ios: "/PG" };
    await change("JOKER", { ...wanted, username: member.username });
    const ios = `${operator.providerUrl}/PG`;
    expect(await slotOf(member, "JOKER")).toMatchObject({ ...wanted, ios });
    expect(await slotOf(await operator.member(), "JOKER")).toMatchObject({
      web: `${operator.providerUrl}/JOKER`,
    });
  });
});

describe("the record of calls", () => {
  it("holds no password of a game account, well encoded or not", async () => {
    const member = await operator.member({ games: { PGSLOT: 0 } });
    await operator.account(member, { code: "PGSLOT", password: "canary/1 %" });
    const wanted = { provider: "pgslot", username: "x", password: "canary/1 %" };
    await operator.call("autologin.byPassword", wanted, member);
    await fetch(`${operator.url}/api/autoLogin/pgslot/x/canary%`);
    await fetch(`${operator.url}/api/autoLogin/pgslot/x/canary/more`);
    await game("wallet.credentials", member, "PGSLOT");
    const calls = await operator.calls({});
    expect(calls.filter(({ path }) => path === "/api/autoLogin/pgslot/x/***")).toHaveLength(3);
    expect(JSON.stringify(calls)).not.toContain("canary");
  });
});
