import type { EndpointName } from "schemas/contract";
import { lookup } from "schemas/contract/lookup";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../scripts/sandbox/areas";
import { endpointOf, type OperatorUnderTest, startOperator, type TestMember } from "./operator-under-test";

let operator: OperatorUnderTest;
let member: TestMember;
beforeAll(async () => {
  operator = await startOperator();
  member = await operator.member({
    walletAmount: 5_000,
    games: { PG: 12.5, JOKER: 0 },
    statements: 30,
    coin: 3,
  });
});
afterEach(() => operator.control("DELETE", "/wire"));
afterAll(() => operator.close());

type Input = Record<string, unknown>;

let lastNumber = 930_000_000;
const freshNumber = () => `0${++lastNumber}`;
const freshPerson = () => {
  const username = freshNumber();
  return { name: "มะลิ ใจดี", username, password: "secret-1", ...freshBank() };
};
const freshBank = () => ({
  bankCode: "SCB",
  bankAccountName: "MALI JAIDEE",
  bankAccountNo: freshNumber(),
});

async function sentCode(): Promise<Input> {
  const phoneNumber = freshNumber();
  const { body } = await operator.call("otp.send", { phoneNumber });
  const { code } = await operator.control<{ code: string }>("GET", `/otp/${phoneNumber}`);
  return { otpToken: (body as { otpToken: string }).otpToken, otpCode: code };
}

/** What each call needs to be answered well, made anew for each. */
const inputs: Partial<Record<EndpointName, () => Input | Promise<Input>>> = {
  "account.login": () => ({ username: member.username, password: member.password }),
  "account.validate": freshPerson,
  "account.register": freshPerson,
  "account.updateProfile": () => ({ name: "มะลิ", ...freshBank() }),
  "account.updateBankAccountName": () => ({ bankCode: "SCB", bankAccountName: "MALI JAIDEE" }),
  "account.changePassword": () => ({ oldPassword: member.password, newPassword: member.password }),
  "otp.send": () => ({ phoneNumber: freshNumber() }),
  "otp.verify": sentCode,
  "wallet.add": () => ({ amount: 1 }),
  "wallet.transfer": () => ({ from: "wallet", to: "PG", amount: 0.5 }),
  "wallet.transferAll": () => ({ to: "JOKER" }),
  "statement.list": () => ({ page: 1, limit: 10 }),
};

const served = Object.entries(handlers).flatMap(([area, calls]) =>
  Object.keys(calls).map((call) => `${area}.${call}` as EndpointName),
);

const varieties = {
  plain: {},
  "bare lists": { bareLists: true },
  "numbers as strings": { numbersAsStrings: true },
  "money as strings": { moneyAsStrings: true, flagsAsNumbers: true },
  nulls: { nulls: true },
  "extra fields": { extraFields: true },
  everything: {
    bareLists: true,
    numbersAsStrings: true,
    flagsAsNumbers: true,
    nulls: true,
    extraFields: true,
  },
};

describe.each(Object.entries(varieties))("with the wire variety: %s", (_, variety) => {
  it.each(served)("%s answers as the contract says", async (name) => {
    const input = await inputs[name]?.();
    await operator.control("POST", "/wire", variety);
    const { status, body } = await operator.call(name, input, member);
    expect({ status, ...endpointOf(name).response.safeParse(body) }).toMatchObject({
      status: 200,
      success: true,
    });
  });
});

describe("wire variety", () => {
  it("writes the same wallet another way, and it reads the same", async () => {
    const read = async () => {
      const { body } = await operator.call("wallet.get", {}, member);
      return { body: body as object, meaning: endpointOf("wallet.get").response.parse(body) };
    };
    const plain = await read();
    await operator.control("POST", "/wire", { ...varieties.everything, moneyAsStrings: true });
    const varied = await read();
    expect(varied.meaning).toEqual(plain.meaning);
    expect(varied.body).toMatchObject({ wallet: { amount: expect.stringMatching(/^\d+\.\d\d$/) }, __v: 3 });
  });

  it("bares only the lists that the contract takes bare", async () => {
    await operator.control("POST", "/wire", { bareLists: true });
    const banks = await operator.call("lookup.banks");
    expect(Array.isArray(banks.body)).toBe(true);
    expect(lookup.banks.response.parse(banks.body).banks.length).toBeGreaterThan(3);
    const wallet = await operator.call("wallet.get", {}, member);
    expect(Array.isArray(wallet.body)).toBe(false);
  });

  it.each(["message", "error", "code"])("puts a failure's code under %s when asked", async (failureKey) => {
    await operator.control("POST", "/wire", { failureKey });
    const { body } = await operator.call("wallet.get");
    expect(body).toEqual({ [failureKey]: "invalid-token" });
  });

  it("can be one member's alone", async () => {
    await operator.control("POST", "/wire", { username: member.username, numbersAsStrings: true });
    const { body } = await operator.call("account.profile", {}, member);
    expect(body).toMatchObject({ profile: { coin: "3" } });
    const other = await operator.member();
    expect((await operator.call("account.profile", {}, other)).body).toMatchObject({ profile: { coin: 0 } });
  });
});
