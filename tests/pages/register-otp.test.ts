import { beforeEach, expect, test } from "vitest";
import { hostile } from "../journeys/hostile";
import { grouped } from "../journeys/login-screen";
import { newApplicant } from "../support/applicant";
import { ownPages } from "./pages";
import { registration } from "./registration";

const site = ownPages();
const { brand, sandbox, guest } = site;
const { t } = brand;
beforeEach(() => sandbox.set({ registerOTP: true }));

interface SentCode {
  code: string;
  ref: string;
  token: string;
}

const codeSentTo = (username: string) => sandbox.control<SentCode>("GET", `/otp/${username}`);
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
const passes = (ms: number) => sandbox.control("POST", "/clock", { advanceMs: ms });

/** An applicant to whom a code was sent, at the step that asks for it. */
async function reachCode() {
  const applicant = newApplicant(brand);
  const steps = registration(guest(), brand);
  const page = await steps.enterPhone(applicant);
  expect(page.path).toBe("/register/otp");
  return { applicant, steps, page, ...(await codeSentTo(applicant.username)) };
}

test("a code is sent, its reference shown, and the right one leads on [1.06 2.11 3.05 4.01 7.14 7.25 7.26]", async () => {
  const { applicant, steps, page, code, ref, token } = await reachCode();
  expect(page.text("main")).toContain(t("public:register.progress", { step: 2, steps: 4 }));
  expect(page.text("main")).toContain(`${t("public:register.otp.reference")}: ${ref}`);
  const refused = await steps.enterCode(wrongCode(code));
  expect(refused.text("[role=alert]")).toBe(brand.say("errors:OTP_CODE_INVALID"));
  expect(refused.value("otpCode")).toBe("");
  const profile = await steps.enterCode(` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(profile.path).toBe("/register/profile");
  expect(profile.text("[role=status]")).toContain(brand.say("errors:OTP_CODE_VALID"));
  await steps.enterProfile(applicant);
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");
  expect(await sandbox.balances(applicant)).toMatchObject({ username: applicant.username });
  const [sent] = await sandbox.callsOf(applicant, "otp.send");
  expect(sent?.body).toEqual({ phoneNumber: applicant.username });
  const verified = await sandbox.calls({ endpoint: "otp.verify" });
  expect(verified.map(({ body }) => body)).toContainEqual({ otpToken: token, otpCode: code });
});

test("the step is skipped for a phone that is verified already [4.02]", async () => {
  const { applicant, steps, code } = await reachCode();
  expect((await steps.enterCode(code)).path).toBe("/register/profile");
  const later = registration(guest(), brand);
  const page = await later.enterPhone(applicant);
  expect(page.path).toBe("/register/profile");
  expect(page.text("[role=status]")).toContain(brand.say("errors:OTP_VERIFIED"));
  expect(page.text("main")).toContain(t("public:register.progress", { step: 3, steps: 4 }));
  expect((await later.browser.open("/register/otp")).path).toBe("/register/profile");
});

test("a corrected phone starts over with its own code; the same phone again gets none", async () => {
  const { applicant: mistyped, steps, code } = await reachCode();
  const applicant = newApplicant(brand);
  expect((await steps.enterPhone(mistyped)).path).toBe("/register/otp");
  expect(await sandbox.callsOf(mistyped, "otp.send")).toHaveLength(1);
  expect((await steps.browser.follow(t("public:register.otp.change"))).path).toBe("/register");
  const shown = (await steps.enterPhone(applicant)).text("main").replaceAll(" ", "");
  expect(shown).toContain(applicant.username);
  expect((await steps.enterCode(code)).text("[role=alert]")).not.toBe("");
  await steps.enterCode((await codeSentTo(applicant.username)).code);
  expect(steps.browser.page.path).toBe("/register/profile");
  await steps.enterProfile(applicant);
  const [validation] = await sandbox.callsOf(applicant, "account.validate");
  expect(validation?.body).toMatchObject({ username: applicant.username });
});

test("a code that is asked for again too soon is refused; after a minute a new one is sent", async () => {
  const { applicant, steps, token } = await reachCode();
  expect((await steps.askAgain()).text("[role=alert]")).toBe(brand.say("errors:REQUEST_LIMIT_1MIN"));
  await passes(61_000);
  const again = await steps.askAgain();
  expect(again.text("[role=status]")).toContain(t("public:register.otp.sentAgain"));
  const second = await codeSentTo(applicant.username);
  expect(second.token).not.toBe(token);
  expect((await steps.enterCode(second.code)).path).toBe("/register/profile");
});

test("a code expires, and five wrong ones block the phone", async () => {
  const { steps, code } = await reachCode();
  const enter = async (typed: string, answer: string) => {
    expect((await steps.enterCode(typed)).text("[role=alert]")).toBe(brand.say(`errors:${answer}`));
  };
  await passes(6 * 60_000);
  await enter(code, "OTP_EXPIRED");
  await sandbox.control("POST", "/clock", { reset: true });
  for (const _ of [1, 2, 3, 4]) await enter(wrongCode(code), "OTP_CODE_INVALID");
  await enter(wrongCode(code), "OTP_BLOCK");
  await enter(code, "OTP_BLOCK");
});

test("a verification that is gone leads back to the phone, with everything kept", async () => {
  const { applicant, steps, code } = await reachCode();
  await steps.enterCode(code);
  await steps.enterProfile(applicant);
  await sandbox.control("DELETE", `/otp/${applicant.username}`);
  const page = await steps.enterBank(applicant);
  expect(page.path).toBe("/register");
  expect(page.text("[role=alert]")).toBe(brand.say("errors:UNVERIFIED_OTP"));
  expect(page.value("username")).toMatch(grouped(applicant.username));
  await steps.browser.press(t("public:common.next"));
  const bank = await steps.enterCode((await codeSentTo(applicant.username)).code);
  expect(bank.path).toBe("/register/bank");
  expect(bank.value("firstName")).toBe(applicant.firstName);
  expect(bank.value("bankAccountNo")).toBe(applicant.bankAccountNo);
  expect((await steps.browser.press(t("public:register.bank.submit"))).path).toBe("/register/done");
});

test("whatever is sent as a code gets an answer, and never a fault of ours", async () => {
  const { visitor } = (await reachCode()).steps.browser;
  for (const otpCode of hostile) {
    for (const field of ["otpCode", "otpCode[99999999]"]) {
      const answer = await visitor.post("/register/otp", { [field]: otpCode });
      expect(answer.status, `${field}=${otpCode.slice(0, 20)}`).toBe(400);
      expect(await answer.text()).not.toContain("<script>alert");
    }
  }
});

test("neither the code nor its token is in any page, address, script's data or log line", async () => {
  const { steps, code, token } = await reachCode();
  const { browser } = steps;
  const seen: string[] = [];
  const look = async () => {
    const { path, headers, html } = browser.page;
    seen.push(path, JSON.stringify([...headers]), html);
    seen.push(await (await browser.visitor.get(`${path}.data`)).text());
  };
  await look();
  await steps.enterCode(wrongCode(code));
  await look();
  expect((await steps.enterCode(code)).path).toBe("/register/profile");
  await look();
  const everything = [...seen, ...site.logLines].join("\n");
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(`"${code}"`);
  expect(everything).not.toContain(`>${code}<`);
});

test("without script the code is one field with its button in the step's bar, in place of the menu", async () => {
  const { page, steps, code } = await reachCode();
  const [field, ...others] = page.all("[name=otpCode]");
  expect(others).toEqual([]);
  const asked = ["autoComplete", "inputMode", "maxLength"].map((name) => field?.getAttribute(name));
  expect(asked).toEqual(["one-time-code", "numeric", null]);
  expect(page.description("otpCode")).toContain(t("public:register.otp.digits", { digits: 6 }));
  expect(page.all("nav")).toEqual([]);
  expect(page.button(t("public:register.otp.submit")).getAttribute("form")).toBe("register-otp");
  expect(page.link(t("public:common.back"))).toBe("/register");
  expect((await steps.enterCode(code)).path).toBe("/register/profile");
});
