import { beforeEach, describe, expect, test } from "vitest";
import { brandIds } from "../../scripts/operator/brands/brand-files";
import { newApplicant } from "../support/applicant";
import { ownPages } from "./pages";
import { registration } from "./registration";

describe.each(brandIds())("%s", (brandId) => {
  const { brand, sandbox, guest } = ownPages({}, brandId);
  beforeEach(() => sandbox.set({ registerOTP: true }));

  function begin() {
    const steps = registration(guest(), brand);
    const enterSentCode = async (username: string) => {
      const { code } = await sandbox.control<{ code: string }>("GET", `/otp/${username}`);
      return steps.enterCode(code);
    };
    return { ...steps, enterSentCode };
  }

  test("registers members by its own phone rule, currencies and banks [3.03 4.01 5.02 9.04]", async () => {
    const { phone, saferPlay, registerCurrencies, laoBuild } = brand.config;
    const steps = begin();
    const applicant = newApplicant(brand);
    const enter = (username: string) => steps.enterPhone({ username });
    if (phone.length === null) {
      expect((await enter("abc")).description("username")).toBe(brand.say("fields:phone.format"));
      expect((await enter(`555${applicant.username}`)).path).toBe("/register/otp");
    } else {
      const length = String(phone.length);
      const tooLong = await enter("1".repeat(phone.length + 1));
      expect(tooLong.description("username")).toBe(brand.say("fields:phone.length", { length }));
    }
    await steps.enterPhone(applicant);
    const profile = await steps.enterSentCode(applicant.username);
    expect(profile.all("[name=ageConfirmation]")).toHaveLength(saferPlay.ageConfirmation ? 1 : 0);
    const bank = await steps.enterProfile(applicant);
    const currencies = bank.all("[name=currency] option:not([value=''])").map((option) => option.textContent);
    expect(currencies).toEqual(
      registerCurrencies.map((code) => brand.t(`public:register.bank.currencies.${code}`)),
    );
    expect((await steps.enterBank(applicant)).path).toBe("/register/done");
    const [call] = await sandbox.callsOf(applicant, "account.register");
    expect(Object.keys(call?.body as object).includes("currency")).toBe(laoBuild);
    const currency = laoBuild ? "BAHT" : null;
    expect(await sandbox.balances(applicant)).toMatchObject({ currency, wallet: 0, games: {} });
    const { username, password } = applicant;
    await steps.browser.open("/login");
    const home = await steps.browser.press(brand.t("public:login.submit"), { username, password });
    const named = home.text("body").match(/THB|LAK/g);
    expect([home.path, [...new Set(named)]]).toEqual(["/user/home", ["THB"]]);
    expect(home.text("main")).toContain(`${brand.t("home:total")}0.00 THB`);
  });

  test("gives the banks that want English names what they want", async () => {
    const steps = begin();
    const applicant = newApplicant(brand, { firstName: "ມາລີ" });
    await steps.enterPhone(applicant);
    await steps.enterSentCode(applicant.username);
    const bank = await steps.enterProfile(applicant);
    const offered = bank.all("[name=bankCode] option").map((option) => option.getAttribute("value") ?? "");
    const strict = offered.filter((code) => brand.config.banks.englishOnlyNames.includes(code));
    expect(strict.length).toBeGreaterThan(0);
    const message = brand.say("fields:bankAccountName.english");
    for (const bankCode of strict) {
      const refused = await steps.enterBank({ ...applicant, bankCode });
      expect(refused.description("firstName"), bankCode).toContain(message);
    }
    expect(await sandbox.callsOf(applicant, "account.register")).toEqual([]);
  });
});
