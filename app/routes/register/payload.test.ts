import { contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { registerPayload, validatePayload } from "./payload";

const draft = {
  username: "0811111111",
  otp: "verified" as const,
  password: " pass word ",
  profile: { name: "มะลิ ใจดี", sourceCode: "FB", inviteCode: "PR1" },
};
const bank = { bankCode: "SCB", firstName: "MALI", lastName: "JAI DEE", bankAccountNo: "1234567890" };

describe("the register payload", () => {
  it("has every field of the specification, the phone as username, the names joined by one space [3.01 3.02]", () => {
    const payload = registerPayload(draft, { ...bank, currency: "LAK" });
    expect(payload).toEqual({
      name: "มะลิ ใจดี",
      username: "0811111111",
      password: " pass word ",
      sourceCode: "FB",
      inviteCode: "PR1",
      bankCode: "SCB",
      bankAccountName: "MALI JAI DEE",
      bankAccountNo: "1234567890",
      currency: "LAK",
    });
    expect(contract.account.register.body?.strict().safeParse(payload).success).toBe(true);
  });

  it("leaves out what is empty, the currency too", () => {
    const plain = registerPayload({ ...draft, profile: { name: "M", inviteCode: "" } }, bank);
    expect(Object.keys(plain).sort()).toEqual(
      ["bankAccountName", "bankAccountNo", "bankCode", "name", "password", "username"].sort(),
    );
  });

  it("is validated before the bank step without bank fields and currency [7.19]", () => {
    const payload = validatePayload(draft.username, draft.password, draft.profile);
    expect(Object.keys(payload).sort()).toEqual(["inviteCode", "name", "password", "sourceCode", "username"]);
    expect(contract.account.validate.body?.strict().safeParse(payload).success).toBe(true);
  });

  it("is never made of half a draft", () => {
    expect(() => registerPayload({ username: "0811111111", otp: "off" }, bank)).toThrow("not ready");
  });
});
