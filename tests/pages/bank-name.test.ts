import { expect, test } from "vitest";
import { canSignIn, passwordsOf, text } from "../journeys/profile-screen";
import { pages } from "./pages";

const { brand, sandbox, signedIn } = pages();
const { t } = brand;
const { save } = text(brand);

/** The browser of a member whose account name the bank wants in English. */
async function atBankThatWantsEnglish(bankCode = "KTB") {
  const who = await sandbox.make({ bankCode, bankAccountName: "สมชาย ใจดี" });
  return { who, browser: await signedIn(who) };
}

test("the account name is edited only at KTB, TMB and BBL while it is not English [2.57 5.21 7.23 9.05]", async () => {
  for (const bankCode of ["KTB", "TMB", "BBL"]) {
    const { who, browser } = await atBankThatWantsEnglish(bankCode);
    await browser.open("/user/profile");
    const form = await browser.follow(text(brand).editName);
    expect(form.one("[name=bankAccountName]").hasAttribute("required")).toBe(true);
    const saved = await browser.press(save, { bankAccountName: "somchai  jaidee" });
    expect(saved.text()).toContain(t("profile:savedBankName"));
    expect(saved.text("main")).toContain("SOMCHAI JAIDEE");
    expect(() => saved.link(text(brand).editName)).toThrow();
    const [call] = await sandbox.callsOf(who, "account.updateBankAccountName");
    expect(call?.body).toEqual({ bankCode, bankAccountName: "SOMCHAI JAIDEE" });
  }
});

test("elsewhere, or with an English name, there is no such edit, and its address says so, once [2.57]", async () => {
  for (const account of [
    { bankCode: "SCB", bankAccountName: "สมชาย ใจดี" },
    { bankCode: "KTB", bankAccountName: "SOMCHAI JAIDEE" },
  ]) {
    const who = await sandbox.make(account);
    const browser = await signedIn(who);
    const profile = await browser.open("/user/profile/bank-name");
    expect(profile.path).toBe("/user/profile");
    expect(() => profile.link(text(brand).editName)).toThrow();
    await browser.visitor.post("/user/profile/bank-name", { bankAccountName: "OTHER NAME" });
    expect((await browser.open("/user/profile")).text("[role=alert]")).toBe(t("profile:bankNameFixed"));
    expect((await browser.open("/user/profile")).text()).not.toContain(t("profile:bankNameFixed"));
    expect(await sandbox.callsOf(who, "account.updateBankAccountName")).toHaveLength(0);
  }
});

test("an account name in other letters is refused at the field [5.21]", async () => {
  const { browser } = await atBankThatWantsEnglish();
  for (const bankAccountName of ["สมชาย", "SOMCHAI 2", "A-B", ""]) {
    await browser.open("/user/profile/bank-name");
    const page = await browser.press(save, { bankAccountName });
    expect(page.status).toBe(400);
    expect(page.description("bankAccountName")).toBe(
      bankAccountName === ""
        ? brand.wanted("profile:bankAccountName")
        : brand.say("fields:bankAccountName.english"),
    );
  }
});

test("the password can be changed along with the account name: two that differ are told, a wrong old one saves neither [5.22]", async () => {
  const { who, browser } = await atBankThatWantsEnglish();
  const bankAccountName = "SOMCHAI JAIDEE";
  const send = async (passwords: ReturnType<typeof passwordsOf>) => {
    const form = await browser.open("/user/profile/bank-name");
    expect(form.one("dialog details").hasAttribute("open")).toBe(false);
    return browser.press(save, { bankAccountName, ...passwords });
  };
  const different = await send(passwordsOf(who.password, "one", "other"));
  expect(different.description("confirmPassword")).toBe(brand.say("fields:password.different"));
  expect(different.one("dialog details").hasAttribute("open")).toBe(true);
  const wrong = await send(passwordsOf("canary-old", "canary-new"));
  expect(wrong.text("[role=alert]")).toContain(brand.say("errors:WRONG_PASSWORD"));
  expect(wrong.html).not.toContain("canary-");
  expect(await sandbox.callsOf(who, "account.updateBankAccountName")).toHaveLength(0);
  const saved = await send(passwordsOf(who.password, "new one"));
  expect(saved.path).toBe("/user/profile");
  for (const said of ["savedBankName", "savedPassword"] as const)
    expect(saved.text("main")).toContain(t(`profile:${said}`));
  expect(saved.text("main")).toContain(bankAccountName);
  expect(await canSignIn(sandbox, who, "new one")).toBe(true);
});

test("an account name that fails after the password's change is told together with it", async () => {
  const { who, browser } = await atBankThatWantsEnglish();
  const refusal = { kind: "status", status: 400, body: { message: "INVALID_BANK" } } as const;
  await sandbox.fault(who, { endpoint: "account.updateBankAccountName", ...refusal });
  await browser.open("/user/profile/bank-name");
  const passwords = passwordsOf(who.password, "new one");
  const page = await browser.press(save, { bankAccountName: "SOMCHAI JAIDEE", ...passwords });
  expect(page.path).toBe("/user/profile");
  expect(page.text("[role=alert]")).toContain(t("profile:savedPassword"));
  expect(page.text("[role=alert]")).toContain(brand.say("errors:INVALID_BANK"));
  expect(page.link(text(brand).editName)).toBe("/user/profile/bank-name");
  expect(await canSignIn(sandbox, who, "new one")).toBe(true);
});

test("a look-up that fails in an action leaves the form as it was typed", async () => {
  const { who, browser } = await atBankThatWantsEnglish();
  await browser.open("/user/profile/bank-name");
  await sandbox.fault(who, { endpoint: "account.profile", kind: "status", status: 500, times: 1 });
  const page = await browser.press(save, { bankAccountName: "somchai" });
  expect(page.text("[role=alert]")).toBe(brand.say("errors:INTERNAL_SERVER_ERROR"));
  expect(page.value("bankAccountName")).toBe("somchai");
});
