import type { WireVariety } from "../../scripts/sandbox/http/wire-variety";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { expectOutcome, TransferScreen } from "./transfer-screen";

const everything: Partial<WireVariety> = {
  bareLists: true,
  numbersAsStrings: true,
  moneyAsStrings: true,
  flagsAsNumbers: true,
  nulls: true,
  extraFields: true,
};

/** operator-api.md: strict in what we send, tolerant in what we accept. */
for (const failureKey of ["error", "code"] as const) {
  test(`bare lists, numbers as strings, nulls, extra fields and failures under "${failureKey}" make no difference`, async ({
    page,
    member,
    brand,
    sandbox,
  }) => {
    const { t, say } = brand;
    await sandbox.wire(member, { ...everything, failureKey });
    await page.goto("/login");
    await page.getByLabel(t("public:login.username")).fill(member.username);
    await page.getByLabel(t("public:login.password")).fill("wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(say("errors:WRONG_PASSWORD"));
    await page.getByLabel(t("public:login.password")).fill(member.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/user/home");
    await expect(figure(page, brand, 1_300.5)).toBeVisible();
    await expect(page.getByText(t("home:updating"))).toBeHidden();

    const screen = new TransferScreen(page, brand);
    await screen.send({ from: "wallet", to: "JOKER", amount: "100.25" });
    await expectOutcome(page, brand, "done");
    expect(await sandbox.balances(member)).toMatchObject({ wallet: 899.75, games: { JOKER: 350.25 } });
    await screen.send({ from: "JOKER", to: "wallet", amount: "350.26" });
    await expectOutcome(page, brand, "refused");
    await expect(page.getByRole("status")).toContainText(say("errors:MONEY_NOT_ENOUGH"));
    await screen.send({ from: "JOKER", to: "wallet", amount: "350.25" });
    await expectOutcome(page, brand, "done");
    expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_250, games: { JOKER: 0 } });
    await sandbox.revoke(member);
    await page.goto("/user/home");
    await expect(page).toHaveURL("/login");
  });
}
