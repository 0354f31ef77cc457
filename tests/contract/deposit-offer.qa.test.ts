import { lookup } from "schemas/contract/lookup";
import { describe, expect, it } from "vitest";
import { seedNames } from "../../scripts/sandbox/seed/seeds";
import { freshOperator } from "../support/shared-operator";
import { type OperatorUnderTest, startOperator, type TestMember } from "./operator-under-test";

async function offerOf(operator: OperatorUnderTest, member: TestMember) {
  const { body } = await operator.call("lookup.deposit", {}, member);
  return lookup.deposit.response.parse(body);
}

describe("the deposit look-up", () => {
  const operator = freshOperator();

  it("is switched as a whole, for one member or for everybody, and goes back", async () => {
    const [member, other] = [await operator.member(), await operator.member()];
    const before = await offerOf(operator, member);
    const everything = {
      banks: [
        { bankCode: "SCB", mode: "AUTO", bankAccountName: "A", bankAccountNo: "1" },
        { bankCode: "GSB", mode: "AUTO", bankAccountName: "A", bankAccountNo: "2" },
        { bankCode: "KBANK", mode: "AUTO", bankAccountName: "A", bankAccountNo: "3" },
        { bankCode: "KBANK", mode: "MANUAL", bankAccountName: "A", bankAccountNo: "4" },
        { bankCode: "BCEL", mode: "AUTO", bankAccountName: "A", bankAccountNo: "5", currency: "LAK" },
        { bankCode: "WW", bankType: "gateway" },
        { bankCode: "PAYTIMZ", bankType: "gateway", mode: null },
      ],
      wallets: [{ mode: "MANUAL" }],
      isManual: true,
    };
    await operator.control("POST", "/deposit", { ...everything, username: member.username });
    expect(await offerOf(operator, member)).toMatchObject({
      ...everything,
      banks: everything.banks.map(({ bankCode }) => ({ bankCode })),
    });
    expect(await offerOf(operator, other)).toEqual(before);
    await operator.control("POST", "/deposit", { wallets: [] });
    expect(await offerOf(operator, other)).toEqual({ ...before, wallets: [] });
    await operator.control("DELETE", "/cashier");
    expect(await offerOf(operator, member)).toEqual(before);
  });

  it("takes QR codes for what it offers, with the minimum it is given", async () => {
    const member = await operator.member();
    const banks = [{ bankCode: "NEWPAY", mode: "QR" }];
    await operator.control("POST", "/deposit", {
      banks,
      qrMinimums: { NEWPAY: 7 },
      username: member.username,
    });
    const made = (amount: number) => operator.call("qrcode.create", { bankCode: "NEWPAY", amount }, member);
    expect((await made(6.99)).body).toMatchObject({ hasQrcode: false });
    expect((await made(7)).body).toMatchObject({ hasQrcode: true });
  });

  it("refuses a shape that is not the look-up's", async () => {
    for (const wrong of [{ banks: [{}] }, { wallets: {} }, { isManual: "perhaps" }, { surprise: 1 }]) {
      await expect(operator.control("POST", "/deposit", wrong)).rejects.toThrow("400");
    }
  });
});

describe("the seeds", () => {
  it("offer, taken together, every bank, mode and wallet of the specification", async () => {
    const seen = new Set<string>();
    for (const seed of seedNames) {
      const operator = await startOperator({ seed });
      const { banks, wallets, isManual } = await offerOf(operator, await operator.member());
      for (const { bankCode, mode, currency } of banks) seen.add([bankCode, mode, currency].join(" ").trim());
      for (const { mode } of wallets) seen.add(`wallet ${mode}`);
      if (isManual) seen.add("manual");
      expect(banks.some(({ bankAccountNo }) => bankAccountNo)).toBe(true);
      await operator.close();
    }
    const wanted = ["SCB AUTO", "GSB AUTO", "KBANK AUTO", "KBANK QR", "BCEL AUTO LAK", "BCEL AUTO BAHT"];
    wanted.push("WW QR", "PAYTIMZ QR", "wallet AUTO", "wallet MANUAL", "manual");
    expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
  });
});
