import { expect, test } from "vitest";
import { attacks } from "../attacks/strings";
import { canSignIn, held, passwordsOf, text } from "../journeys/profile-screen";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;
const { save } = text(brand);

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
  // For password managers, which would otherwise update another sign-in.
  const named = form.document.querySelector("dialog form input[hidden]");
  // As React spells it.
  expect(named?.getAttribute("autoComplete")).toBe("username");
  expect(named?.getAttribute("value")).toBe(who.username);
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

test("two different new passwords get an inline error and reach nobody [5.20 5.22]", async () => {
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
