import { lookup } from "schemas/contract/lookup";
import { readJson } from "schemas/contract/reading";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { varyAnswer } from "../../scripts/sandbox/http/wire-variety";
import { plainWire } from "../../scripts/sandbox/http/wire-ways";
import { sharedOperator } from "../support/shared-operator";
import { endpointOf, type TestMember } from "./operator-under-test";
import { caller, served, validCall } from "./wire-calls";
import { varieties } from "./wire-varieties";

const operator = sharedOperator();
let member: TestMember;
beforeAll(async () => {
  member = await operator.member(caller);
});
afterEach(() => operator.control("DELETE", "/wire"));

const readable = { status: 200, success: true };

it.each(served)("%s answers as the contract says, and reads however that is written", async (name) => {
  const { response } = endpointOf(name);
  const { status, body } = await validCall(operator, member, name);
  expect({ status, ...response.safeParse(body) }).toMatchObject(readable);
  for (const [how, variety] of Object.entries(varieties)) {
    const written = JSON.stringify(varyAnswer(response, body, { ...plainWire, ...variety }));
    expect({ status, ...response.safeParse(JSON.parse(written)) }, how).toMatchObject(readable);
  }
});

it.each(served)("%s is written in every way at once when asked, over HTTP too", async (name) => {
  const vary = () => operator.control("POST", "/wire", varieties.everything);
  const { status, body } = await validCall(operator, member, name, vary);
  expect({ status, ...endpointOf(name).response.safeParse(body) }).toMatchObject(readable);
});

describe("wire variety", () => {
  it("writes the same wallet another way, and it reads the same", async () => {
    const read = async () => {
      const { body } = await operator.call("wallet.get", {}, member);
      return { body: body as object, meaning: endpointOf("wallet.get").response.parse(body) };
    };
    const plain = await read();
    await operator.control("POST", "/wire", { ...varieties.everything, moneyAsStrings: true });
    const varied = await read();
    expect(varied.meaning).toEqual(plain.meaning);
    expect(varied.body).toMatchObject({ wallet: { amount: expect.stringMatching(/^\d+\.\d\d$/) }, __v: 3 });
  });

  it("bares only the lists that the contract takes bare", async () => {
    await operator.control("POST", "/wire", { bareLists: true });
    const banks = await operator.call("lookup.banks");
    expect(Array.isArray(banks.body)).toBe(true);
    expect(lookup.banks.response.parse(banks.body).banks.length).toBeGreaterThan(3);
    const wallet = await operator.call("wallet.get", {}, member);
    expect(Array.isArray(wallet.body)).toBe(false);
  });

  it.each(["message", "error", "code", "message.0", "error.code", "error.message", "detail", "title"])(
    "puts a failure's code under %s when asked",
    async (failureKey) => {
      await operator.control("POST", "/wire", { failureKey });
      const { status, body } = await operator.call("wallet.get");
      const code = failureKey
        .split(".")
        .reduce((value: unknown, key) => (value as Record<string, unknown>)[key], body);
      expect(code).toBe("invalid-token");
      const failure = { is: "failure", message: "invalid-token" };
      expect(readJson(endpointOf("wallet.get"), status, body)).toEqual(failure);
    },
  );

  it.each(["success", "status", "statusCode"])("refuses with 200 by %s when asked", async (refusedBy) => {
    await operator.control("POST", "/wire", { refusedBy, failureKey: "error.code" });
    const { status, body } = await operator.call("spinwheel.claim", { coupon: "none" }, member);
    expect([status, Object.keys(body as object)]).toEqual([200, [refusedBy, "error"]]);
    const failure = { is: "failure", message: "INVALID_CODE" };
    expect(readJson(endpointOf("spinwheel.claim"), status, body)).toEqual(failure);
  });

  it("writes ids as integers of 64 bits when asked, and reads them back", async () => {
    await operator.control("POST", "/wire", { longIds: true });
    const headers = {
      authorization: `Bearer ${member.token}`,
      "content-type": "application/json",
      "x-requested-with": "wallet-user",
    };
    const create = { method: "POST", headers, body: JSON.stringify({ amount: 20 }) };
    const made = await (await fetch(`${operator.url}/api/qrcode/KBANK`, create)).text();
    const [, qrcodeId] = /"qrcodeId":(\d{19})[,}]/.exec(made) ?? [];
    expect(BigInt(qrcodeId ?? 0)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect((await operator.call("qrcode.cancel", { qrcodeId }, member)).status).toBe(200);
  });

  it("reads a bank's code in the case in which it was written", async () => {
    await operator.control("POST", "/wire", { oddCase: true });
    const { body } = await operator.call("lookup.banks");
    const bankCode = lookup.banks.response.parse(body).banks[0]?.code;
    expect(bankCode).toBe(bankCode?.toLowerCase());
    const own = { bankCode, bankAccountName: "MALI JAIDEE", bankAccountNo: "9300000001" };
    expect((await operator.call("account.updateProfile", { name: "Mali", ...own }, member)).status).toBe(200);
  });

  it("leaves out what an operator may, when asked: a slip's reference beside its link, a promotion's refusal", async () => {
    await operator.control("POST", "/wire", { spareAnswers: true });
    const slips = { slips: [{ createdAt: "2026-01-01T00:00:00Z", status: "SUCCESS", reference: "R1" }] };
    const linked = { slips: [{ ...slips.slips[0], link: "https://x.example/1.jpg" }] };
    const written = (answer: object) =>
      varyAnswer(endpointOf("statement.slips").response, answer, { ...plainWire, spareAnswers: true });
    expect(written(slips)).toEqual(slips);
    expect(written(linked)).not.toMatchObject({ slips: [{ reference: expect.anything() }] });
    expect(await operator.call("promotion.find", { code: "NOSUCH" }, member)).toEqual({
      status: 200,
      body: { percentFail: null, description: "" },
    });
  });

  it("can be one member's alone", async () => {
    await operator.control("POST", "/wire", { username: member.username, numbersAsStrings: true });
    const { body } = await operator.call("account.profile", {}, member);
    expect(body).toMatchObject({ profile: { coin: "3" } });
    const other = await operator.member();
    expect((await operator.call("account.profile", {}, other)).body).toMatchObject({ profile: { coin: 0 } });
  });
});
