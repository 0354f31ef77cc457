import { contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../../tests/support/request-context";
import { rejection } from "../../../tests/support/rows";
import type { Draft } from "./draft.server";
import { namePartsOf, register, registerPayload, validatePayload } from "./register.server";

const ready: Draft = { username: "0811111111", otp: "off", profile: { name: "Mali" }, password: "secret" };
const bank = { bankCode: "SCB", firstName: "MALI", lastName: "JAI DEE", bankAccountNo: "1234567890" };
const taken = new OperatorError("EXISTING_USER", { endpoint: "account.register", reached: "refused" });

/** An operator that has this member already, and our limit for sign-ins. */
function operatorWithMember(signInWait: number | null, signInFault?: OperatorError) {
  const asked: object[] = [];
  let signIns = 0;
  let forgiven = 0;
  const forgive = async () => {
    forgiven += 1;
  };
  const account = {
    register: () => Promise.reject(taken),
    login: async () => {
      signIns += 1;
      if (signInFault) throw signInFault;
      return { token: "t" };
    },
  };
  const limits = {
    register: async () => null,
    login: async (attempt: object) => {
      asked.push(attempt);
      return { wait: signInWait, forgive };
    },
  };
  const context = contextWith({
    operatorFor: (() => ({ account })) as never,
    limits: limits as never,
  });
  return { context, asked, signIns: () => signIns, forgiven: () => forgiven };
}

describe("a phone that exists already", () => {
  it("is this very registration for whoever can sign in, which counts as a sign-in", async () => {
    const { context, asked, signIns } = operatorWithMember(null);
    await register(ready, bank, context);
    expect(asked).toEqual([{ address: context.address, username: ready.username }]);
    expect(signIns()).toBe(1);
  });

  it("stays refused, without a try, where there were too many sign-ins", async () => {
    const { context, signIns } = operatorWithMember(60);
    expect(await rejection(register(ready, bank, context))).toBe(taken);
    expect(signIns()).toBe(0);
  });

  it.each([
    [0, 401],
    [0, 500],
    [1, undefined],
  ])("gives the sign-in back %i times if it fails with status %s", async (times, status) => {
    const facts = { endpoint: "account.login", reached: "unknown", status } as const;
    const { context, forgiven } = operatorWithMember(null, new OperatorError("INTERNAL_SERVER_ERROR", facts));
    expect(await rejection(register(ready, bank, context))).toBe(taken);
    expect(forgiven()).toBe(times);
  });
});

const filled = {
  username: "0811111111",
  otp: "verified" as const,
  password: " pass word ",
  profile: { name: "มะลิ ใจดี", sourceCode: "FB", inviteCode: "PR1" },
};

describe("the register payload", () => {
  it("has every field of the specification, the phone as username, the names joined by one space [3.01 3.02]", () => {
    const payload = registerPayload(filled, { ...bank, currency: "LAK" });
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
    const plain = registerPayload({ ...filled, profile: { name: "M", inviteCode: "" } }, bank);
    expect(Object.keys(plain).sort()).toEqual(
      ["bankAccountName", "bankAccountNo", "bankCode", "name", "password", "username"].sort(),
    );
  });

  it("is validated before the bank step without bank fields and currency [7.19]", () => {
    const payload = validatePayload(filled.username, filled.password, filled.profile);
    expect(Object.keys(payload).sort()).toEqual(["inviteCode", "name", "password", "sourceCode", "username"]);
    expect(contract.account.validate.body?.strict().safeParse(payload).success).toBe(true);
  });

  it("is never made of half a draft", () => {
    expect(() => registerPayload({ username: "0811111111", otp: "off" }, bank)).toThrow("not ready");
  });
});

it.each([
  ["Mali Jaidee", { firstName: "Mali", lastName: "Jaidee" }],
  [" สมชาย  ใจดี ณ อยุธยา ", { firstName: "สมชาย", lastName: "ใจดี ณ อยุธยา" }],
  ["ສົມພອນ", { firstName: "ສົມພອນ" }],
])("the name %j fills in the account holder's names", (name, parts) =>
  expect(namePartsOf(name)).toEqual(parts),
);
