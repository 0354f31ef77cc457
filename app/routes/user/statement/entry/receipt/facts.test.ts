import { describe, expect, test } from "vitest";
import { readBrandInfo } from "../../../../../../tests/support/brand";
import { receiptFor } from "../../../../../../tests/support/receipts";

const { config } = readBrandInfo("siam-gold");
const endsOf = (entry: Parameters<typeof receiptFor>[2]) => receiptFor(config, "en", entry)?.ends;

test("only what is done has a receipt: neither what is on its way nor what has failed", () => {
  expect(receiptFor(config, "en", { status: "SUCCESS" })?.heading).toBe("Deposit complete");
  for (const status of ["FAILED", "PENDING", "waiting"]) {
    expect(receiptFor(config, "en", { status }), status).toBeUndefined();
  }
});

describe("the two ends of a receipt", () => {
  const own = { name: "Main wallet, Siam Gold", note: "Anna W." };

  test("name the main wallet as the page does, and whose it is by an initial", () => {
    expect(endsOf({ from: "SCB", to: "กระเป๋าเงิน" })?.[1]).toEqual(own);
    expect(endsOf({ statementType: "withdraw", from: "x", to: "y" })?.[0]).toEqual(own);
    expect(endsOf({ statementType: "transfer", from: "wallet", to: "PG" })).toEqual([own, { name: "PG" }]);
    expect(endsOf({ statementType: "bonus", description: { source: "refund" } })).toEqual([
      { name: "Refund of losses" },
      own,
    ]);
  });

  test("show the last four digits of a number, however it is written, and the holder of one's own", () => {
    const paidTo = (to: string) => endsOf({ statementType: "withdraw", to })?.[1];
    const mine = { name: "Kasikornbank", note: "ANNA W. · xxx-xxx-4321" };
    expect(paidTo("KBANK 1234564321")).toEqual(mine);
    expect(paidTo("KBANK 123-456-4321")).toEqual(mine);
    expect(paidTo("KBANK ๑๒๓๔๕๖๔๓๒๑")).toEqual(mine);
    expect(paidTo("SCB 9876543210")?.note).toBe("xxx-xxx-3210");
    expect(paidTo("TrueMoney 081 234 5678")).toEqual({ name: "TrueMoney", note: "xxx-xxx-5678" });
    expect(paidTo("9876543210")).toEqual({ name: "xxx-xxx-3210" });
    expect(JSON.stringify(paidTo("A 9876543210 B 1112223334"))).not.toMatch(/\d{5}/);
    for (const apart of ["987–654–3210", "987/654/3210", "987 - 654 - 3210", "987\u00a0654\u00a03210"])
      expect(paidTo(`SCB ${apart}`)?.note, apart).toBe("xxx-xxx-3210");
    expect(paidTo("KBANK SOMCHAI JAIDEE 9876543210")).toEqual({ name: "Kasikornbank", note: "xxx-xxx-3210" });
    expect(paidTo("SOMCHAI JAIDEE 9876543210")?.name).toBe("SOMCHAI J.");
    expect(paidTo("SOMCHAI BANKS 9876543210")?.name).toBe("SOMCHAI B.");
    expect(paidTo("SOMCHAI JAIDEE x-4321")?.name).not.toContain("JAIDEE");
    expect(paidTo("SOMCHAI JAIDEE")?.name).toBe("SOMCHAI J.");
    for (const way of ["TrueMoney Wallet", "Bank transfer", "Farmers Bank"])
      expect(paidTo(way)?.name).toBe(way);
  });

  test("are one for a bonus that ended, and none where nothing is said", () => {
    expect(endsOf({ statementType: "finish_bonus", from: "wallet", to: "WEEK15" })).toEqual([
      { name: "WEEK15" },
    ]);
    expect(endsOf({ statementType: "cashback" })).toEqual([]);
  });
});

test("an unknown kind is told in the operator's word, cut so that what became of it fits", () => {
  const named = receiptFor(config, "en", { statementType: "Cashback 081-234-5678" })?.heading;
  expect(named).toBe("Cashback complete");
  expect(receiptFor(config, "en", { statementType: "Cashback" })?.heading).toBe("Cashback complete");
  expect(receiptFor(config, "en", { statementType: "x".repeat(999) })?.heading).toBe(
    `${"x".repeat(28)}… complete`,
  );
});
