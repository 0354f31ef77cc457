import { expect, test } from "vitest";
import { grouped } from "../journeys/login-screen";
import { newApplicant } from "../support/applicant";
import { pages } from "./pages";
import { registration } from "./registration";

const { brand, sandbox, guest, member } = pages();
const { t } = brand;

const begin = () => registration(guest(), brand);

/** An applicant at the bank step. */
async function reachBank() {
  const applicant = newApplicant(brand);
  const steps = begin();
  await steps.enterPhone(applicant);
  expect((await steps.enterProfile(applicant)).path).toBe("/register/bank");
  return { applicant, steps, registrations: () => sandbox.callsOf(applicant, "account.register") };
}

test("a phone that is taken leads back to the phone, with what was typed kept", async () => {
  const { username } = await member();
  const applicant = newApplicant(brand);
  const steps = begin();
  await steps.enterPhone({ username });
  const page = await steps.enterProfile(applicant);
  expect(page.path).toBe("/register");
  expect(page.text("[role=alert]")).toBe(brand.say("errors:EXISTING_USER"));
  expect(page.value("username")).toMatch(grouped(username));
  expect(page.link(t("public:register.login"))).toBe("/login");
  expect((await steps.enterPhone(applicant)).value("name")).toBe(applicant.name);
  await steps.enterProfile(applicant);
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ name: applicant.name });
});

test("a bank account that is taken is refused at the bank step, with what was typed kept", async () => {
  const { applicant, steps } = await reachBank();
  const { bankCode, bankAccountNo } = applicant;
  await sandbox.make({ bankCode, bankAccountNo });
  const page = await steps.enterBank(applicant);
  expect(page.path).toBe("/register/bank");
  expect(page.text("[role=alert]")).toBe(brand.say("errors:EXISTING_BANK"));
  expect([page.value("bankCode"), page.value("bankAccountNo")]).toEqual([bankCode, bankAccountNo]);
  await steps.browser.open("/register/profile");
  expect((await steps.browser.open("/register/bank")).value("bankAccountNo")).toBe(bankAccountNo);
  const theirOwn = newApplicant(brand).bankAccountNo;
  const done = await steps.enterBank({ ...applicant, bankAccountNo: theirOwn });
  expect(done.path).toBe("/register/done");
});

test("a double click registers once, and says that it did", async () => {
  const { applicant, steps, registrations } = await reachBank();
  await sandbox.fault(applicant, { endpoint: "account.register", kind: "hang", when: "after", times: 1 });
  const { bankCode, firstName, lastName, bankAccountNo } = applicant;
  const send = () =>
    steps.browser.visitor.post("/register/bank", { bankCode, firstName, lastName, bankAccountNo });
  const first = send();
  await expect.poll(registrations).toHaveLength(1);
  const second = await send();
  expect([second.status, second.headers.get("location")]).toEqual([303, "/register/done"]);
  expect((await registrations()).map(({ executed }) => executed)).toEqual([true, false]);
  await sandbox.heal(applicant);
  await first;
});

test.each(["reset-after", "truncated", "not-json", "empty"] as const)(
  "an answer that gets lost (%s) after registering is not called a failure",
  async (kind) => {
    const { applicant, steps, registrations } = await reachBank();
    await sandbox.fault(applicant, { endpoint: "account.register", kind, times: 1 });
    expect((await steps.enterBank(applicant)).path).toBe("/register/done");
    expect(await registrations()).toHaveLength(1);
  },
);

test("an operator that fails before registering is a form error; trying again registers", async () => {
  const { applicant, steps } = await reachBank();
  await sandbox.fault(applicant, { endpoint: "account.register", kind: "status", status: 500, times: 1 });
  const page = await steps.enterBank(applicant);
  expect(page.text("[role=alert]")).toBe(t("form:lost.registered"));
  expect((await steps.browser.press(t("public:register.bank.submit"))).path).toBe("/register/done");
});
