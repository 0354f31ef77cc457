import { expect } from "vitest";
import type { OperatorUnderTest } from "./operator-under-test";

interface Sent {
  otpRef: string;
  otpToken: string;
  code?: string;
}

let lastPhone = 910_000_000;
export const freshPhone = () => `0${++lastPhone}`;

export const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

export function payload(username: string, changed: object = {}) {
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

/** The calls that registering makes to the operator. */
export function applicantOf(operator: OperatorUnderTest) {
  const send = (phoneNumber: string) => operator.call("otp.send", { phoneNumber });
  return {
    send,
    register: (username: string, changed?: object) =>
      operator.call("account.register", payload(username, changed)),
    validate: (username: string, changed?: object) =>
      operator.call("account.validate", payload(username, changed)),
    verify: (otpToken: string, otpCode: string) => operator.call("otp.verify", { otpToken, otpCode }),
    codeOf: async (phone: string) => (await operator.control<{ code: string }>("GET", `/otp/${phone}`)).code,
    async sent(phone: string): Promise<Sent> {
      const { status, body } = await send(phone);
      expect(status).toBe(200);
      return body as Sent;
    },
  };
}
