import { expect, test } from "vitest";
import { grouped } from "../journeys/login-screen";
import { newApplicant } from "../support/applicant";
import { pages } from "./pages";
import { registration } from "./registration";

const site = pages();
const { brand, sandbox, guest } = site;
const { t } = brand;

const begin = () => registration(guest(), brand);

test("a step that is not due leads to the one that is, and its form reaches nobody [4.01]", async () => {
  const applicant = newApplicant(brand);
  const { username, password, name, bankAccountNo } = applicant;
  const steps = begin();
  const { browser } = steps;
  for (const step of ["otp", "profile", "bank", "done"]) {
    expect((await browser.open(`/register/${step}`)).path, step).toBe("/register");
  }
  const forms: [string, Record<string, string>][] = [
    ["otp", { otpCode: "123456" }],
    ["otp", { do: "resend" }],
    ["profile", { name, username, password, confirmPassword: password, ageConfirmation: "on" }],
    ["bank", { bankCode: "SCB", firstName: "A", lastName: "B", bankAccountNo, username, password, name }],
  ];
  for (const [step, form] of forms) {
    const answer = await browser.visitor.post(`/register/${step}`, form);
    expect([step, answer.status, answer.headers.get("location")]).toEqual([step, 302, "/register"]);
  }
  for (const endpoint of ["otp.verify", "otp.send", "account.validate", "account.register"]) {
    expect(await sandbox.calls({ endpoint })).toEqual([]);
  }
  await steps.enterPhone(applicant);
  for (const step of ["otp", "bank"]) {
    expect((await browser.open(`/register/${step}`)).path, step).toBe("/register/profile");
  }
});

test("a step sent after the draft's time says so at the start", async () => {
  const applicant = newApplicant(brand);
  const steps = begin();
  await steps.enterPhone(applicant);
  steps.browser.visitor.forget("register-draft");
  const page = await steps.enterProfile(applicant);
  expect(page.path).toBe("/register");
  expect(page.text("[role=alert]")).toBe(t("public:register.expired"));
  expect((await steps.enterPhone(applicant)).path).toBe("/register/profile");
});

test("a step opened again keeps the draft, and a corrected phone is validated anew", async () => {
  const applicant = newApplicant(brand);
  const corrected = { ...applicant, username: newApplicant(brand).username };
  const steps = begin();
  const { browser } = steps;
  await steps.enterPhone(applicant);
  expect((await browser.open("/register/profile")).value("username")).toMatch(grouped(applicant.username));
  await steps.enterProfile(applicant);
  expect((await browser.open("/register/bank")).path).toBe("/register/bank");
  expect((await browser.open("/register/profile")).value("name")).toBe(applicant.name);
  const phone = await browser.follow(t("public:register.profile.change"));
  expect(phone.value("username")).toMatch(grouped(applicant.username));
  const profile = await steps.enterPhone(corrected);
  expect([profile.path, profile.value("name")]).toEqual(["/register/profile", applicant.name]);
  expect(profile.value("password")).toBe("");
  expect((await browser.open("/register/bank")).path, "not validated yet").toBe("/register/profile");
  await steps.enterProfile(corrected);
  expect((await steps.enterBank(corrected)).path).toBe("/register/done");
  expect(await sandbox.balances(corrected)).toMatchObject({ username: corrected.username });
});

test("the last form of a registration, sent again, leads to its success [4.01]", async () => {
  const applicant = newApplicant(brand);
  const { bankCode, firstName, lastName, bankAccountNo } = applicant;
  const steps = begin();
  await steps.enterPhone(applicant);
  await steps.enterProfile(applicant);
  await steps.enterBank(applicant);
  const form = { bankCode, firstName, lastName, bankAccountNo };
  const again = await steps.browser.visitor.post("/register/bank", form);
  expect([again.status, again.headers.get("location")]).toEqual([303, "/register/done"]);
  expect(await sandbox.callsOf(applicant, "account.register")).toHaveLength(1);
  expect((await steps.browser.open("/register/profile")).path).toBe("/register");
});

test("a cookie that is not ours is as none", async () => {
  for (const value of ["x", "Fe26.2*1*2*3*4*5*6", "%00", "x".repeat(3_900)]) {
    const answer = await fetch(`${site.url}/register/bank`, {
      headers: { cookie: `register-draft=${value}; code=%E0%A4%A` },
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/register"]);
  }
});

test("neither password nor draft is in any page, address, script's data or log line", async () => {
  const applicant = newApplicant(brand, { password: "canary-password-77" });
  const before = site.logLines.length;
  const steps = begin();
  const { browser } = steps;
  const seen: string[] = [];
  const look = async () => {
    const { path, headers, html } = browser.page;
    seen.push(path, JSON.stringify([...headers]), html);
    seen.push(await (await browser.visitor.get(`${path.split("?")[0]}.data`)).text());
  };
  await steps.enterPhone(applicant);
  await look();
  const refused = await steps.enterProfile(applicant, { confirmPassword: "canary-password-78" });
  expect(refused.text("main")).toContain(brand.say("fields:password.different"));
  expect(refused.value("password")).toBe("");
  await look();
  await steps.enterProfile(applicant);
  await look();
  await browser.open("/register/profile");
  await look();
  await browser.open("/register/bank");
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  await look();
  const isDone = () =>
    site.logLines.slice(before).some((line) => line.includes('"path":"/register/done.data"'));
  await expect.poll(isDone).toBe(true);
  const lines = site.logLines.slice(before).join("\n");
  expect([...seen, lines].join("\n")).not.toContain("canary-password");
  expect(lines).not.toContain(applicant.username);
});

test("from the second step there is the step's own bar in place of the menu, and the bank step takes over the name", async () => {
  const applicant = newApplicant(brand);
  const steps = begin();
  const { browser } = steps;
  expect((await browser.open("/register")).all("nav")).toHaveLength(1);
  const profile = await steps.enterPhone(applicant);
  expect(profile.all("nav")).toEqual([]);
  expect(profile.link(t("public:common.back"))).toBe("/register");
  expect(profile.one("[name=name]").hasAttribute("autofocus")).toBe(true);
  const bank = await steps.enterProfile({ ...applicant, name: "Mali Jaidee Na Ayutthaya" });
  expect([bank.value("firstName"), bank.value("lastName")]).toEqual(["Mali", "Jaidee Na Ayutthaya"]);
  expect(bank.all("nav")).toEqual([]);
  expect(bank.link(t("public:common.back"))).toBe("/register/profile");
  await steps.browser.press(t("public:register.bank.submit"), { firstName: "", lastName: "Other" });
  const again = await browser.open("/register/bank");
  expect([again.value("firstName"), again.value("lastName")]).toEqual(["", "Other"]);
});

test("the end is a receipt: how to sign in, and the account that withdrawals go to, until somebody signs in", async () => {
  const applicant = newApplicant(brand, { bankAccountNo: "7001234567" });
  const { name, username, password } = applicant;
  const steps = begin();
  const { browser } = steps;
  await steps.enterPhone(applicant);
  await steps.enterProfile(applicant);
  const done = await steps.enterBank(applicant);
  expect(done.text("h1")).toBe(t("public:register.done.heading"));
  expect(done.text("main")).toContain(t("public:register.done.welcome", { name }));
  expect(done.text("main")).toContain(t("public:register.done.opensItself", { seconds: 2 }));
  expect(done.fact(t("public:register.done.logInWith"))).toMatch(grouped(username));
  const bank = brand.config.banks.known.SCB?.name[brand.config.defaultLocale];
  expect(done.fact(t("public:register.done.withdrawTo"))).toBe(`${bank} xxx-xxx-4567`);
  expect(done.html).not.toContain(applicant.bankAccountNo);
  expect(done.all("nav")).toEqual([]);
  await browser.open("/login");
  await browser.press(t("public:login.submit"), { username, password });
  const later = await browser.open("/register/done");
  expect(later.all("dd")).toEqual([]);
  expect(later.text()).not.toContain(name);
});
