import { answers, fails, refuses } from "./faults";
import { inTurn, see, tap } from "./hands";
import { LONG_NAME } from "./members";
import type { Part, Stage } from "./state";

const profile = { path: "/user/profile" } as const;
const password = { path: "/user/profile/password" } as const;
const edit = { path: "/user/profile/edit" } as const;
const conditions = { path: "/user/home?dialog=conditions" } as const;
const submit = tap("dialog button[type=submit]");

/** A member of a bank that wants English names, whose name is not. */
async function thaiName(stage: Stage): Promise<void> {
  const { _id, username } = stage.member;
  const [bankCode] = stage.brand.banks.englishOnlyNames;
  const bankAccount = { bankCode, bankAccountName: "สมชาย ใจดี", bankAccountNo: "1234567890" };
  await answers("account.profile", { profile: { _id, username, name: "Ann" }, bankAccount })(stage);
}

async function typePasswords({ page }: Stage): Promise<void> {
  for (const field of await page.locator("dialog input[type=password]").all())
    await field.fill("kapao 98765");
}

export const account: Part = {
  id: "account",
  name: "Profile",
  states: [
    { id: "profile", name: "profile", kind: "usual", ...profile },
    {
      ...{ id: "profile-long", name: "a name of 40 letters", kind: "extreme", ...profile },
      member: () => ({
        name: LONG_NAME,
        bankAccountName: "A".repeat(40),
        bankAccountNo: "12345678901234567890",
      }),
    },
    { id: "profile-broken", name: "not read", kind: "broken", ...profile, prepare: fails("account.profile") },
    { id: "password", name: "another password", kind: "step", ...password },
    {
      ...{ id: "password-refused", name: "wrong old password", kind: "refused", ...password },
      prepare: refuses("account.changePassword", "WRONG_PASSWORD"),
      act: inTurn(typePasswords, submit, see("[role=alert]:not(:empty), [aria-invalid=true]")),
    },
    { id: "profile-edit", name: "to be edited", kind: "step", ...edit },
    {
      ...{ id: "profile-saved", name: "saved", kind: "done", ...edit, shows: profile.path },
      act: inTurn(submit, see("[role=status]:not(:empty)")),
    },
    {
      ...{ id: "bank-name", name: "name of the bank account", kind: "step", path: "/user/profile/bank-name" },
      needs: ({ banks }) => banks.englishOnlyNames.length > 0,
      prepare: thaiName,
    },
    {
      ...{ id: "agreements", name: "agreements", kind: "step", path: "/user/home/agreements" },
    },
    { id: "conditions", name: "conditions", kind: "step", ...conditions, act: see("dialog li") },
    {
      ...{ id: "conditions-loading", name: "conditions on their way", kind: "loading", ...profile },
      prepare: ({ page }) => page.route(/\/user\/conditions\W/, () => new Promise(() => undefined)),
      act: inTurn(tap("a[href*='dialog=conditions']"), see("dialog [aria-busy=true]")),
    },
    {
      ...{ id: "conditions-none", name: "no conditions", kind: "empty", ...conditions },
      ...{ world: "bare", act: see("dialog p") },
    },
    {
      ...{ id: "conditions-broken", name: "conditions not read", kind: "broken", ...conditions },
      ...{ world: "apart", act: see("dialog [role=status]") },
    },
  ],
};
