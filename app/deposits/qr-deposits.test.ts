import { expect, test } from "vitest";
import type { IntentRecord } from "~/money/once/record.server";
import { operationOfCode } from "./qr-deposits.server";

const record = (id: string, bankCode: string, qrcodeId = id) =>
  ({
    id,
    operation: "qr-code",
    state: "done",
    facts: { bankCode, amount: 5_000 },
    result: { qrcodeId, expiresAt: 1 },
    startedAt: 0,
  }) as unknown as IntentRecord;

test("a code that a page shows is its bank's, in whatever case the bank is written", () => {
  const records = [record("1", "KBANK"), record("2", "ww"), record("3", "WW", "")];
  expect(operationOfCode("2", "WW", records)).toBe("2");
  expect(operationOfCode("of a lost answer", "ww", records)).toBe("3");
  expect(operationOfCode("1", "WW", records)).toBe("3");
  expect(operationOfCode("2", "kbank", records)).toBeUndefined();
});
