import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorCodes, isSuccessCode } from "./errors";
import { contract, endpoints } from "./index";
import { readJson } from "./reading";

const codes = errorCodes.filter((code) => !isSuccessCode(code));
const { transfer } = contract.wallet;
const { changePassword } = contract.account;

/** A code as common frameworks write it, beside what they write with it. */
const shapes: Record<string, (code: string) => object> = {
  "a text": (code) => ({ message: code }),
  "the one text of a list": (code) => ({ statusCode: 400, message: [code], error: "Bad Request" }),
  "an error": (code) => ({ error: code, message: "Unprocessable Entity" }),
  "an error's code": (code) => ({ error: { code, message: "Not this time", details: [] } }),
  "an error's message": (code) => ({ error: { code: 400, message: code, status: "FAILED_PRECONDITION" } }),
  "an error's list": (code) => ({ error: [{ code }] }),
  "an error's message in a list": (code) => ({ error: { message: [code] } }),
  "a code": (code) => ({ code, message: "Not this time" }),
  "problem+json's detail": (code) => ({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: code,
  }),
  "problem+json's title": (code) => ({
    type: "/problems/1",
    title: code,
    status: 400,
    detail: "Not this time",
  }),
};

describe.each(Object.entries(shapes))("a code as %s", (_, shape) => {
  it("is the failure of any call, whatever the status", () => {
    const statuses = fc.oneof(fc.constant(200), fc.integer({ min: 400, max: 599 }));
    fc.assert(
      fc.property(fc.constantFrom(...endpoints), fc.constantFrom(...codes), statuses, (row, code, status) => {
        expect(readJson(row.endpoint, status, shape(code))).toEqual({ is: "failure", message: code });
      }),
    );
  });
});

it("the operator's own words are read where the code would be, the likeliest first", () => {
  const said = (body: object) => readJson(transfer, 400, body);
  const message = "ยอดเงินไม่พอ";
  for (const shape of Object.values(shapes)) expect(said(shape(message))).toMatchObject({ is: "failure" });
  for (const body of [
    { statusCode: 400, message: [message, "to must be a string"], error: "Bad Request" },
    { error: { code: "E_1042", message } },
    { type: "about:blank", title: "Bad Request", status: 400, detail: message },
    { message, detail: "at Object.transfer (wallet.js:10)" },
  ])
    expect(said(body)).toEqual({ is: "failure", message });
  for (const none of [{ error: { stack: [message] } }, { message: { th: message } }, { message: [] }, []])
    expect(said(none)).toEqual({ is: "failure", message: undefined });
});

/** What speaks against the status 2xx that it came with. */
const denials = [
  { success: false },
  { success: "False" },
  { success: "error" },
  { status: false },
  { status: "error" },
  { status: " Fail " },
  { status: "failed" },
  { status: 422 },
  { statusCode: 400 },
  { statusCode: "503" },
  { code: 400 },
  { code: 10_001 },
  { success: true, statusCode: 400 },
  { success: true, code: 400 },
];

describe.each(denials)("an answer with 2xx that says %j", (denial) => {
  it.each([{}, { message: "SUCCESS" }, { message: "ยอดเงินไม่พอ" }, { data: null }])(
    "is no success of a call that moves money, but an outcome that nobody knows: beside %j",
    (beside) => {
      const answer = { ...beside, ...denial };
      expect(readJson(transfer, 200, answer)).toEqual({ is: "failure", message: undefined });
      expect(readJson(transfer, 201, answer)).toEqual({ is: "failure", message: undefined });
    },
  );

  it("is that failure where it holds a code", () => {
    const failure = { is: "failure", message: "MONEY_NOT_ENOUGH" };
    for (const key of ["message", "error", "detail"])
      expect(readJson(transfer, 200, { ...denial, [key]: "MONEY_NOT_ENOUGH" })).toEqual(failure);
  });

  it("is a failure of any other call, in the operator's words", () => {
    const message = "รหัสผ่านเดิมไม่ถูกต้อง";
    expect(readJson(changePassword, 200, { ...denial, message })).toEqual({ is: "failure", message });
    expect(readJson(changePassword, 200, { message: "SUCCESS", ...denial })).toMatchObject({ is: "failure" });
    expect(readJson(contract.lookup.banks, 200, { banks: [], ...denial })).toMatchObject({ is: "failure" });
  });
});

it.each([
  { status: true },
  { status: "success" },
  { status: 200 },
  { status: 0 },
  { statusCode: 201 },
  { code: 0 },
  { code: 200 },
  { success: true, code: "200" },
  // The digits of a promotion's or a one-time code.
  { code: "500" },
  { success: 1, error: null },
])("an answer that says %j speaks not against itself", (said) => {
  expect(readJson(transfer, 200, { ...said, message: "SUCCESS" })).toEqual({
    is: "read",
    data: { message: "SUCCESS" },
    faults: [],
  });
});

it("a field of the answer itself speaks not against it: the active bonus has a status, a prize a code", () => {
  expect(readJson(contract.bonus.active, 200, { status: false })).toEqual({
    is: "read",
    data: { status: false, type: undefined },
    faults: [],
  });
  const prize = { code: 500, label: "500 บาท", remainingCoin: 2 };
  const read = { is: "read", data: { result: { ...prize, code: "500" } }, faults: [] };
  expect(readJson(contract.spinwheel.spin, 200, { success: true, ...prize })).toEqual(read);
  expect(readJson(contract.spinwheel.spin, 200, { success: true, result: prize })).toEqual(read);
  expect(readJson(contract.spinwheel.spin, 200, { code: 500, message: "Internal error" })).toEqual({
    is: "failure",
    message: undefined,
  });
});

it("an error that nobody can read makes no success of an ack", () => {
  for (const error of ["ไม่สำเร็จ", { reason: 7 }, true])
    expect(readJson(changePassword, 200, { message: "SUCCESS", error })).toMatchObject({ is: "failure" });
});

it("texts are looked for no further than common frameworks write them, however large an answer is", () => {
  const deep = JSON.parse(`{"message":${"[".repeat(5_000)}"NO_BANK"${"]".repeat(5_000)}}`);
  expect(readJson(transfer, 400, deep)).toEqual({ is: "failure", message: undefined });
  const long = { message: [...Array<string>(200_000).fill("x"), "NO_BANK"] };
  expect(readJson(transfer, 400, long)).toEqual({ is: "failure", message: "x" });
});

it("says what is wrong in words of its own, whatever came", () => {
  const answers = [5, [], [5], {}, { wallet: 5 }, { statements: [5], total: [] }, { slots: {} }];
  const details = endpoints.flatMap(({ endpoint }) =>
    answers.flatMap((answer) => {
      const reading = readJson(endpoint, 200, answer);
      return reading.is === "faulty" ? [reading.detail] : [];
    }),
  );
  expect(details).toContain("an object");
  expect(details.filter((detail) => /\b(Invalid|Too|Unrecognized|received)\b/.test(detail))).toEqual([]);
});

it("beside a failure's status and a code that means success nobody can tell: that code is said, which is no refusal", () => {
  for (const body of [
    { message: "SUCCESS", error: "Bad Request" },
    { statusCode: 400, message: "SUCCESS", error: "Bad Request" },
    { message: "SUCCESS", title: "Not Found" },
  ])
    expect(readJson(transfer, 400, body)).toEqual({ is: "failure", message: "SUCCESS" });
});
