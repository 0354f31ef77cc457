import fc from "fast-check";
import type { EndpointName } from "schemas/contract";
import { errorCodes, GONE, INVALID_TOKEN } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { anyKey, anyRealCode, failureOf, read } from "../../tests/support/answers";

describe("a failed answer", () => {
  it.each(["message", "error", "code"])("is read from `%s`", (key) => {
    const error = failureOf("wallet.transfer", 400, { [key]: "MONEY_NOT_ENOUGH" });
    expect(error).toMatchObject({
      message: "MONEY_NOT_ENOUGH",
      code: "MONEY_NOT_ENOUGH",
      status: 400,
      reached: "refused",
      endpoint: "wallet.transfer",
    });
  });

  it("keeps the operator's own text as it is, without a code", () => {
    const error = failureOf("wallet.transfer", 422, { message: "ยอดเงินของคุณถูกระงับ" });
    expect(error).toMatchObject({ message: "ยอดเงินของคุณถูกระงับ", code: undefined, reached: "refused" });
  });

  it.each([
    { message: "Not enough money", code: "MONEY_NOT_ENOUGH" },
    { message: "Bad Request", error: "MONEY_NOT_ENOUGH" },
    { error: "Bad Request", code: "MONEY_NOT_ENOUGH" },
  ])("prefers a code of the catalogue to a text beside it: %j", (body) => {
    expect(failureOf("wallet.transfer", 500, body)).toMatchObject({
      message: "MONEY_NOT_ENOUGH",
      reached: "refused",
    });
  });

  it("prefers an order to a text beside it", () => {
    expect(failureOf("wallet.get", 401, { message: "Unauthorized", code: "invalid-token" }).endsSession).toBe(
      true,
    );
  });

  it("without a text is INTERNAL_SERVER_ERROR to the member", () => {
    for (const body of [{}, { message: "" }, { message: 7 }, { message: null }, [], "null", '"text"', "5"]) {
      expect(failureOf("wallet.get", 400, body).message).toBe("INTERNAL_SERVER_ERROR");
    }
  });

  it.each(["", "<html>Bad Gateway</html>", '{"message":"MONEY_NOT', "undefined"])(
    "that is not JSON is INTERNAL_SERVER_ERROR, and unknown whatever the status: %j",
    (text) => {
      for (const status of [200, 400, 429, 502]) {
        expect(failureOf("wallet.transfer", status, text)).toMatchObject({
          message: "INTERNAL_SERVER_ERROR",
          reached: "unknown",
        });
      }
    },
  );

  it("may come with 200, as `success: false`", () => {
    for (const success of [false, "false", "False", 0, "0"]) {
      expect(failureOf("spinwheel.spin", 200, { success, error: "NO_CLAIMABLE_COUPON" })).toMatchObject({
        message: "NO_CLAIMABLE_COUPON",
        status: 200,
        reached: "refused",
      });
    }
    expect(failureOf("spinwheel.claim", 200, { success: false }).reached).toBe("unknown");
  });

  it("may come with 200 as a code under `error` alone", () => {
    expect(failureOf("spinwheel.claim", 200, { error: "COUPON_EXPIRED" })).toMatchObject({
      message: "COUPON_EXPIRED",
      reached: "refused",
    });
  });

  it("may come with any 2xx: a code of the catalogue that says no success is that failure, wherever it stands", () => {
    fc.assert(
      fc.property(anyRealCode, fc.constantFrom(200, 201, 202, 204), anyKey, (code, status, key) => {
        const error = failureOf("wallet.transfer", status, { [key]: code });
        expect(error).toMatchObject({ message: code, reached: "refused" });
      }),
    );
    expect(failureOf("wallet.transfer", 200, { message: "Sorry", code: "TRANSFER_FAIL" }).code).toBe(
      "TRANSFER_FAIL",
    );
    expect(failureOf("wallet.transfer", 200, { message: "SUCCESS", error: "TRANSFER_FAIL" }).code).toBe(
      "TRANSFER_FAIL",
    );
    expect(failureOf("bonus.activate", 200, { message: "BONUS_FULL" }).code).toBe("BONUS_FULL");
    expect(failureOf("spinwheel.claim", 200, { message: "MONEY_NOT_ENOUGH" }).code).toBe("MONEY_NOT_ENOUGH");
    expect(failureOf("wallet.transfer", 200, { message: "INTERNAL_SERVER_ERROR" }).reached).toBe("unknown");
    expect(failureOf("wallet.transfer", 200, { message: "invalid-token" }).endsSession).toBe(true);
  });

  it("of a call that moves money may stand beside a success and all that it should answer", () => {
    const answers = {
      "spinwheel.claim": { success: true },
      "spinwheel.spin": { success: true, result: { code: "M5", label: "5", remainingCoin: 1 } },
      "bonus.activate": { userBonus: { _id: "1", isActive: true } },
    } as const;
    const message = "NO_CLAIMABLE_COUPON";
    for (const [name, answer] of Object.entries(answers))
      expect(failureOf(name as EndpointName, 200, { ...answer, message }).reached, name).toBe("refused");
  });

  it("a claim without a success is none: what became of it is unknown", () => {
    const reached = (body: object) => failureOf("spinwheel.claim", 200, body).reached;
    expect([{}, { message: "SUCCESS" }, { success: null }].map(reached)).toEqual(Array(3).fill("unknown"));
  });

  it("knows the orders by their text, whatever the status", () => {
    for (const status of [200, 401, 410, 500]) {
      const ended = failureOf("wallet.get", status, { success: false, message: INVALID_TOKEN });
      expect(ended).toMatchObject({ endsSession: true, isGone: false, reached: "refused" });
      const gone = failureOf("wallet.get", status, { success: false, error: GONE });
      expect(gone).toMatchObject({ endsSession: false, isGone: true, reached: "refused" });
    }
  });

  it("ends the session for the codes that say the identity cannot be verified, and for no other", () => {
    const ending = errorCodes.filter((code) => failureOf("wallet.get", 400, { message: code }).endsSession);
    expect(ending).toEqual(["UNAUTHORIZED", "EXPIRED_AUTH_TOKEN"]);
  });
});

describe("a successful answer", () => {
  it("is the contract's value: amounts as satang, absent for null, unknown fields unread", () => {
    const answer = read("wallet.get", 200, {
      profile: { _id: 7, username: "0812345678", name: "ปลา", coin: null, secret: "x" },
      wallet: { amount: "1234.50" },
      slots: [{ code: "PG", name: "PG", category: "slot", isActive: 1, amount: 0.1, logo: null }],
      extra: true,
    });
    expect(answer).toEqual({
      profile: { _id: "7", username: "0812345678", name: "ปลา" },
      wallet: { amount: 123_450 },
      slots: [{ code: "PG", name: "PG", category: "slot", isActive: true, amount: 10 }],
      omitted: [],
    });
  });

  it("may be any 2xx, and an ack any object", () => {
    for (const status of [200, 201, 202, 206]) expect(read("wallet.transfer", status, {})).toEqual({});
    expect(read("wallet.transfer", 200, { message: "SUCCESS" })).toEqual({ message: "SUCCESS" });
    const odd = [{ th: "สำเร็จ" }, 0, null, true];
    for (const message of odd) expect(read("wallet.transfer", 200, { message })).toEqual({});
    expect(read("wallet.transfer", 200, { success: true })).toEqual({});
  });

  it("of a spin may hold its prize beside its success, and an activated bonus may be a plain ack", () => {
    const prize = { code: "M5", label: "5", remainingCoin: 1 };
    for (const told of [prize, { result: prize }])
      expect(read("spinwheel.spin", 200, { success: true, ...told })).toEqual({ result: prize });
    expect(read("bonus.activate", 200, { message: "SUCCESS" })).toEqual({});
  });

  it("says what the operator says: a code that means success, else its text", () => {
    const said = (body: object) => read("refund.receive", 200, body);
    for (const code of ["SUCCESS", "OK", "OTP_VERIFIED", "OTP_CODE_VALID", "BONUS_CLEAR", "REFUND_SUCCESS"])
      expect(said({ message: "Received", code })).toEqual({ message: code });
    expect(said({ message: "Received 20 THB" })).toEqual({ message: "Received 20 THB" });
    const notice = { notice: "<b>x</b>" };
    expect(read("lookup.notice", 200, { ...notice, message: "NO_DATA" })).toEqual(notice);
  });

  it("keeps the digits of ids of 64 bits, so that two coupons are two", () => {
    const ids = ["9007199254740992", "9007199254740993", "18446744073709551615"];
    const text = `{"coupons":[${ids.map((id) => `{"_id":${id},"prize":"x"}`).join()},{"_id":1.5e20,"prize":"x"}]}`;
    const answer = read("spinwheel.coupons", 200, text) as { coupons: { _id: string }[]; omitted: string[] };
    expect(answer.coupons.map(({ _id }) => _id)).toEqual(ids);
    expect(answer.omitted).toEqual(["coupons.3._id"]);
  });

  it("may be a list under its key or bare", () => {
    const banks = [{ code: "KTB", nameTH: "กรุงไทย" }];
    expect(read("lookup.banks", 200, { banks })).toEqual({ banks, omitted: [] });
    expect(read("lookup.banks", 200, banks)).toEqual({ banks, omitted: [] });
  });
});
