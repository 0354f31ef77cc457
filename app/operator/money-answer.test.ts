import { describe, expect, it } from "vitest";
import { failureOf, read } from "../../tests/support/answers";

describe("a success of a call that moves money", () => {
  it.each([
    ["wallet.withdrawAll", { error: "ยอดเงินไม่พอ" }],
    ["wallet.withdrawAll", { success: false, message: "ยอดเงินไม่พอ" }],
    ["wallet.withdrawAll", { status: "error", message: "SUCCESS" }],
    ["wallet.withdrawAll", { statusCode: 400, message: "SUCCESS" }],
    ["wallet.withdrawAll", { code: 500 }],
    ["wallet.transfer", { success: "not yet", message: "ยอดเงินไม่พอ" }],
    ["wallet.transfer", { success: "no" }],
    ["bonus.activate", { success: true, userBonus: null, error: "denied" }],
    ["spinwheel.spin", { error: "no coins left", code: 7 }],
  ] as const)("that speaks against itself is unknown: %s %j", (name, body) => {
    expect(failureOf(name, 200, body)).toMatchObject({
      message: "INTERNAL_SERVER_ERROR",
      reached: "unknown",
    });
  });

  it("is unknown too where what speaks against it is too deep to be written again", () => {
    const body = `{"message":"SUCCESS","error":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(failureOf("wallet.transfer", 200, body)).toMatchObject({ reached: "unknown" });
  });

  it.each([
    { error: null },
    { error: "" },
    { error: false },
    { error: 0 },
    { error: {} },
    { error: [] },
    { error: "SUCCESS" },
  ])("has no error where an operator always sends the key: %j", (body) => {
    expect(read("wallet.transfer", 200, { message: "SUCCESS", ...body })).toEqual({ message: "SUCCESS" });
  });
});

describe("a failure of a call that moves money", () => {
  it("keeps no more of the operator's own text than is shown, as a success does", () => {
    const message = "x".repeat(200_000);
    expect(failureOf("wallet.transfer", 400, { message }).message).toHaveLength(500);
    expect(read("wallet.transfer", 200, { message })).toEqual({ message: "x".repeat(500) });
  });

  it.each([
    [400, { message: "SUCCESS", error: "MONEY_NOT_ENOUGH" }],
    [200, { success: false, message: "OK", error: "MONEY_NOT_ENOUGH" }],
    [200, { message: "SUCCESS", error: { code: "MONEY_NOT_ENOUGH" } }],
    [200, { message: "SUCCESS", error: ["MONEY_NOT_ENOUGH"] }],
    [200, { status: "fail", message: ["MONEY_NOT_ENOUGH"] }],
  ])("prefers a failure's code to a success's beside it: %i %j", (status, body) => {
    expect(failureOf("wallet.transfer", status, body)).toMatchObject({
      message: "MONEY_NOT_ENOUGH",
      reached: "refused",
    });
  });
});

it("is unknown where a failure's status stands beside a success, with the words of a framework too", () => {
  for (const body of [
    { message: "SUCCESS", error: "Bad Request" },
    { message: "OK", title: "Not Found" },
  ])
    expect(failureOf("wallet.transfer", 400, body).reached).toBe("unknown");
});
