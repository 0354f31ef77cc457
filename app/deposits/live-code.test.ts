import { expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import { OperatorError } from "~/operator/error";
import { openCodeId } from "./live-code.server";

/** The open code according to an operator that answers the look-up so. */
function idFrom(answer: () => object): Promise<string | undefined> {
  const operator = { qrcode: { get: async () => answer() } } as unknown as Member["operator"];
  return openCodeId("KBANK", { operator });
}

function failing(reached: "refused" | "unknown" | "not-sent") {
  return () => {
    throw new OperatorError("NO_DATA", { endpoint: "qrcode.get", reached });
  };
}

test("an open code is the one that the operator names, and none where it names none or refuses [4.12]", async () => {
  expect(await idFrom(() => ({ hasQrcode: true, qrcodeId: "Q1" }))).toBe("Q1");
  expect(await idFrom(() => ({ hasQrcode: true }))).toBeUndefined();
  expect(await idFrom(() => ({ hasQrcode: false, qrcodeId: "Q1" }))).toBeUndefined();
  expect(await idFrom(failing("refused"))).toBeUndefined();
});

test("a look-up that merely fails says nothing about the code, so it is not taken for cancelled", async () => {
  for (const reached of ["unknown", "not-sent"] as const)
    await expect(idFrom(failing(reached))).rejects.toThrow(OperatorError);
});
