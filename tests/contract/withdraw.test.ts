import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { entriesOf, refused } from "./cashier-desk";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const done = { status: 200, body: { message: "SUCCESS" } };

const withdraw = (member: TestMember, amount: unknown) =>
  operator.call("wallet.withdraw", { amount }, member);
const withdrawAll = (member: TestMember, amount: unknown) =>
  operator.call("wallet.withdrawAll", { amount }, member);

interface Withdrawal {
  id: number;
  status: string;
  amount: number;
}
const withdrawals = ({ username }: TestMember) =>
  operator.control<Withdrawal[]>("GET", `/withdrawals?username=${username}`);

async function booksOf({ username }: TestMember) {
  const { members, moneyOut } = await operator.control<{
    members: { username: string; wallet: number; held: number; total: number }[];
    moneyOut: number;
  }>("GET", "/ledger");
  const { wallet, held, total } = members.find((one) => one.username === username) ?? {};
  return { wallet, held, total, moneyOut };
}

describe("a withdrawal", () => {
  it("is held at once and in progress, then paid at its time by the clock", async () => {
    const member = await operator.member({ walletAmount: 500 });
    const { moneyOut } = await booksOf(member);
    expect(await withdrawAll(member, 300.5)).toEqual(done);
    expect(await booksOf(member)).toEqual({ wallet: 199.5, held: 300.5, total: 500, moneyOut });
    const [entry] = await entriesOf(operator, member);
    expect(entry).toMatchObject({ statementType: "withdraw", status: "PENDING", amount: 300.5 });
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    expect(await booksOf(member)).toMatchObject({ wallet: 199.5, held: 0, total: 199.5 });
    expect((await booksOf(member)).moneyOut).toBeCloseTo(moneyOut + 300.5, 2);
    expect(await entriesOf(operator, member)).toEqual([{ ...entry, status: "SUCCESS" }]);
  });

  it("that is refused comes back to the wallet, and its entry says so", async () => {
    const member = await operator.member({ walletAmount: 500 });
    await operator.control("POST", "/cashier", { username: member.username, withdrawOutcome: "FAILED" });
    await withdrawAll(member, 500);
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    expect(await booksOf(member)).toMatchObject({ wallet: 500, held: 0, total: 500 });
    expect(await entriesOf(operator, member)).toMatchObject([
      { statementType: "withdraw", status: "FAILED" },
    ]);
  });

  it("may wait for a person, who settles it once", async () => {
    const member = await operator.member({ walletAmount: 500 });
    await operator.control("POST", "/cashier", { withdrawSettlement: "by-hand" });
    await withdrawAll(member, 200);
    await withdrawAll(member, 100);
    await operator.control("POST", "/clock", { advanceMs: 86_400_000 });
    const [newest, oldest] = await withdrawals(member);
    expect([newest, oldest]).toMatchObject([
      { amount: 100, status: "PENDING" },
      { amount: 200, status: "PENDING" },
    ]);
    await operator.control("POST", `/withdrawals/${oldest?.id}/settle`, { outcome: "FAILED" });
    await operator.control("POST", `/withdrawals/${oldest?.id}/settle`, { outcome: "SUCCESS" });
    await operator.control("POST", `/withdrawals/${newest?.id}/settle`, { outcome: "SUCCESS" });
    expect(await booksOf(member)).toMatchObject({ wallet: 400, held: 0 });
    const entries = (await entriesOf(operator, member)).map(({ status, amount }) => [status, amount]);
    expect(entries).toEqual([
      ["SUCCESS", 100],
      ["FAILED", 200],
    ]);
  });

  it("may be paid at once", async () => {
    const member = await operator.member({ walletAmount: 100 });
    await operator.control("POST", "/cashier", { withdrawSettlement: "at-once" });
    await withdraw(member, 100);
    expect(await entriesOf(operator, member)).toMatchObject([{ status: "SUCCESS" }]);
    expect(await booksOf(member)).toMatchObject({ held: 0, total: 0 });
  });

  it("of everything collects as many games as it needs, each with an entry, before its own", async () => {
    const member = await operator.member({
      walletAmount: 50,
      games: { JOKER: 100.25, PG: 30, UFABET: 200 },
    });
    expect(await withdrawAll(member, 170)).toEqual(done);
    expect(await operator.state(member)).toMatchObject({
      wallet: 10.25,
      games: { JOKER: 0, PG: 0, UFABET: 200 },
      shown: { JOKER: 0, PG: 0, UFABET: 200 },
    });
    const entries = await entriesOf(operator, member);
    expect(entries.map(({ statementType, status, amount }) => [statementType, status, amount])).toEqual([
      ["withdraw", "PENDING", 170],
      ["transfer", "SUCCESS", 30],
      ["transfer", "SUCCESS", 100.25],
    ]);
  });

  it("of the wallet alone leaves the games, and so may not be enough [7.35]", async () => {
    const member = await operator.member({ walletAmount: 150, games: { JOKER: 900 } });
    expect(await withdraw(member, 151)).toEqual(refused("MONEY_NOT_ENOUGH"));
    expect(await withdraw(member, 150)).toEqual(done);
    expect(await operator.state(member)).toMatchObject({ wallet: 0, games: { JOKER: 900 } });
  });
});

describe("a withdrawal is refused", () => {
  it.each([
    [99.99, "TRANSFER_MINIMUM"],
    [200_000.01, "TRANSFER_FAIL"],
    [0, "TRANSFER_MINIMUM"],
    [-100, "TRANSFER_MINIMUM"],
    [100.001, "TRANSFER_MINIMUM"],
    ["100", "TRANSFER_MINIMUM"],
    [100_000, "MONEY_NOT_ENOUGH"],
  ])("for %s with %s, and nothing is collected", async (amount, code) => {
    const member = await operator.member({ walletAmount: 500, games: { PG: 500 } });
    for (const call of [withdraw, withdrawAll]) expect(await call(member, amount)).toEqual(refused(code));
    expect(await operator.state(member)).toMatchObject({ wallet: 500, games: { PG: 500 }, statements: 0 });
  });

  it("at the edges of the limits it is not", async () => {
    const member = await operator.member({ walletAmount: 200_100 });
    expect(await withdrawAll(member, 100)).toEqual(done);
    expect(await withdrawAll(member, 200_000)).toEqual(done);
  });

  it("without a bank account (NO_BANK) and while a bonus is held (BONUS_CONDITION, BONUS_REMAINING)", async () => {
    const homeless = await operator.member({ walletAmount: 500, bankAccountNo: "" });
    const abroad = await operator.member({ walletAmount: 500, bankCode: "NOBANK" });
    for (const member of [homeless, abroad])
      expect(await withdrawAll(member, 100)).toEqual(refused("NO_BANK"));
    const bonus = await operator.member({ walletAmount: 150, games: { PG: 500 }, bonus: "day" });
    expect(await withdrawAll(bonus, 150)).toEqual(refused("BONUS_CONDITION"));
    expect(await withdrawAll(bonus, 151)).toEqual(refused("BONUS_REMAINING"));
    expect(await withdraw(bonus, 151)).toEqual(refused("BONUS_CONDITION"));
    await operator.control("POST", `/members/${bonus.username}/flags`, { bonus: null });
    expect(await withdrawAll(bonus, 151)).toEqual(done);
  });
});
