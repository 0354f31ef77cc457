import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite({
  LIMIT_OTP_PHONE_DAY: "2/86400",
  LIMIT_OTP_PHONE: "1/2",
  LIMIT_VALIDATE_ADDRESS: "3/60",
  LIMIT_REGISTER_ADDRESS: "1/60",
});
beforeAll(() => operator.control("POST", "/settings", { registerOTP: true }));

const sentTo = async (phone: string) =>
  (await operator.calls({ endpoint: "otp.send", username: phone })).length;

const codeOf = (phone: string) => operator.control<{ code: string }>("GET", `/otp/${phone}`);

const password = "secret-1";
const profile = { name: "Mali", password, confirmPassword: password, ageConfirmation: "on" };

async function verified(phone: string): Promise<Visitor> {
  const visitor = new Visitor(app.url);
  await visitor.post("/register", { username: phone });
  await visitor.post("/register/otp", { otpCode: (await codeOf(phone)).code });
  return visitor;
}

async function validated(phone: string): Promise<Visitor> {
  const visitor = await verified(phone);
  expect((await visitor.post("/register/profile", profile)).headers.get("location")).toBe("/register/bank");
  return visitor;
}

/** Runs taps while the operator is slow, so that they overlap. */
async function slowly<T>(taps: () => Promise<T>): Promise<T> {
  await operator.control("POST", "/faults", { endpoint: "otp.send", kind: "delay", delayMs: 400 });
  try {
    return await taps();
  } finally {
    await operator.control("DELETE", "/faults");
  }
}

describe("one-time codes", () => {
  it("are sent once in a while per phone, whoever asks and however the phone is spelt, and so often a day", async () => {
    const phone = "0911111111";
    expect((await new Visitor(app.url).post("/register", { username: phone })).status).toBe(303);
    const refused = await new Visitor(app.url).post("/register", { username: "091-111 1111" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await sentTo(phone)).toBe(1);
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const again = async () => (await new Visitor(app.url).post("/register", { username: phone })).status;
    await expect.poll(again, { interval: 300 }).toBe(303);
    expect(await sentTo(phone)).toBe(2);
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const spent = async () =>
      Number((await new Visitor(app.url).post("/register", { username: phone })).headers.get("retry-after"));
    await expect.poll(spent, { interval: 300 }).toBeGreaterThan(3_600);
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

describe("a double tap whose first answer never reaches the browser", () => {
  const phone = "0955555555";

  it("on Next sends one code, and the second answer leads to where it is entered", async () => {
    const taps = Array.from({ length: 200 }, () => new Visitor(app.url, "Phone/1.0"));
    const answers = await slowly(() =>
      Promise.all(taps.map((tap) => tap.post("/register", { username: phone }))),
    );
    const seen = new Set(answers.map(({ status, headers }) => `${status} ${headers.get("location")}`));
    expect([...seen]).toEqual(["303 /register/otp"]);
    expect(await sentTo(phone)).toBe(1);
    const last = taps.at(-1);
    const entered = await last?.post("/register/otp", { otpCode: (await codeOf(phone)).code });
    expect(entered?.headers.get("location")).toBe("/register/profile");
  });

  it("on another code sends one, and the second answer knows it", async () => {
    const other = "0966666666";
    const visitor = new Visitor(app.url);
    await visitor.post("/register", { username: other });
    await operator.control("POST", "/clock", { advanceMs: 61_000 });
    const [first, second] = [visitor.at(app.url), visitor.at(app.url)];
    const resend = async (tap: Visitor) => (await tap.post("/register/otp", { do: "resend" })).status;
    const statuses = () => slowly(() => Promise.all([resend(first), resend(second)]));
    // Our own limit lasts two seconds in this test.
    await expect.poll(statuses, { interval: 300 }).toEqual([303, 303]);
    expect(await sentTo(other)).toBe(2);
    const entered = await second.post("/register/otp", { otpCode: (await codeOf(other)).code });
    expect(entered.headers.get("location")).toBe("/register/profile");
  });
});

describe("registrations", () => {
  it("are limited by address: 429, and nothing reaches the operator", async () => {
    const bank = { bankCode: "SCB", firstName: "A", lastName: "B" };
    const first = await validated("0933333333");
    const second = await validated("0944444444");
    const done = await first.post("/register/bank", { ...bank, bankAccountNo: "1111111111" });
    expect(done.headers.get("location")).toBe("/register/done");
    const refused = await second.post("/register/bank", { ...bank, bankAccountNo: "2222222222" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("2222222222");
    expect(await operator.calls({ endpoint: "account.register", username: "0944444444" })).toHaveLength(0);
  });
});

describe("profiles", () => {
  it("are validated so often for an address: 429, and nobody learns who is a member", async () => {
    const visitor = await verified("0977777777");
    await expect.poll(async () => (await visitor.post("/register/profile", profile)).status).toBe(429);
    const validated = await operator.calls({ endpoint: "account.validate" });
    expect(validated).toHaveLength(3);
    const refused = await visitor.post("/register/profile", profile);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).not.toContain(password);
  });
});
