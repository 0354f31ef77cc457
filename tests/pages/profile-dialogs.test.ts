import { expect, test } from "vitest";
import { attacks } from "../attacks/strings";
import { canSignIn, held, text } from "../journeys/profile-screen";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;
const { save } = text(brand);

/** The browser of a member whose account name the bank wants in English. */
async function atBankThatWantsEnglish(bankCode = "KTB") {
  const who = await sandbox.make({ bankCode, bankAccountName: "สมชาย ใจดี" });
  return { who, browser: await signedIn(who) };
}

const passwordsOf = (oldPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  ...{ oldPassword, newPassword, confirmPassword },
});

test("the lock opens the password dialog; the new password signs in from then on, said once [1.13 2.56 3.26 7.24 8.08]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const claimed = await browser.open("/user/profile?saved=password");
  expect(claimed.text()).not.toContain(t("profile:savedPassword"));
  const profile = await browser.open("/user/profile");
  const lock = profile.all("main a").find((link) => link.querySelector("[data-icon=lock]"));
  expect([lock?.getAttribute("aria-label") ?? lock?.textContent, lock?.getAttribute("href")]).toEqual([
    text(brand).lock,
    "/user/profile/password",
  ]);
  const form = await browser.follow(text(brand).lock);
  expect([form.path, form.all("dialog[open]").length]).toEqual(["/user/profile/password", 1]);
  const fields = form.all("dialog input[type=password]").map((field) => field.getAttribute("name"));
  expect(fields).toEqual(["oldPassword", "newPassword", "confirmPassword"]);
  const saved = await browser.press(save, passwordsOf(who.password, "ใหม่-กว่า 1"));
  expect([saved.path, saved.text()]).toEqual([
    "/user/profile",
    expect.stringContaining(t("profile:savedPassword")),
  ]);
  expect(await canSignIn(sandbox, who, who.password)).toBe(false);
  expect(await canSignIn(sandbox, who, "ใหม่-กว่า 1")).toBe(true);
  const [call] = await sandbox.callsOf(who, "account.changePassword");
  expect(Object.keys(call?.body as object)).toEqual(["oldPassword", "newPassword"]);
  expect((await browser.open("/user/profile")).text()).not.toContain(t("profile:savedPassword"));
});

test("a wrong old password is refused in words, and no password is sent back [8.08]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/profile/password");
  const page = await browser.press(save, passwordsOf("canary-old", "canary-new"));
  expect(page.text("[role=alert]")).toContain(brand.say("errors:WRONG_PASSWORD"));
  expect(page.html).not.toContain("canary-");
  expect(await canSignIn(sandbox, who, who.password)).toBe(true);
});

test("a password's change whose answer got lost may have happened, which the form says without showing it", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "account.changePassword", kind: "reset-after", times: 1 });
  await browser.open("/user/profile/password");
  const page = await browser.press(save, passwordsOf(who.password, "canary-new"));
  expect(page.text("[role=alert]")).toBe(t("form:lost.password"));
  expect(page.html).not.toContain("canary-");
  expect(await canSignIn(sandbox, who, "canary-new")).toBe(true);
});

test("two different new passwords get an inline error and reach nobody [5.20]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/profile/password");
  const page = await browser.press(save, passwordsOf(who.password, "one", "other"));
  expect(page.one("[name=confirmPassword]").getAttribute("aria-invalid")).toBe("true");
  expect(page.description("confirmPassword")).toBe(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(who, "account.changePassword")).toHaveLength(0);
});

test("with any of the three empty nothing is called: no toast, no dialog, the empty field says so [5.19]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const empty of ["oldPassword", "newPassword", "confirmPassword"] as const) {
    const form = await browser.open("/user/profile/password");
    expect(form.one(`[name=${empty}]`).hasAttribute("required")).toBe(true);
    const page = await browser.press(save, { ...passwordsOf(who.password, who.password), [empty]: "" });
    expect(page.description(empty)).toBe(brand.wanted(`profile:${empty}`));
    expect(page.all("[aria-invalid=true]")).toHaveLength(1);
    expect(page.text("[role=alert]")).toContain(t(`profile:${empty}`));
    expect(page.all("[data-tone], [role=alertdialog]")).toEqual([]);
  }
  expect(await sandbox.callsOf(who, "account.changePassword")).toHaveLength(0);
  expect(await canSignIn(sandbox, who, who.password)).toBe(true);
});

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

test("an account name in other letters is refused at the field, new passwords that differ are told too [5.21 5.22]", async () => {
  const { who, browser } = await atBankThatWantsEnglish();
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
  const send = (confirmPassword: string) =>
    browser.visitor.post("/user/profile/bank-name", {
      ...{ bankAccountName: "SOMCHAI JAIDEE", newPassword: "one", confirmPassword },
    });
  const refused = await send("other");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(brand.say("fields:password.different"));
  expect(await sandbox.callsOf(who, "account.updateBankAccountName")).toHaveLength(0);
  expect((await send("one")).status).toBe(303);
});

test("a look-up that fails in an action leaves the form as it was typed", async () => {
  const { who, browser } = await atBankThatWantsEnglish();
  await browser.open("/user/profile/bank-name");
  await sandbox.fault(who, { endpoint: "account.profile", kind: "status", status: 500, times: 1 });
  const page = await browser.press(save, { bankAccountName: "somchai" });
  expect(page.text("[role=alert]")).toBe(brand.say("errors:INTERNAL_SERVER_ERROR"));
  expect(page.value("bankAccountName")).toBe("somchai");
});

test("hostile input in the dialogs is refused or kept as it is, and never runs", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const send = (path: string, form: Record<string, string>) =>
    browser.visitor.post(`/user/profile/${path}`, form);
  const usual = { name: "A", bankCode: "SCB", bankAccountName: "A B", bankAccountNo: "1234567891" };
  const odd = ["\u0000", "\u202egnol", "{{name}}", "$t(common.back)", "%00", "'; DROP TABLE members; --"];
  const hostile = [...odd, "ก".repeat(500), ...attacks.filter((_, index) => index % 24 === 0)];
  const kept: string[] = [];
  for (const typed of hostile) {
    for (const answer of [
      await send("bank-name", { bankAccountName: typed }),
      await send("password", passwordsOf(typed, typed)),
      await send("edit", { ...usual, bankCode: typed }),
      await send("edit", { ...usual, bankAccountNo: typed }),
    ]) {
      expect([302, 303, 400], typed).toContain(answer.status);
    }
    const isKept = (await send("edit", { ...usual, name: typed })).status === 303;
    const page = await browser.open("/user/profile");
    expect(page.status, typed).toBe(200);
    if (!isKept) continue;
    kept.push(typed);
    const { name } = (await held(sandbox, who)).profile;
    expect(page.text("main h2"), typed).toContain(name.replace(/\s+/g, " ").trim());
  }
  expect(kept.length).toBeGreaterThan(8);
  expect(await sandbox.callsOf(who, "account.updateBankAccountName")).toHaveLength(0);
});
