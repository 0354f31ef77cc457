import { expectMember, newApplicant, registrationScreen } from "./applicant";
import { expect, test } from "./fixtures";

test("banks and sources come from the operator's lists [3.04 7.03 7.12 7.14]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  const { sources } = (await sandbox.call("lookup.sources")).body as {
    sources: { code: string; description: string }[];
  };
  const offered = (options: string) => page.locator(`${options} option:not([value=""])`);
  await expect(offered("[name=sourceCode]")).toHaveText(sources.map(({ description }) => description));
  await screen.enterProfile(applicant);
  const { banks } = (await sandbox.call("lookup.banks")).body as {
    banks: { code: string; nameTH: string }[];
  };
  const { known } = brand.config.banks;
  await expect(offered("[name=bankCode]")).toHaveText(
    banks.map(({ code, nameTH }) => known[code]?.name[brand.config.defaultLocale] ?? nameTH),
  );
});

test("an invite link's code is kept by the browser and cannot be changed [2.10 3.34 5.09]", async ({
  page,
  brand,
  sandbox,
}) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register?code=PR%E0%B8%81%2F%3D1a");
  const kept = (await page.context().cookies()).find(({ name }) => name === "code");
  expect(kept).toMatchObject({ value: encodeURIComponent("PRก/=1a"), httpOnly: true, sameSite: "Lax" });
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1_000 + 30 * 86_400);
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await expect(screen.invite).toHaveValue("PRก/=1a");
  await expect(screen.invite).not.toBeEditable();
  await screen.invite.evaluate((input: HTMLInputElement) => {
    input.value = "PRmine";
  });
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await expectMember(sandbox, applicant, { inviteCode: "PRก/=1a" });
});

test("without a link the invite code is typed, or left empty", async ({ page, brand, sandbox }) => {
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto(`/register?code=${"x".repeat(65)}`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("code");
  await screen.enterPhone(applicant);
  await screen.more.click();
  await screen.invite.fill(" PR77 ");
  await screen.enterProfile(applicant);
  await screen.enterBank(applicant);
  await expect(page).toHaveURL("/register/done");
  await expectMember(sandbox, applicant, { inviteCode: "PR77" });
});
