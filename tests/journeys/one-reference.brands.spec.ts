import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { WithdrawScreen } from "./withdraw-screen";

const REFERENCE = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/;

for (const how of ["with", "without"] as const) {
  test(`an outcome leads to its own entry, which bears the same reference, ${how} script`, async ({
    page: scripted,
    noScript,
    signIn,
    sandbox,
    brand,
    axe,
  }) => {
    const page: Page = how === "with" ? scripted : noScript;
    const member = await sandbox.make({ walletAmount: brand.money(5_000), statements: 3 });
    await signIn(page.context(), member);
    await new WithdrawScreen(page, brand).send(String(brand.money(1_000)));
    const outcome = page.getByRole("article");
    await expect(outcome).toContainText(REFERENCE);
    const [reference = ""] = REFERENCE.exec((await outcome.textContent()) ?? "") ?? [];
    await page.getByRole("link", { name: brand.t("money:outcome.entry") }).click();
    await expect(page).toHaveURL(/\/user\/statement\/entry\//);
    await expect(page.getByRole("main").getByText(reference)).toBeVisible();
    if (how === "with") await axe(page);
  });
}
