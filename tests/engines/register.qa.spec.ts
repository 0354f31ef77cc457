import { type Applicant, newApplicant } from "../support/applicant";
import type { BrandInfo } from "../support/brand";
import { expect, test } from "./fixtures";
import type { Phone } from "./phone";

async function enterProfile(phone: Phone, { t, config }: BrandInfo, applicant: Applicant): Promise<void> {
  await phone.fill("name", applicant.name);
  await phone.fill("password", applicant.password);
  await phone.fill("confirmPassword", applicant.password);
  if (config.saferPlay.ageConfirmation) await phone.choose("ageConfirmation");
  await phone.press(t("public:common.next"));
}

async function enterBank(phone: Phone, { t, config }: BrandInfo, applicant: Applicant): Promise<void> {
  await phone.select("bankCode", applicant.bankCode);
  await phone.fill("firstName", applicant.firstName);
  await phone.fill("lastName", applicant.lastName);
  await phone.fill("bankAccountNo", applicant.bankAccountNo);
  if (config.registerCurrencies.length > 0) await phone.select("currency", "BAHT");
  await phone.press(t("public:register.bank.submit"));
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    test("a guest verifies the phone, registers, and is a member who can sign in", async ({
      phone,
      brand,
      sandbox,
    }) => {
      const { t } = brand;
      const applicant = newApplicant(brand);
      await phone.open("/register");
      await phone.fill("username", applicant.username);
      await phone.press(t("public:common.next"));
      await phone.seePath("/register/otp");
      const { code } = await sandbox.control<{ code: string }>("GET", `/otp/${applicant.username}`);
      await phone.fill("otpCode", code);
      await phone.press(t("public:register.otp.submit"));
      await phone.seePath("/register/profile");
      await enterProfile(phone, brand, applicant);
      await phone.seePath("/register/bank");
      await enterBank(phone, brand, applicant);
      // The page that says so leads to the login by itself.
      await phone.seePath("/login");
      const { username, name, password, bankCode, bankAccountNo } = applicant;
      const currency = brand.config.laoBuild ? { currency: "BAHT" } : {};
      const member = { username, name, bankCode, bankAccountNo, bankAccountName: "MALI JAIDEE", ...currency };
      expect(await sandbox.balances(applicant)).toMatchObject(member);
      expect((await sandbox.call("account.login", { username, password })).status).toBe(200);
      const sent = await sandbox.callsOf(applicant, "otp.send");
      expect(sent.map(({ body }) => body)).toEqual([{ phoneNumber: applicant.username }]);
    });
  });
}
