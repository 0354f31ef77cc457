import fc from "fast-check";
import { errorCodes } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { anyFailureStatus, anyKey, anyRealCode, failureOf } from "../../tests/support/answers";
import { rowOf } from "../../tests/support/rows";
import { parseAnswer, readAnswer } from "./answer.server";
import { OperatorError } from "./error";

describe("how far a failed call got", () => {
  it("is `unknown` for what a gateway says in words of a call that may be running on, a code excepted", () => {
    for (const status of [408, 425, 499, 502, 503, 504, 524]) {
      expect(failureOf("wallet.transfer", status, { message: "Request Timeout" }).reached).toBe("unknown");
      expect(failureOf("wallet.transfer", status, { message: "MONEY_NOT_ENOUGH" }).reached).toBe("refused");
    }
  });

  it("is `unknown` for a failure whose code says that it succeeded", () => {
    for (const code of ["OK", "SUCCESS", "REFUND_SUCCESS"])
      expect(failureOf("wallet.transfer", 503, { message: code }).reached).toBe("unknown");
  });

  it("is `refused` for every code of the catalogue but INTERNAL_SERVER_ERROR, whatever the status and the key", () => {
    fc.assert(
      fc.property(anyRealCode, anyFailureStatus, anyKey, (code, status, key) => {
        expect(failureOf("wallet.transfer", status, { [key]: code }).reached).toBe("refused");
      }),
    );
  });

  it("is `unknown` for any 5xx without a code, and for INTERNAL_SERVER_ERROR with any status", () => {
    const anyText = fc.string().filter((text) => !errorCodes.some((code) => code === text));
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 599 }), anyText, anyKey, (status, text, key) => {
        expect(failureOf("wallet.transfer", status, { [key]: text }).reached).toBe("unknown");
      }),
    );
    fc.assert(
      fc.property(anyFailureStatus, anyKey, (status, key) => {
        const error = failureOf("wallet.transfer", status, { [key]: "INTERNAL_SERVER_ERROR" });
        expect(error.reached).toBe("unknown");
      }),
    );
  });

  it("is `unknown` for a redirect that is not followed, whatever it says", () => {
    for (const status of [301, 302, 303, 307, 308]) {
      expect(failureOf("wallet.transfer", status, { message: "Moved" }).reached).toBe("unknown");
    }
  });

  it("is never anything but an OperatorError or the value, for any status and any bytes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        try {
          readAnswer(rowOf("wallet.transfer"), status, parseAnswer(text));
          expect(status).toBeLessThan(300);
        } catch (error) {
          expect(error).toBeInstanceOf(OperatorError);
        }
      }),
    );
  });
});
