import { expect, test } from "vitest";
import { grouped } from "../journeys/login-screen";
import { newApplicant } from "../support/applicant";
import { pages } from "./pages";
import { registration } from "./registration";

const { brand, sandbox, guest, member } = pages();
const { t } = brand;

const begin = () => registration(guest(), brand);
const progress = (step: number) => t("public:register.progress", { step, steps: 3 });

test("phone, profile, bank account, and after two seconds the login page; no code is sent where none is asked for [1.06 2.11 2.12 4.01 4.02 5.05 9.22]", async () => {
  const applicant = newApplicant(brand);
  const { username, password, name, bankCode, bankAccountNo } = applicant;
  const steps = begin();
  const { browser } = steps;
  await browser.open("/login");
  expect((await browser.follow(t("public:login.register"))).text("main")).toContain(progress(1));
  const spelt = ` ${username.slice(0, 3)}-${username.slice(3, 6)} ${username.slice(6)}`;
  const profile = await steps.enterPhone({ username: spelt });
  expect([profile.path, profile.text("main")]).toEqual([
    "/register/profile",
    expect.stringContaining(progress(2)),
  ]);
  const bank = await steps.enterProfile(applicant, { sourceCode: "FB" });
  expect([bank.path, bank.text("main")]).toEqual(["/register/bank", expect.stringContaining(progress(3))]);
  const [validation] = await sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toEqual({ username, name, password: "***", sourceCode: "FB" });
  for (const call of ["account.register", "otp.send"] as const)
    expect(await sandbox.callsOf(applicant, call)).toEqual([]);

  const done = await steps.enterBank(applicant);
  expect(done.path).toBe("/register/done");
  expect(brand.config.delays.registerRedirectMs).toBe(2_000);
  expect(done.headers.get("refresh")).toBe("2;url=/login");
  const login = await browser.follow(t("public:register.login"));
  expect(login.path).toBe("/login");
  expect(login.value("username")).toMatch(grouped(username));
  expect(await sandbox.balances(applicant)).toMatchObject({
    ...{ username, name, bankCode, bankAccountNo, bankAccountName: "MALI JAIDEE" },
    ...{ wallet: 0, games: {}, sourceCode: "FB", inviteCode: null, currency: null },
  });
  expect((await browser.press(t("public:login.submit"), { password })).path).toBe("/user/home");
});

test("the operator gets just the payload's fields, and empty ones not at all [3.01 3.02 7.19 7.20]", async () => {
  const applicant = newApplicant(brand, { firstName: "  mali ", lastName: " jaidee " });
  const { name, username, bankAccountNo } = applicant;
  const steps = begin();
  await steps.enterPhone(applicant);
  await steps.enterProfile(applicant);
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  const [validation] = await sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toEqual({ name, username, password: "***" });
  const [call] = await sandbox.callsOf(applicant, "account.register");
  const bank = { bankCode: "SCB", bankAccountName: "MALI JAIDEE", bankAccountNo };
  expect(call?.body).toEqual({ name, username, password: "***", ...bank });
});

test("banks and sources come from the operator's lists [3.04 7.03 7.12]", async () => {
  const steps = begin();
  const { sources } = (await sandbox.call("lookup.sources")).body as {
    sources: { code: string; description: string }[];
  };
  const { banks } = (await sandbox.call("lookup.banks")).body as {
    banks: { code: string; nameTH: string }[];
  };
  const offered = (name: string) =>
    steps.browser.page
      .all(`[name=${name}] option`)
      .map((option) => [option.getAttribute("value"), option.textContent])
      .filter(([code]) => code !== "");
  const applicant = newApplicant(brand);
  await steps.enterPhone(applicant);
  expect(offered("sourceCode")).toEqual(sources.map(({ code, description }) => [code, description]));
  await steps.enterProfile(applicant);
  const { known } = brand.config.banks;
  expect(offered("bankCode")).toEqual(
    banks.map(({ code, nameTH }) => [code, known[code]?.name[brand.config.defaultLocale] ?? nameTH]),
  );
});

test("an invite link's code is kept by the browser without the words that stuck to it, and cannot be changed [2.10 3.34 5.09]", async () => {
  const applicant = newApplicant(brand);
  const steps = begin();
  const { browser } = steps;
  const linked = await browser.visitor.get(
    "/register?code=PR65f0_a-1%E0%B8%AA%E0%B8%A1%E0%B8%B1%E0%B8%84%E0%B8%A3%E0%B9%80%E0%B8%A5%E0%B8%A2)",
  );
  const kept = linked.headers.getSetCookie().find((cookie) => cookie.startsWith("code=")) ?? "";
  expect(kept).toContain("code=PR65f0_a-1; Path=/; HttpOnly; SameSite=Lax");
  expect(Number(/Max-Age=(\d+)/.exec(kept)?.[1])).toBeGreaterThan(30 * 86_400);
  const profile = await steps.enterPhone(applicant);
  expect(profile.value("inviteCode")).toBe("PR65f0_a-1");
  expect(profile.one("[name=inviteCode]").hasAttribute("readonly")).toBe(true);
  await steps.enterProfile(applicant, { inviteCode: "PRmine" });
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ inviteCode: "PR65f0_a-1" });
});

test("without a link the invite code is typed, or a whole link pasted, or left empty", async () => {
  const applicant = newApplicant(brand);
  const steps = begin();
  const { browser } = steps;
  await browser.open(`/register?code=${"x".repeat(65)}`);
  expect(browser.visitor.cookie("code")).toBeUndefined();
  const profile = await steps.enterPhone(applicant);
  expect(profile.one("[name=inviteCode]").hasAttribute("readonly")).toBe(false);
  await steps.enterProfile(applicant, {
    inviteCode: "join me: https://wallet.example/register?code=PR77 :)",
  });
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ inviteCode: "PR77" });
});

test("the code of a member's invite link is that member's [2.31]", async () => {
  const who = await member();
  const { visitor } = guest();
  await visitor.signIn(who);
  const html = await (await visitor.get("/user/home/invite?page=1")).text();
  const [, path = "", code = ""] = />https?:\/\/[^/<]+(\/register\?code=(PR[^<]+))</.exec(html) ?? [];
  expect(code).toBe(`PR${who._id}`);
  const friend = guest();
  await friend.open(path);
  expect(friend.visitor.cookie("code")).toBe(code);
});
