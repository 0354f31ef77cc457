import type { EndpointName } from "schemas/contract";
import { lookup } from "schemas/contract/lookup";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../scripts/sandbox/areas";
import { sharedOperator } from "../support/shared-operator";
import { cashierInputs } from "./cashier-inputs";
import { endpointOf, type TestMember } from "./operator-under-test";
import { mp4, png } from "./sample-files";
import { varieties } from "./wire-varieties";

const operator = sharedOperator();
let member: TestMember;
beforeAll(async () => {
  member = await operator.member({
    walletAmount: 5_000,
    games: { PG: 12.5, JOKER: 0 },
    statements: 30,
    coin: 3,
    currency: "LAK",
  });
});
afterEach(() => operator.control("DELETE", "/wire"));

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

/** The member's account at a provider, created if there is none. */
async function accountAt(code: string, change: Input = {}) {
  const accounts = await operator.account(member, { code, ...change });
  return accounts.find((account) => account.code === code);
}

async function autoLoginInput(code: string): Promise<Input> {
  const account = await accountAt(code);
  return { provider: code.toLowerCase(), username: account?.username, password: account?.password };
}

async function unopenedGame(): Promise<Input> {
  await accountAt("CIRCUS", { isActive: false });
  return { slotCode: "CIRCUS" };
}

const asMember = (path: string, body: object) =>
  operator.control("POST", `/members/${member.username}/${path}`, body);

/** A new offer that nobody has received, with no other bonus held. */
async function freshOffer(kind: "bonus" | "promotion"): Promise<Input> {
  const code = `X${++lastNumber}`;
  await asMember("flags", { bonus: null });
  await operator.control("POST", "/offers", { kind, code, amount: 5, banners: 2, html: "<p>5</p>" });
  return { code };
}

async function freshLoss(): Promise<Input> {
  await asMember("flags", { bonus: null });
  await operator.control("POST", "/settings", { refundsPerDay: 100 });
  await asMember("credit", { amount: 500 });
  await operator.call("wallet.transfer", { from: "wallet", to: "PG", amount: 500 }, member);
  await asMember("play", { code: "PG", delta: -500 });
  return {};
}

async function freshCoupon(): Promise<Input> {
  const { coupons } = (await asMember("coupons", { prize: "MONEY10" })) as { coupons: { _id: string }[] };
  return { coupon: coupons[0]?._id };
}

/** New valid inputs for each call. */
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
  "wallet.activate": unopenedGame,
  "wallet.credentials": () => ({ slotCode: "JOKER" }),
  "wallet.resetPassword": () => ({ slotCode: "JOKER" }),
  "autologin.byUsername": () => autoLoginInput("PG"),
  "autologin.byPassword": () => autoLoginInput("PGSLOT"),
  "bonus.activate": () => freshOffer("bonus"),
  "bonus.clear": async () => {
    await asMember("flags", { bonus: "day" });
    await asMember("wager", { amount: 1_000_000 });
    return {};
  },
  "promotion.find": () => freshOffer("promotion"),
  "promotion.activate": () => freshOffer("promotion"),
  "invite.list": () => ({ page: 1, limit: 10 }),
  "invite.bonus": async () => {
    await asMember("invitees", { invitees: 2, invitePending: 30 });
    return {};
  },
  "refund.list": () => ({ page: 1, limit: 10 }),
  "refund.receive": freshLoss,
  "refund.addWallet": freshLoss,
  "spinwheel.spin": async () => {
    await asMember("next-prize", { prize: "COIN1" });
    return {};
  },
  "spinwheel.claim": freshCoupon,
  "chat.sendMessage": () => ({
    conversation: { message: { message_type: "text", payload: { message: "hello" } }, userId: member._id },
  }),
  "chat.history": () => ({ userId: member._id, limit: 10, skip: 0 }),
  "chat.uploadImage": () => ({ file: png() }),
  "chat.uploadVideo": () => ({ file: mp4() }),
  "chat.readCustomer": () => ({ userId: member._id }),
};

const served = Object.entries(handlers).flatMap(([area, calls]) =>
  Object.keys(calls).map((call) => `${area}.${call}` as EndpointName),
);

describe.each(Object.entries(varieties))("with the wire variety: %s", (_, variety) => {
  it.each(served)("%s answers as the contract says", async (name) => {
    const input = await (inputs[name] ?? cashierInputs(operator, member)[name])?.();
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
