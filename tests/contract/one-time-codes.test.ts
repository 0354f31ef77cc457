import { errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { applicantOf, freshPhone, wrongFor } from "./applicant";
import { refused } from "./operator-under-test";

const operator = freshOperator();
const applicant = applicantOf(operator);

describe("one-time codes", () => {
  it("are sent with a reference and a token, and open with the right code [7.25 7.26]", async () => {
    const phone = freshPhone();
    const { otpRef, otpToken, code } = await applicant.sent(phone);
    expect([otpRef, otpToken, code]).toEqual([expect.any(String), expect.any(String), undefined]);
    const right = await applicant.codeOf(phone);
    expect(await applicant.verify(otpToken, wrongFor(right))).toEqual(refused("OTP_CODE_INVALID"));
    expect(await applicant.verify(otpToken, right)).toEqual({
      status: 200,
      body: { message: "OTP_CODE_VALID" },
    });
    expect(await applicant.verify(otpToken, right)).toEqual(refused("OTP_VERIFIED"));
    expect((await applicant.send(phone)).body).toEqual({ code: "OTP_VERIFIED" });
    expect(await applicant.verify("made-up", right)).toEqual(refused("OTP_TOKEN_INVALID"));
  });

  it("wait a minute, expire, and are replaced by the next, all by the sandbox's clock", async () => {
    const phone = freshPhone();
    const first = await applicant.sent(phone);
    expect(await applicant.send(phone)).toEqual(refused("REQUEST_LIMIT_1MIN", 429));
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const second = await applicant.sent(phone);
    expect(await applicant.verify(first.otpToken, await applicant.codeOf(phone))).toEqual(
      refused("OTP_NOT_EXIST"),
    );
    await operator.control("POST", "/clock", { advanceMs: 6 * 60_000 });
    expect(await applicant.verify(second.otpToken, await applicant.codeOf(phone))).toEqual(
      refused("OTP_EXPIRED"),
    );
    await operator.control("POST", "/settings", { otpPerDay: 2 });
    expect(await applicant.send(phone)).toEqual(refused("REQUEST_LIMIT", 429));
    await operator.control("DELETE", `/otp/${phone}`);
    expect((await applicant.send(phone)).status).toBe(200);
  });

  it("are blocked after five wrong ones, and open again later", async () => {
    const phone = freshPhone();
    const { otpToken } = await applicant.sent(phone);
    const right = await applicant.codeOf(phone);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 5; tries++)
      answers.push((await applicant.verify(otpToken, wrongFor(right))).body);
    expect(answers.at(-2)).toEqual({ message: "OTP_CODE_INVALID" });
    expect(answers.at(-1)).toEqual({ message: "OTP_BLOCK" });
    expect(await applicant.verify(otpToken, right)).toEqual(refused("OTP_BLOCK"));
    expect(await applicant.send(phone)).toEqual(refused("OTP_BLOCK"));
    await operator.control("POST", "/clock", { advanceMs: 31 * 60_000 });
    expect((await applicant.send(phone)).status).toBe(200);
  });

  it("go to phone numbers only, and stand on the control room's page", async () => {
    expect(await applicant.send("12ab")).toEqual(refused("OTP_SEND_FAIL"));
    expect(await applicant.send("081234567")).toEqual(refused("PHONE_NUMBER_REQUIRE_10_DIGIT"));
    expect(await operator.call("otp.send", {})).toEqual(refused("OTP_SEND_FAIL"));
    expect(await operator.call("otp.verify", {})).toEqual(refused("OTP_VERIFY_FAIL"));
    const phone = freshPhone();
    await applicant.sent(phone);
    const page = await (await fetch(`${operator.url}/sandbox`)).text();
    expect(page).toContain(await applicant.codeOf(phone));
  });
});

describe("phones that always get one code", () => {
  const groups = [errorGroups.auth, errorGroups.otp, errorGroups.register];
  const forced = groups.flatMap((codes, group) =>
    codes.map((code, index) => ({ code, tail: `${group + 1}00${String(index + 1).padStart(2, "0")}` })),
  );

  it("reach every code of the Auth, OTP and Register groups from every call of a registration", async () => {
    for (const { code, tail } of forced) {
      const answered = await applicant.send(`08981${tail}`);
      if (code === "OTP_VERIFIED") expect(answered.body).toEqual({ code });
      else expect(answered.body).toEqual({ message: code });
      const { otpToken } = await applicant.sent(`08982${tail}`);
      expect((await applicant.verify(otpToken, "1")).body).toEqual({ message: code });
      expect((await applicant.validate(`08983${tail}`)).body).toEqual({ message: code });
      expect((await applicant.register(`08984${tail}`)).body).toEqual({ message: code });
    }
  });
});
