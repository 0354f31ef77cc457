import type { Page } from "playwright/test";
import type { Applicant } from "../support/applicant";
import type { BrandInfo } from "../support/brand";
import { awaitScript } from "./screens";

/** The registration's screens, filled in as a person would, in the language of a first visit. */
export function registrationScreen(page: Page, { t, config }: BrandInfo) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();
  const fields = {
    phone: field(t("public:register.phone.username")),
    code: field(t("public:register.otp.otpCode")),
    name: field(t("public:register.profile.name")),
    password: field(t("public:register.profile.password")),
    confirmPassword: field(t("public:register.profile.confirmPassword")),
    source: field(t("public:register.profile.sourceCode")),
    invite: field(t("public:register.profile.inviteCode")),
    age: page.getByRole("checkbox"),
    bank: field(t("public:register.bank.bankCode")),
    firstName: field(t("public:register.bank.firstName")),
    lastName: field(t("public:register.bank.lastName")),
    accountNo: field(t("public:register.bank.bankAccountNo")),
    currency: field(t("public:register.bank.currency")),
  };
  return {
    ...fields,
    resend: page.getByRole("button", { name: t("public:register.otp.resend") }),
    /** Unfolds the invite code, and how the applicant found us. */
    more: page.locator("main summary"),
    waiting: page.locator("main button[value=resend]"),
    next: () => press(t("public:common.next")),
    confirm: () => press(t("public:register.otp.submit")),
    submit: () => press(t("public:register.bank.submit")),

    async enterPhone({ username }: Applicant) {
      await fields.phone.fill(username);
      await press(t("public:common.next"));
    },
    /** The first code of a page, which sends itself. */
    async enterCode(code: string) {
      await awaitScript(page);
      await fields.code.fill(code);
    },
    async fillProfile({ name, password }: Applicant) {
      await fields.name.fill(name);
      await fields.password.fill(password);
      await fields.confirmPassword.fill(password);
      if (config.saferPlay.ageConfirmation) await fields.age.check();
    },
    async enterProfile(applicant: Applicant) {
      await this.fillProfile(applicant);
      await press(t("public:common.next"));
    },
    async fillBank({ bankCode, firstName, lastName, bankAccountNo }: Applicant) {
      await fields.bank.selectOption(bankCode);
      await fields.firstName.fill(firstName);
      await fields.lastName.fill(lastName);
      await fields.accountNo.fill(bankAccountNo);
      if (config.registerCurrencies.length > 0) await fields.currency.selectOption("BAHT");
    },
    async enterBank(applicant: Applicant) {
      await this.fillBank(applicant);
      await press(t("public:register.bank.submit"));
    },
  };
}
