import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { startOperator, type TestMember } from "./operator-under-test";

const operator = sharedOperator();

const move = (member: TestMember, from: string, to: string, amount: unknown) =>
  operator.call("wallet.transfer", { from, to, amount }, member);

interface Proof {
  isExact: boolean;
  sumOfPostings: number;
  moneyIn: number;
  members: { username: string; total: number }[];
}
const proof = () => operator.control<Proof>("GET", "/ledger");

describe("a transfer", () => {
  it("moves satang exactly, and the statement says what moved", async () => {
    const member = await operator.member({ walletAmount: 0.3, games: { JOKER: 0 } });
    expect(await move(member, "wallet", "JOKER", 0.1)).toEqual({ status: 200, body: { message: "SUCCESS" } });
    await move(member, "wallet", "JOKER", 0.19);
    const after = await operator.state(member);
    expect(after).toMatchObject({
      wallet: 0.01,
      games: { JOKER: 0.29 },
      shown: { JOKER: 0.29 },
      statements: 2,
    });
    const { body } = await operator.call("statement.list", { page: 1, limit: 1 }, member);
    const entry = {
      statementType: "transfer",
      status: "SUCCESS",
      from: "กระเป๋าหลัก",
      to: "โจ๊กเกอร์",
      amount: 0.19,
    };
    expect(body).toMatchObject({ total: 2, statements: [entry] });
  });

  it.each([
    ["wallet", "JOKER", 100.01, "MONEY_NOT_ENOUGH", 400],
    ["JOKER", "wallet", 5.01, "MONEY_NOT_ENOUGH", 400],
    ["wallet", "wallet", 1, "TRANSFER_FAIL", 400],
    ["wallet", "JOKER", 0, "TRANSFER_MINIMUM", 400],
    ["wallet", "JOKER", -1, "TRANSFER_MINIMUM", 400],
    ["wallet", "JOKER", 1.005, "TRANSFER_MINIMUM", 400],
    ["wallet", "JOKER", "1", "TRANSFER_MINIMUM", 400],
    ["wallet", "NOGAME", 1, "NO_GAME", 404],
    ["wallet", "HUAYHD", 1, "SLOT_NO_ACCOUNT", 400],
  ])("from %s to %s of %s is refused with %s and moves nothing", async (from, to, amount, code, status) => {
    const member = await operator.member({ walletAmount: 100, games: { JOKER: 5 } });
    expect(await move(member, from, to, amount)).toEqual({ status, body: { message: code } });
    expect(await operator.state(member)).toMatchObject({ wallet: 100, games: { JOKER: 5 }, statements: 0 });
  });

  it("out of a game waits for the end of a bonus; into a game it does not", async () => {
    const member = await operator.member({ walletAmount: 100, games: { JOKER: 5, PG: 0 }, bonus: "limit" });
    const refused = { status: 400, body: { message: "BONUS_REMAINING" } };
    expect(await move(member, "JOKER", "wallet", 1)).toEqual(refused);
    expect(await operator.call("wallet.transferAll", { to: "PG" }, member)).toEqual(refused);
    expect((await move(member, "wallet", "JOKER", 1)).status).toBe(200);
    expect(await operator.state(member)).toMatchObject({ wallet: 99, games: { JOKER: 6, PG: 0 } });
  });
});

describe("transfer of everything", () => {
  it("gathers the main wallet and every other game in one game, one statement entry for each", async () => {
    const member = await operator.member({ walletAmount: 10.01, games: { JOKER: 5.5, PG: 0, HUAYHD: 7.25 } });
    expect((await operator.call("wallet.transferAll", { to: "HUAYHD" }, member)).status).toBe(200);
    const games = { JOKER: 0, PG: 0, HUAYHD: 22.76 };
    expect(await operator.state(member)).toMatchObject({ wallet: 0, games, shown: games, statements: 2 });
  });

  it("with nothing left to move is a success that moves nothing, so a repetition does no harm", async () => {
    const member = await operator.member({ walletAmount: 1, games: { PG: 0 } });
    await operator.call("wallet.transferAll", { to: "PG" }, member);
    expect((await operator.call("wallet.transferAll", { to: "PG" }, member)).status).toBe(200);
    expect(await operator.state(member)).toMatchObject({ games: { PG: 1 }, statements: 1 });
  });

  it("needs an open game account", async () => {
    const member = await operator.member({ walletAmount: 1 });
    const to = (code: string) => operator.call("wallet.transferAll", { to: code }, member);
    expect(await to("PG")).toMatchObject({ body: { message: "SLOT_NO_ACCOUNT" } });
    expect(await to("NOGAME")).toMatchObject({ body: { message: "NO_GAME" } });
    expect(await to("wallet")).toMatchObject({ body: { message: "NO_GAME" } });
  });
});

describe("money from outside", () => {
  it("wallet/add credits the wallet from the bank, and the statement shows the deposit [7.32]", async () => {
    const member = await operator.member();
    const before = await proof();
    expect((await operator.call("wallet.add", { amount: 12.34 }, member)).status).toBe(200);
    expect((await proof()).moneyIn).toBeCloseTo(before.moneyIn + 12.34, 2);
    const { body } = await operator.call("statement.list", { page: 1, limit: 10 }, member);
    expect(body).toMatchObject({ total: 1, statements: [{ statementType: "deposit", amount: 12.34 }] });
    expect(await operator.state(member)).toMatchObject({ wallet: 12.34 });
  });

  it("a win at the provider shows in the wallet only after the balances were read again", async () => {
    const member = await operator.member({ games: { PG: 10 } });
    await operator.control("POST", `/members/${member.username}/play`, { code: "PG", delta: 2.5 });
    const shown = async () => {
      const { body } = await operator.call("wallet.get", {}, member);
      return (body as { slots: { code: string; amount: number }[] }).slots.find(({ code }) => code === "PG")
        ?.amount;
    };
    expect(await shown()).toBe(10);
    expect((await operator.call("wallet.refreshSlots", {}, member)).status).toBe(200);
    expect(await shown()).toBe(12.5);
  });

  it("a refresh takes its time without holding up anybody else", async () => {
    const slow = await startOperator({ settings: { refreshMs: 60_000 } });
    const member = await slow.member();
    const refresh = slow.call("wallet.refreshSlots", {}, member).catch(() => "ended with the operator");
    expect((await slow.call("wallet.get", {}, member)).status).toBe(200);
    expect(await slow.calls({ endpoint: "wallet.refreshSlots" })).toMatchObject([
      { status: null, executed: false },
    ]);
    await slow.close();
    await refresh;
  });
});

describe("the books", () => {
  it("stay exact to the satang under 200 transfers at once, and no account goes below zero", async () => {
    const games = { JOKER: 20, PG: 20, UFABET: 20 };
    const member = await operator.member({ walletAmount: 40, games });
    const places = ["wallet", ...Object.keys(games)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        move(
          member,
          places[index % 4] as string,
          places[(index + 1 + (index % 3)) % 4] as string,
          ((index * 37) % 1500) / 100 + 0.01,
        ),
      ),
    );
    const moved = answers.filter(({ status }) => status === 200).length;
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(200);
    const after = await operator.state(member);
    const held = [after.wallet, ...Object.values(after.games)];
    expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
    expect(Math.round(held.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(10_000);
    expect(after.statements).toBe(moved);
    const books = await proof();
    expect(books).toMatchObject({
      isExact: true,
      sumOfPostings: 0,
      unbalancedEntries: [],
      accountsThatDiffer: [],
    });
    expect(books.members.find(({ username }) => username === member.username)?.total).toBe(100);
  });

  it("let only one of many transfers of the whole balance through", async () => {
    const member = await operator.member({ walletAmount: 50, games: { PG: 0 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(member, "wallet", "PG", 50)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operator.state(member)).toMatchObject({ wallet: 0, games: { PG: 50 }, statements: 1 });
  });
});

describe("an Idempotency-Key", () => {
  it("is ignored by default, and gives the first answer again while honourIdempotency is on", async () => {
    const own = await startOperator();
    const member = await own.member({ walletAmount: 10, games: { PG: 0 } });
    const once = (key: string) =>
      own.call(
        "wallet.transfer",
        { from: "wallet", to: "PG", amount: 1 },
        { token: member.token, headers: { "Idempotency-Key": key } },
      );
    await once("a");
    await once("a");
    expect(await own.state(member)).toMatchObject({ wallet: 8 });
    await own.control("POST", "/settings", { honourIdempotency: true });
    const answers = await Promise.all([once("b"), once("b"), once("b"), once("a")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await own.state(member)).toMatchObject({ wallet: 7 });
    const executed = await own.calls({ idempotencyKey: "b" });
    expect(executed.filter((call) => call.executed)).toHaveLength(1);
    expect(executed.filter((call) => call.replayed)).toHaveLength(2);
    await own.close();
  });
});
