import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const refresh = (member: TestMember) => operator.call("wallet.refreshSlots", {}, member);

/** A member with 10 in each of four games, and 1 won in each since the last refresh. */
async function winner(): Promise<TestMember> {
  const games = { JOKER: 10, PG: 10, UFABET: 10, HUAYHD: 10 };
  const member = await operator.member({ games });
  for (const code of Object.keys(games)) {
    await operator.control("POST", `/members/${member.username}/play`, { code, delta: 1 });
  }
  return member;
}

describe("a refresh of the game balances", () => {
  it("reads all of them", async () => {
    const member = await winner();
    expect((await refresh(member)).status).toBe(200);
    const shown = { JOKER: 11, PG: 11, UFABET: 11, HUAYHD: 11 };
    expect(await operator.state(member)).toMatchObject({ shown });
  });

  it("may read the first half of them and still say success", async () => {
    const member = await winner();
    await operator.control("POST", "/settings", { refresh: "some" });
    expect((await refresh(member)).status).toBe(200);
    const shown = { JOKER: 11, PG: 11, UFABET: 10, HUAYHD: 10 };
    expect(await operator.state(member)).toMatchObject({ shown });
  });

  it("may fail and read none", async () => {
    const member = await winner();
    await operator.control("POST", "/settings", { refresh: "fails" });
    expect(await refresh(member)).toEqual({ status: 500, body: { message: "INTERNAL_SERVER_ERROR" } });
    const shown = { JOKER: 10, PG: 10, UFABET: 10, HUAYHD: 10 };
    expect(await operator.state(member)).toMatchObject({ shown });
  });

  it("leaves out a provider under maintenance, for that member", async () => {
    const [member, other] = [await winner(), await winner()];
    await operator.control("POST", "/games/PG", { state: "maintenance", username: member.username });
    await Promise.all([refresh(member), refresh(other)]);
    expect((await operator.state(member)).shown).toMatchObject({ JOKER: 11, PG: 10 });
    expect((await operator.state(other)).shown).toMatchObject({ JOKER: 11, PG: 11 });
  });

  it("that is slow can be told to go on", async () => {
    const member = await winner();
    const fault = { endpoint: "wallet.refreshSlots", kind: "hang", when: "after", username: member.username };
    await operator.control("POST", "/faults", fault);
    const slow = refresh(member);
    await expect
      .poll(() => operator.calls({ username: member.username, limit: "1" }))
      .toMatchObject([{ executed: true, status: null }]);
    await operator.control("DELETE", `/faults?username=${member.username}`);
    expect((await slow).status).toBe(200);
  });
});

describe("a transfer of everything", () => {
  const everything = (member: TestMember, to: string) => operator.call("wallet.transferAll", { to }, member);
  const refused = (message: string) => ({ status: 400, body: { message } });

  it.each([
    ["the game itself", "PG"],
    ["a game that holds money", "JOKER"],
  ])("is refused whole with TRANSFER_FAIL while %s is under maintenance", async (_, closed) => {
    const member = await operator.member({ walletAmount: 5, games: { JOKER: 3, PG: 0 } });
    const { username } = member;
    await operator.control("POST", `/games/${closed}`, { state: "maintenance", username });
    expect(await everything(member, "PG")).toEqual(refused("TRANSFER_FAIL"));
    expect(await operator.state(member)).toMatchObject({ wallet: 5, games: { JOKER: 3 }, statements: 0 });
  });

  it("does not mind maintenance of a game that holds nothing", async () => {
    const member = await operator.member({ walletAmount: 5, games: { JOKER: 0, PG: 0 } });
    await operator.control("POST", "/games/JOKER", { state: "maintenance" });
    expect((await everything(member, "PG")).status).toBe(200);
    expect(await operator.state(member)).toMatchObject({ wallet: 0, games: { PG: 5 } });
  });

  it("takes what is at the providers, won since the last refresh too", async () => {
    const member = await winner();
    await everything(member, "PG");
    const games = { JOKER: 0, PG: 44, UFABET: 0, HUAYHD: 0 };
    expect(await operator.state(member)).toMatchObject({ games, shown: games, statements: 3 });
  });

  it("with nothing to move is MONEY_NOT_ENOUGH for operators that say so", async () => {
    await operator.control("POST", "/settings", { refuseEmptyTransferAll: true });
    const member = await operator.member({ games: { PG: 5 } });
    expect(await everything(member, "PG")).toEqual(refused("MONEY_NOT_ENOUGH"));
  });

  it("takes nothing twice under 200 at once, and the books stay exact", async () => {
    const games = { JOKER: 20, PG: 20, UFABET: 20 };
    const member = await operator.member({ walletAmount: 40, games });
    const codes = Object.keys(games);
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => everything(member, codes[index % 3] ?? "PG")),
    );
    const after = await operator.state(member);
    expect(after.wallet).toBe(0);
    expect(Object.values(after.games).sort()).toEqual([0, 0, 100]);
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true, sumOfPostings: 0 });
  });
});

describe("a game account", () => {
  it("is not closed while it holds money, and no two members share a user name", async () => {
    const member = await operator.member({ games: { PG: 5 } });
    const other = await operator.member({ games: { PG: 0 } });
    await expect(operator.account(member, { code: "PG", isActive: false })).rejects.toThrow("holds money");
    const [{ username } = { username: "" }] = await operator.accounts(member);
    await expect(operator.account(other, { code: "PG", username })).rejects.toThrow("is taken at PG");
    await expect(operator.account(other, { code: "NOGAME" })).rejects.toThrow("no game NOGAME");
    await operator.account(other, { code: "PG", isActive: false });
    const [account] = await operator.account(other, { code: "PG", password: "new" });
    expect(account).toMatchObject({ password: "new", isActive: false });
  });
});
