import { describe, expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import { contextWith } from "../../../../../../tests/support/request-context";
import { destinationOf } from "./destination.server";

const offering = (bankCode: string, count: number, omitted: string[] = []) => {
  const bank = { bankCode, bankNameTH: "ธนาคาร", bankAccountNo: "1234567890" };
  const deposit = async () => ({ banks: Array.from({ length: count }, () => bank), omitted });
  return { operator: { lookup: { deposit } } } as unknown as Member;
};
const to = (bankCode: string, count = 1, omitted?: string[]) =>
  destinationOf(bankCode, offering(bankCode, count, omitted), contextWith());

describe("the destination of a slip", () => {
  test.each(["__proto__", "constructor"])(
    "a bank that the operator calls %s keeps its own name",
    async (code) => {
      expect(await to(code)).toMatchObject({ bankCode: code, bank: "ธนาคาร" });
    },
  );

  test("a bank of the config has the config's name", async () => {
    expect((await to("SCB"))?.bank).toBe(contextWith().brand.banks.known.SCB?.name.th);
  });

  test("of two accounts of one bank nobody knows which one it was", async () => {
    expect(await to("SCB", 2)).toBeUndefined();
    expect(await to("SCB", 1, ["banks.1.bankCode"])).toBeUndefined();
  });
});
