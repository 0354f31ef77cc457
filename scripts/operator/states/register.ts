import { inTurn, reach, see, tap, type } from "./hands";
import type { Part, Stage } from "./state";

const SUBMIT = "main form button[type=submit]:not([value=resend]), main button[form][type=submit]";
const next = tap(SUBMIT);
const faulty = see("[aria-invalid=true]");
const guest = { path: "/register", member: "guest" } as const;

/** A phone number that nobody has, as long as the brand wants it. */
function freePhone({ brand }: Stage): string {
  const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, "0");
  return `09${digits}`.slice(0, brand.phone.length ?? 11);
}

async function enterPhone(stage: Stage): Promise<void> {
  await stage.page.locator("input[name=username]").fill(freePhone(stage));
  await next(stage);
}

async function fillProfile({ page, brand }: Stage): Promise<void> {
  await page.locator("input[name=name]").fill("มะลิ ใจดี");
  await page.locator("input[name=password]").fill("secret 123456");
  await page.locator("input[name=confirmPassword]").fill("secret 123456");
  if (brand.saferPlay.ageConfirmation) await page.getByRole("checkbox").first().check();
}

async function fillBank({ page, brand }: Stage): Promise<void> {
  await page.locator("select[name=bankCode]").selectOption({ index: 1 });
  await page.locator("input[name=firstName]").fill("mali");
  await page.locator("input[name=lastName]").fill("jaidee");
  await page.locator("input[name=bankAccountNo]").fill(`7${String(Math.random()).slice(2, 11)}`);
  if (brand.registerCurrencies.length > 0)
    await page.locator("select[name=currency]").selectOption({ index: 1 });
}

const toProfile = inTurn(enterPhone, reach(/\/register\/profile$/));
const toBank = inTurn(toProfile, fillProfile, next, reach(/\/register\/bank$/));
const profile = { ...guest, shows: "/register/profile" };
const bank = { ...guest, shows: "/register/bank" };
const otp = { ...guest, shows: "/register/otp", world: "otp" } as const;
const toOtp = inTurn(enterPhone, reach(/\/register\/otp$/));

export const register: Part = {
  id: "register",
  name: "Register",
  states: [
    { id: "register", name: "phone", kind: "usual", ...guest },
    {
      ...{ id: "register-refused", name: "phone too short", kind: "refused", ...guest },
      act: inTurn(type("input[name=username]", "08"), next, faulty),
      needs: ({ phone }) => phone.length !== null,
    },
    { id: "register-otp", name: "one-time code", kind: "step", ...otp, act: toOtp },
    {
      ...{ id: "register-otp-refused", name: "wrong code", kind: "refused", ...otp },
      act: inTurn(
        toOtp,
        type("input[name=otpCode]", "000000"),
        // The last digit sends the code by itself, but only once the page has its script.
        ({ page }) => page.keyboard.press("Enter"),
        see("[role=alert]:not(:empty)"),
      ),
    },
    { id: "register-profile", name: "profile", kind: "step", ...profile, act: toProfile },
    {
      ...{ id: "register-profile-refused", name: "profile with faults", kind: "refused", ...profile },
      act: inTurn(toProfile, type("input[name=password]", "1"), next, faulty),
    },
    { id: "register-bank", name: "bank account", kind: "step", ...bank, act: toBank },
    {
      ...{ id: "register-bank-refused", name: "bank account with faults", kind: "refused", ...bank },
      act: inTurn(toBank, next, faulty),
    },
    {
      ...{ id: "register-bank-taken", name: "refused by the operator", kind: "refused", ...bank },
      act: inTurn(
        toBank,
        fillBank,
        type("input[name=bankAccountNo]", "1"),
        next,
        see("[role=alert]:not(:empty), [aria-invalid=true]"),
      ),
    },
    {
      ...{ id: "register-done", name: "done", kind: "done", ...guest, shows: "/register/done" },
      act: inTurn(toBank, fillBank, next, reach(/\/register\/done$/)),
    },
  ],
};
