import { describe, expect, it } from "vitest";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../../tests/support/request-context";
import { rejection } from "../../../tests/support/rows";
import type { Draft } from "./draft";
import { register } from "./register.server";

const ready: Draft = { username: "0811111111", otp: "off", profile: { name: "Mali" }, password: "secret" };
const bank = { bankCode: "SCB", firstName: "MALI", lastName: "JAIDEE", bankAccountNo: "1234567890" };
const taken = new OperatorError("EXISTING_USER", { endpoint: "account.register", reached: "refused" });

/** An operator that has this member already, and our limit for sign-ins. */
function house(signInWait: number | null, signInFault?: OperatorError) {
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
    const { context, asked, signIns } = house(null);
    await register(ready, bank, context);
    expect(asked).toEqual([{ address: context.address, username: ready.username }]);
    expect(signIns()).toBe(1);
  });

  it("stays refused, without a try, where there were too many sign-ins", async () => {
    const { context, signIns } = house(60);
    expect(await rejection(register(ready, bank, context))).toBe(taken);
    expect(signIns()).toBe(0);
  });

  it.each([
    [0, 401],
    [0, 500],
    [1, undefined],
  ])("gives the sign-in back %i times if it fails with status %s", async (times, status) => {
    const facts = { endpoint: "account.login", reached: "unknown", status } as const;
    const { context, forgiven } = house(null, new OperatorError("INTERNAL_SERVER_ERROR", facts));
    expect(await rejection(register(ready, bank, context))).toBe(taken);
    expect(forgiven()).toBe(times);
  });
});
