import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { refused, type TestMember } from "./operator-under-test";

const operator = sharedOperator();

const done = { status: 200, body: { message: "SUCCESS" } };

const bankOf = async (member: TestMember) => {
  const { body } = await operator.call("account.profile", {}, member);
  return body as { profile: { name: string }; bankAccount: Record<string, unknown> };
};

let number = 7_000_000_000;
const newNumber = () => String(number++);

describe("PUT /api/account/profile", () => {
  it("takes name and bank account, and answers them from then on [7.22]", async () => {
    const member = await operator.member();
    const bankAccountNo = newNumber();
    const wanted = { bankCode: "SCB", bankAccountName: "MALEE SRISUK", bankAccountNo };
    expect(await operator.call("account.updateProfile", { name: "มาลี", ...wanted }, member)).toEqual(done);
    expect(await bankOf(member)).toMatchObject({ profile: { name: "มาลี" }, bankAccount: wanted });
  });

  it.each([
    [{ name: " " }, "INVALID_USER_INFO"],
    [{ bankCode: "NOBANK" }, "INVALID_BANK"],
    [{ bankAccountNo: "12-34" }, "INVALID_BANK"],
    [{ bankAccountName: "somchai" }, "INVALID_BANK"],
    [{ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" }, "BANK_ACCOUNT_NAME_ENG"],
    [{ bankCode: "TMB", bankAccountName: "สมชาย ใจดี" }, "BANK_ACCOUNT_NAME_ENG"],
    [{ bankCode: "BBL", bankAccountName: "SOMCHAI 2" }, "BANK_ACCOUNT_NAME_ENG"],
  ])("refuses %o with %s and changes nothing", async (wrong, code) => {
    const member = await operator.member();
    const before = await bankOf(member);
    const right = {
      name: "สมชาย",
      bankCode: "SCB",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: newNumber(),
    };
    expect(await operator.call("account.updateProfile", { ...right, ...wrong }, member)).toEqual(
      refused(code),
    );
    expect(await bankOf(member)).toEqual(before);
  });

  it("refuses another member's account, not the member's own", async () => {
    const account = { bankCode: "SCB", bankAccountName: "SOMCHAI JAIDEE", bankAccountNo: newNumber() };
    const first = await operator.member(account);
    const second = await operator.member();
    const wanted = { name: "สมชาย", ...account };
    expect(await operator.call("account.updateProfile", wanted, second)).toEqual(refused("EXISTING_BANK"));
    expect(await operator.call("account.updateProfile", wanted, first)).toEqual(done);
  });
});

describe("PUT /api/account/bankAccountName", () => {
  it("takes an English name for the member's own bank [7.23]", async () => {
    const member = await operator.member({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
    const wanted = { bankCode: "KTB", bankAccountName: "SOMCHAI JAIDEE" };
    expect(await operator.call("account.updateBankAccountName", wanted, member)).toEqual(done);
    expect((await bankOf(member)).bankAccount).toMatchObject(wanted);
  });

  it.each([
    ["KTB", "สมชาย ใจดี", "BANK_ACCOUNT_NAME_ENG"],
    ["SCB", "SOMCHAI JAIDEE", "INVALID_BANK"],
  ])("refuses %s %s with %s", async (bankCode, bankAccountName, code) => {
    const member = await operator.member({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
    const wanted = { bankCode, bankAccountName };
    expect(await operator.call("account.updateBankAccountName", wanted, member)).toEqual(refused(code));
    expect((await bankOf(member)).bankAccount).toMatchObject({ bankAccountName: "สมชาย ใจดี" });
  });
});

describe("PUT /api/account/changepwd", () => {
  it("changes what signs in, and the session goes on [7.24 3.26]", async () => {
    const member = await operator.member();
    const change = { oldPassword: member.password, newPassword: "ใหม่ กว่า-1" };
    expect(await operator.call("account.changePassword", change, member)).toEqual(done);
    expect((await operator.call("account.profile", {}, member)).status).toBe(200);
    const signIn = (password: string) =>
      operator.call("account.login", { username: member.username, password });
    expect(await signIn(member.password)).toEqual(refused("WRONG_PASSWORD", 401));
    expect((await signIn("ใหม่ กว่า-1")).status).toBe(200);
  });

  it("refuses a wrong old password and an empty new one", async () => {
    const member = await operator.member();
    const change = (oldPassword: string, newPassword: string) =>
      operator.call("account.changePassword", { oldPassword, newPassword }, member);
    expect(await change("not-it", "next")).toEqual(refused("WRONG_PASSWORD", 401));
    expect(await change(member.password, "")).toEqual(refused("INVALID_USER_INFO"));
  });

  it("leaves no password in the record of calls", async () => {
    const member = await operator.member();
    const change = { oldPassword: member.password, newPassword: "canary-password" };
    await operator.call("account.changePassword", change, member);
    const calls = await operator.calls({ endpoint: "account.changePassword", username: member.username });
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls)).not.toContain("canary-password");
  });
});
