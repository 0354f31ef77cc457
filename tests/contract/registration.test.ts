import { errorGroups } from "schemas/contract/errors";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type OperatorUnderTest, startOperator } from "./operator-under-test";

let operator: OperatorUnderTest;
beforeAll(async () => {
  operator = await startOperator();
});
afterEach(() => operator.control("POST", "/reset", {}));
afterAll(() => operator.close());

interface Sent {
  otpRef: string;
  otpToken: string;
  code?: string;
}

let lastPhone = 910_000_000;
const freshPhone = () => `0${++lastPhone}`;

function payload(username: string, changed: object = {}) {
  return {
    name: "มะลิ ใจดี",
    username,
    password: "secret-1",
    bankCode: "SCB",
    bankAccountName: "MALI JAIDEE",
    bankAccountNo: username,
    ...changed,
  };
}

const refused = (code: string, status = 400) => ({ status, body: { message: code } });
const register = (username: string, changed?: object) =>
  operator.call("account.register", payload(username, changed));
const validate = (username: string, changed?: object) =>
  operator.call("account.validate", payload(username, changed));
const send = (phoneNumber: string) => operator.call("otp.send", { phoneNumber });
const verify = (otpToken: string, otpCode: string) => operator.call("otp.verify", { otpToken, otpCode });
const codeOf = async (phone: string) =>
  (await operator.control<{ code: string }>("GET", `/otp/${phone}`)).code;
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

async function sent(phone: string): Promise<Sent> {
  const { status, body } = await send(phone);
  expect(status).toBe(200);
  return body as Sent;
}

describe("registering", () => {
  it("makes a member who can sign in, with an empty wallet and no game open [7.20]", async () => {
    const username = freshPhone();
    const told = { sourceCode: "FB", inviteCode: "PR123" };
    expect(await register(username, told)).toEqual({ status: 200, body: { message: "SUCCESS" } });
    expect(await operator.control("GET", `/members/${username}`)).toMatchObject({
      name: "มะลิ ใจดี",
      wallet: 0,
      games: {},
      statements: 0,
      bankCode: "SCB",
      bankAccountName: "MALI JAIDEE",
      bankAccountNo: username,
      currency: null,
      ...told,
    });
    const { body } = await operator.call("account.login", { username, password: "secret-1" });
    const wallet = await operator.call("wallet.get", {}, body as { token: string });
    expect(wallet).toMatchObject({ status: 200, body: { wallet: { amount: 0 } } });
    const { slots } = wallet.body as { slots: { isActive: boolean }[] };
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.some(({ isActive }) => isActive)).toBe(false);
    expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
  });

  it("keeps the password out of the record", async () => {
    const username = freshPhone();
    await register(username, { password: "canary-9" });
    expect(JSON.stringify(await operator.calls({ username }))).not.toContain("canary-9");
  });

  it("refuses a phone or a bank account that is taken, once it is", async () => {
    const username = freshPhone();
    await register(username);
    expect(await register(username)).toEqual(refused("EXISTING_USER"));
    expect(await validate(username)).toEqual(refused("EXISTING_USER"));
    expect(await register(freshPhone(), { bankAccountNo: username })).toEqual(refused("EXISTING_BANK"));
    const other = freshPhone();
    const both = await Promise.all([register(other), register(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ["an unknown bank", { bankCode: "NOBANK" }, "INVALID_BANK"],
    ["an account number with letters", { bankAccountNo: "12345x" }, "INVALID_BANK"],
    ["a name in small letters", { bankAccountName: "Mali Jaidee" }, "INVALID_BANK"],
    ["two spaces between the names", { bankAccountName: "MALI  JAIDEE" }, "INVALID_BANK"],
    ["an empty name", { name: " " }, "INVALID_USER_INFO"],
    ["an empty password", { password: "" }, "INVALID_USER_INFO"],
    ["an empty source instead of none", { sourceCode: "" }, "INVALID_USER_INFO"],
    ["an empty invite code instead of none", { inviteCode: "" }, "INVALID_USER_INFO"],
    ["an unknown source", { sourceCode: "NOWHERE" }, "INVALID_USER_INFO"],
    ["a field that the contract lacks", { confirmPassword: "secret-1" }, "INVALID_USER_INFO"],
  ])("refuses %s", async (_, changed, code) => {
    expect(await register(freshPhone(), changed)).toEqual(refused(code));
  });

  it.each(["KTB", "TMB", "BBL"])("wants a name in English for %s", async (bankCode) => {
    const thai = { bankCode, bankAccountName: "มะลิ ใจดี" };
    expect(await register(freshPhone(), thai)).toEqual(refused("BANK_ACCOUNT_NAME_ENG"));
    expect((await register(freshPhone(), { ...thai, bankCode: "SCB" })).status).toBe(200);
  });

  it("validates a person before the bank fields are there, and with them [7.19]", async () => {
    const { bankCode: _, bankAccountName: __, bankAccountNo: ___, ...person } = payload(freshPhone());
    expect(await operator.call("account.validate", person)).toEqual({
      status: 200,
      body: { message: "SUCCESS" },
    });
    expect(await validate(freshPhone(), { bankCode: "NOBANK" })).toEqual(refused("INVALID_BANK"));
    expect(await operator.call("account.validate", { ...person, username: "081" })).toEqual(
      refused("PHONE_NUMBER_REQUIRE_10_DIGIT"),
    );
  });

  it("names a currency with the Lao seed only, where a phone has any length", async () => {
    expect(await register(freshPhone(), { currency: "LAK" })).toEqual(refused("INVALID_USER_INFO"));
    const lao = await startOperator({ seed: "lao" });
    const body = payload("02055512345", { bankCode: "BCEL" });
    expect(await lao.call("account.register", body)).toEqual(refused("INVALID_USER_INFO"));
    expect(await lao.call("account.register", { ...body, currency: "THB" })).toEqual(
      refused("INVALID_USER_INFO"),
    );
    expect((await lao.call("account.register", { ...body, currency: "BAHT" })).status).toBe(200);
    expect(await lao.control("GET", "/members/02055512345")).toMatchObject({ currency: "BAHT" });
    await lao.close();
  });

  it("wants a verified phone while registerOTP is on", async () => {
    await operator.control("POST", "/settings", { registerOTP: true });
    const username = freshPhone();
    expect(await validate(username)).toEqual(refused("UNVERIFIED_OTP"));
    expect(await register(username)).toEqual(refused("UNVERIFIED_OTP"));
    const { otpToken } = await sent(username);
    await verify(otpToken, await codeOf(username));
    expect((await register(username)).status).toBe(200);
  });
});

describe("one-time codes", () => {
  it("are sent with a reference and a token, and open with the right code [7.25 7.26]", async () => {
    const phone = freshPhone();
    const { otpRef, otpToken, code } = await sent(phone);
    expect([otpRef, otpToken, code]).toEqual([expect.any(String), expect.any(String), undefined]);
    const right = await codeOf(phone);
    expect(await verify(otpToken, wrongFor(right))).toEqual(refused("OTP_CODE_INVALID"));
    expect(await verify(otpToken, right)).toEqual({ status: 200, body: { message: "OTP_CODE_VALID" } });
    expect(await verify(otpToken, right)).toEqual(refused("OTP_VERIFIED"));
    expect((await send(phone)).body).toEqual({ code: "OTP_VERIFIED" });
    expect(await verify("made-up", right)).toEqual(refused("OTP_TOKEN_INVALID"));
  });

  it("wait a minute, expire, and are replaced by the next, all by the sandbox's clock", async () => {
    const phone = freshPhone();
    const first = await sent(phone);
    expect(await send(phone)).toEqual(refused("REQUEST_LIMIT_1MIN", 429));
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const second = await sent(phone);
    expect(await verify(first.otpToken, await codeOf(phone))).toEqual(refused("OTP_NOT_EXIST"));
    await operator.control("POST", "/clock", { advanceMs: 6 * 60_000 });
    expect(await verify(second.otpToken, await codeOf(phone))).toEqual(refused("OTP_EXPIRED"));
    await operator.control("POST", "/settings", { otpPerDay: 2 });
    expect(await send(phone)).toEqual(refused("REQUEST_LIMIT", 429));
    await operator.control("DELETE", `/otp/${phone}`);
    expect((await send(phone)).status).toBe(200);
  });

  it("are blocked after five wrong ones, and open again later", async () => {
    const phone = freshPhone();
    const { otpToken } = await sent(phone);
    const right = await codeOf(phone);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 5; tries++) answers.push((await verify(otpToken, wrongFor(right))).body);
    expect(answers.at(-2)).toEqual({ message: "OTP_CODE_INVALID" });
    expect(answers.at(-1)).toEqual({ message: "OTP_BLOCK" });
    expect(await verify(otpToken, right)).toEqual(refused("OTP_BLOCK"));
    expect(await send(phone)).toEqual(refused("OTP_BLOCK"));
    await operator.control("POST", "/clock", { advanceMs: 31 * 60_000 });
    expect((await send(phone)).status).toBe(200);
  });

  it("go to phone numbers only, and stand on the control room's page", async () => {
    expect(await send("12ab")).toEqual(refused("OTP_SEND_FAIL"));
    expect(await send("081234567")).toEqual(refused("PHONE_NUMBER_REQUIRE_10_DIGIT"));
    expect(await operator.call("otp.send", {})).toEqual(refused("OTP_SEND_FAIL"));
    expect(await operator.call("otp.verify", {})).toEqual(refused("OTP_VERIFY_FAIL"));
    const phone = freshPhone();
    await sent(phone);
    const page = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(page).toContain(await codeOf(phone));
  });
});

describe("phones that always get one code", () => {
  const groups = [errorGroups.auth, errorGroups.otp, errorGroups.register];
  const forced = groups.flatMap((codes, group) =>
    codes.map((code, index) => ({ code, tail: `${group + 1}00${String(index + 1).padStart(2, "0")}` })),
  );

  it("reach every code of the Auth, OTP and Register groups from every call of a registration", async () => {
    for (const { code, tail } of forced) {
      const answered = await send(`08981${tail}`);
      if (code === "OTP_VERIFIED") expect(answered.body).toEqual({ code });
      else expect(answered.body).toEqual({ message: code });
      const { otpToken } = await sent(`08982${tail}`);
      expect((await verify(otpToken, "1")).body).toEqual({ message: code });
      expect((await validate(`08983${tail}`)).body).toEqual({ message: code });
      expect((await register(`08984${tail}`)).body).toEqual({ message: code });
    }
  });
});
