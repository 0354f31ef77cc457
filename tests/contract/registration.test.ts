import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { applicantOf, freshPhone, payload } from "./applicant";
import { refused, startOperator } from "./operator-under-test";

const operator = freshOperator();
const applicant = applicantOf(operator);

describe("registering", () => {
  it("makes a member who can sign in, with an empty wallet and no game open [7.20]", async () => {
    const username = freshPhone();
    const told = { sourceCode: "FB", inviteCode: "PR123" };
    expect(await applicant.register(username, told)).toEqual({ status: 200, body: { message: "SUCCESS" } });
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
    await applicant.register(username, { password: "canary-9" });
    expect(JSON.stringify(await operator.calls({ username }))).not.toContain("canary-9");
  });

  it("refuses a phone or a bank account that is taken, once it is", async () => {
    const username = freshPhone();
    await applicant.register(username);
    expect(await applicant.register(username)).toEqual(refused("EXISTING_USER"));
    expect(await applicant.validate(username)).toEqual(refused("EXISTING_USER"));
    expect(await applicant.register(freshPhone(), { bankAccountNo: username })).toEqual(
      refused("EXISTING_BANK"),
    );
    const other = freshPhone();
    const both = await Promise.all([applicant.register(other), applicant.register(other)]);
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
    expect(await applicant.register(freshPhone(), changed)).toEqual(refused(code));
  });

  it.each(["KTB", "TMB", "BBL"])("wants a name in English for %s", async (bankCode) => {
    const thai = { bankCode, bankAccountName: "มะลิ ใจดี" };
    expect(await applicant.register(freshPhone(), thai)).toEqual(refused("BANK_ACCOUNT_NAME_ENG"));
    expect((await applicant.register(freshPhone(), { ...thai, bankCode: "SCB" })).status).toBe(200);
  });

  it("validates a person before the bank fields are there, and with them [7.19]", async () => {
    const { bankCode: _, bankAccountName: __, bankAccountNo: ___, ...person } = payload(freshPhone());
    expect(await operator.call("account.validate", person)).toEqual({
      status: 200,
      body: { message: "SUCCESS" },
    });
    expect(await applicant.validate(freshPhone(), { bankCode: "NOBANK" })).toEqual(refused("INVALID_BANK"));
    expect(await operator.call("account.validate", { ...person, username: "081" })).toEqual(
      refused("PHONE_NUMBER_REQUIRE_10_DIGIT"),
    );
  });

  it("names a currency with the Lao seed only, where a phone has any length", async () => {
    expect(await applicant.register(freshPhone(), { currency: "LAK" })).toEqual(refused("INVALID_USER_INFO"));
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
    expect(await applicant.validate(username)).toEqual(refused("UNVERIFIED_OTP"));
    expect(await applicant.register(username)).toEqual(refused("UNVERIFIED_OTP"));
    const { otpToken } = await applicant.sent(username);
    await applicant.verify(otpToken, await applicant.codeOf(username));
    expect((await applicant.register(username)).status).toBe(200);
  });
});
