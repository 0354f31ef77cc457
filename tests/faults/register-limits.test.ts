import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { startOperator, type TestOperator } from "../support/operator";
import { Visitor } from "../support/visitor";

let operator: TestOperator;
let app: TestApp;
beforeAll(async () => {
  operator = await startOperator();
  await operator.client.control("POST", "/settings", { registerOTP: true });
  app = await startApp({
    OPERATOR_API_URL: operator.url,
    LIMIT_OTP_PHONE_DAY: "2/86400",
    LIMIT_OTP_PHONE: "1/2",
    LIMIT_REGISTER_ADDRESS: "1/60",
  });
});
afterAll(async () => {
  await app.stop();
  await operator.sandbox.close();
});

const sentTo = async (phone: string) =>
  (await operator.client.calls({ endpoint: "otp.send", username: phone })).length;

async function verified(phone: string): Promise<Visitor> {
  const visitor = new Visitor(app.url);
  await visitor.post("/register", { username: phone });
  const { code } = await operator.client.control<{ code: string }>("GET", `/otp/${phone}`);
  await visitor.post("/register/otp", { otpCode: code });
  const password = "secret-1";
  const profile = { name: "Mali", password, confirmPassword: password, ageConfirmation: "on" };
  expect((await visitor.post("/register/profile", profile)).headers.get("location")).toBe("/register/bank");
  return visitor;
}

describe("one-time codes", () => {
  it("are sent once in a while per phone, whoever asks and however the phone is spelt, and so often a day", async () => {
    const phone = "0911111111";
    expect((await new Visitor(app.url).post("/register", { username: phone })).status).toBe(303);
    const refused = await new Visitor(app.url).post("/register", { username: "091-111 1111" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await sentTo(phone)).toBe(1);
    await operator.client.control("POST", "/clock", { advanceMs: 61_000 });
    const again = async () => (await new Visitor(app.url).post("/register", { username: phone })).status;
    await expect.poll(again, { timeout: 10_000, interval: 300 }).toBe(303);
    expect(await sentTo(phone)).toBe(2);
    await operator.client.control("POST", "/clock", { advanceMs: 61_000 });
    const spent = async () =>
      Number((await new Visitor(app.url).post("/register", { username: phone })).headers.get("retry-after"));
    await expect.poll(spent, { timeout: 10_000, interval: 300 }).toBeGreaterThan(3_600);
    expect(await sentTo(phone)).toBe(2);
  });

  it("asked for again too early from the code's page: 429, the wait, and the page still there", async () => {
    const visitor = new Visitor(app.url);
    await visitor.post("/register", { username: "0922222222" });
    const refused = await visitor.post("/register/otp", { do: "resend" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('name="otpCode"');
    expect(await sentTo("0922222222")).toBe(1);
  });
});

describe("registrations", () => {
  it("are limited by address: 429, and nothing reaches the operator", async () => {
    const bank = { bankCode: "SCB", firstName: "A", lastName: "B" };
    const first = await verified("0933333333");
    const second = await verified("0944444444");
    const done = await first.post("/register/bank", { ...bank, bankAccountNo: "1111111111" });
    expect(done.headers.get("location")).toBe("/register/done");
    const refused = await second.post("/register/bank", { ...bank, bankAccountNo: "2222222222" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("2222222222");
    expect(
      await operator.client.calls({ endpoint: "account.register", username: "0944444444" }),
    ).toHaveLength(0);
  });
});
