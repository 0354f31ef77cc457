import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { encryptedLink, refused, slipOf, slipsOf, transferOf, upload, voucherOf } from "./cashier-desk";
import type { TestMember } from "./operator-under-test";

const operator = sharedOperator();

interface Proof {
  isExact: boolean;
  moneyIn: number;
  moneyOut: number;
  members: { username: string; wallet: number; held: number; total: number }[];
}
const proof = () => operator.control<Proof>("GET", "/ledger");

const inSatang = (amount = 0) => Math.round(amount * 100);

describe("the books", () => {
  it("let only as many of 200 withdrawals at once through as the money is enough for", async () => {
    const member = await operator.member({ walletAmount: 1_000, games: { PG: 500, JOKER: 500 } });
    const before = await proof();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => operator.call("wallet.withdrawAll", { amount: 300 }, member)),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(6);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others).toEqual(others.map(() => refused("MONEY_NOT_ENOUGH")));
    const own = (await proof()).members.find(({ username }) => username === member.username);
    expect(own).toMatchObject({ held: 1_800, total: 2_000 });
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const after = await proof();
    expect(after.isExact).toBe(true);
    expect(inSatang(after.moneyOut) - inSatang(before.moneyOut)).toBe(180_000);
    expect(after.members.find(({ username }) => username === member.username)?.total).toBe(200);
  });

  it("credit a slip, a link and a QR code once each, however often each is sent at once", async () => {
    const member = await operator.member();
    const before = await proof();
    const file = await slipOf(await transferOf(operator, member, { amount: 40.4 }));
    const { link } = await voucherOf(operator, 30.3);
    const { body } = await operator.call("qrcode.create", { bankCode: "KBANK", amount: 20.2 }, member);
    const pay = () => operator.control("POST", `/qrcodes/${(body as { qrcodeId: string }).qrcodeId}/pay`);
    const repeated = Array.from({ length: 10 }, () => [
      upload(operator, member, file),
      operator.call("wallet.truelink", { link: encryptedLink(link) }, member),
      pay().catch(() => "refused"),
    ]);
    await Promise.all(repeated.flat());
    const after = await proof();
    expect(after.isExact).toBe(true);
    expect(inSatang(after.moneyIn) - inSatang(before.moneyIn)).toBe(9_090);
    expect(await operator.state(member)).toMatchObject({ wallet: 90.9, statements: 3 });
    expect((await slipsOf(operator, member)).filter(({ status }) => status === "SUCCESS")).toHaveLength(1);
  });

  it("stay exact while deposits, transfers, plays and withdrawals of many members go on at once", async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, () => operator.member({ walletAmount: 500, games: { PG: 100 } })),
    );
    const turn = async (member: TestMember, index: number) => {
      await operator.control("POST", "/cashier", {
        username: member.username,
        withdrawSettlement: index % 2 ? "at-once" : "after-delay",
        withdrawOutcome: index % 3 ? "SUCCESS" : "FAILED",
      });
      const { link } = await voucherOf(operator, 10.01);
      await Promise.all([
        operator.call("wallet.withdrawAll", { amount: 100 + index }, member),
        operator.call("wallet.transfer", { from: "wallet", to: "PG", amount: 33.33 }, member),
        operator.call("wallet.truelink", { link: encryptedLink(link) }, member),
        operator.call("wallet.withdrawAll", { amount: 450 }, member),
        operator.control("POST", `/members/${member.username}/play`, { code: "PG", delta: 5.55 }),
      ]);
    };
    await Promise.all(members.map(turn));
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const { isExact, members: books } = await proof();
    expect(isExact).toBe(true);
    expect(books.every(({ wallet, held }) => wallet >= 0 && held === 0)).toBe(true);
  });
});

describe("an Idempotency-Key", () => {
  it("on a slip and a withdrawal gives the first answer again while honourIdempotency is on", async () => {
    await operator.control("POST", "/settings", { honourIdempotency: true });
    const member = await operator.member({ walletAmount: 500 });
    const file = await slipOf(await transferOf(operator, member));
    const keyed = { token: member.token, headers: { "Idempotency-Key": "once" } };
    const answers = [
      await operator.call("wallet.slip", { file }, keyed),
      await operator.call("wallet.slip", { file }, keyed),
      await operator.call("wallet.withdrawAll", { amount: 100 }, keyed),
      await operator.call("wallet.withdrawAll", { amount: 100 }, keyed),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await operator.state(member)).toMatchObject({ wallet: 500, statements: 2 });
    await operator.control("POST", "/settings", { honourIdempotency: false });
  });
});
