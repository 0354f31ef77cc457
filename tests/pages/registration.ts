import type { Applicant } from "../support/applicant";
import type { BrandInfo } from "../support/brand";
import type { PlainBrowser } from "../support/plain-browser";
import type { FieldValue, PlainPage } from "../support/plain-page";

type Fields = Record<string, FieldValue>;

/** The steps of a registration, each sent as its form stands on the page that is open. */
export function registration(browser: PlainBrowser, { t, config }: BrandInfo) {
  const next = t("public:common.next");
  return {
    browser,
    /** Opens the first step and sends it. */
    async enterPhone({ username }: Pick<Applicant, "username">): Promise<PlainPage> {
      await browser.open("/register");
      return browser.press(next, { username });
    },
    enterCode(otpCode: string): Promise<PlainPage> {
      return browser.press(t("public:register.otp.submit"), { otpCode });
    },
    askAgain(): Promise<PlainPage> {
      return browser.press("do=resend");
    },
    enterProfile({ name, password }: Applicant, more: Fields = {}): Promise<PlainPage> {
      const age: Fields = config.saferPlay.ageConfirmation ? { ageConfirmation: "on" } : {};
      return browser.press(next, { name, password, confirmPassword: password, ...age, ...more });
    },
    enterBank(applicant: Applicant, more: Fields = {}): Promise<PlainPage> {
      const { bankCode, firstName, lastName, bankAccountNo } = applicant;
      const currency: Fields = config.registerCurrencies.length > 0 ? { currency: "BAHT" } : {};
      const fields = { bankCode, firstName, lastName, bankAccountNo, ...currency, ...more };
      return browser.press(t("public:register.bank.submit"), fields);
    },
  };
}
