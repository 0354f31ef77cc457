import { errorGroups } from "schemas/contract/errors";
import { BonusScreen, heldBy } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { inEachLanguage } from "./languages";
import { expectOutcome, TransferScreen } from "./transfer-screen";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("a bonus that cannot be ended yet stays, and a dialog says why; tried again it is asked for again [8.09 8.25]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await sandbox.flag(member, { bonus: "week" });
  const screen = new BonusScreen(page, brand);
  await screen.endHeld();
  await expect(screen.refusal).toContainText(brand.say("errors:BONUS_CONDITION"));
  await screen.refusal.getByRole("link", { name: brand.t("public:common.close") }).click();
  await expect(screen.refusal).toHaveCount(0);
  await expect(screen.held).toBeVisible();
  await screen.end.click();
  await screen.confirm.click();
  await expect(screen.refusal).toBeVisible();
  expect(await sandbox.callsOf(member, "bonus.clear")).toHaveLength(2);
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "WEEK15" });
});

test("ending a bonus in words of the operator's own is said as it came, as text, whether it ended or not [7.51 8.09]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const message = 'โบนัสจบแล้ว <img src=x onerror="alert(1)">';
  await sandbox.flag(member, { bonus: "week" });
  const screen = new BonusScreen(page, brand);
  for (const status of [409, 200]) {
    await sandbox.fault(member, {
      endpoint: "bonus.clear",
      kind: "status",
      status,
      body: { message },
      times: 1,
    });
    await screen.endHeld();
    const said = status === 200 ? page.locator("[data-tone=positive]") : screen.refusal;
    await expect(said).toContainText(message);
  }
});

/** Each code of the group, with the call that can return it to a member. */
const asked = {
  BONUS_REMAINING: "bonus.activate",
  BONUS_ALREADY_ACTIVE: "bonus.activate",
  BONUS_MAX_CLAIMED: "bonus.activate",
  BONUS_CONDITION: "bonus.clear",
  BONUS_CLEAR: "bonus.clear",
  BONUS_FULL: "promotion.activate",
  NO_PROMOTION: "promotion.activate",
  PROMOTION_RECEIVED: "promotion.activate",
} as const satisfies Record<(typeof errorGroups.bonus)[number], string>;

test("every code of bonus and promotion reaches the screen with its text, in each language and whatever the status [8.01 8.24 8.25]", async ({
  noScript: page,
  signIn,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  test.slow();
  await signIn(page.context(), member);
  await inEachLanguage(page, url, brand, async (say) => {
    for (const [index, code] of errorGroups.bonus.entries()) {
      const endpoint = asked[code];
      await sandbox.flag(member, { bonus: endpoint === "bonus.clear" ? "week" : null });
      const status = code === "BONUS_CLEAR" ? 200 : index % 2 === 0 ? 400 : 500;
      await sandbox.fault(member, { endpoint, kind: "status", status, body: { message: code }, times: 1 });
      await page.goto(endpoint === "bonus.activate" ? "/user/bonus/DAILY10" : "/user/bonus");
      if (endpoint === "bonus.activate") await page.locator("dialog form button").click();
      else {
        await page.locator("button[value=clear], button[value=promotion]").first().click();
        await page.locator("dialog button[value=confirm]").click();
      }
      const said = code === "BONUS_CLEAR" ? page.getByRole("status") : page.getByRole("alertdialog");
      await expect(said.filter({ hasText: say(code) })).toBeVisible();
    }
  });
});

test("a code that is gone between its search and its receipt, or was received, is refused by the operator's rules [8.24]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await screen.find("LASTONE");
  await expect(screen.promotion).toContainText(brand.t("bonus:promotion.found", { code: "LASTONE" }));
  await screen.receivePromotion.click();
  await screen.confirm.click();
  await expect(screen.refusal).toContainText(brand.say("errors:BONUS_FULL"));
  await screen.open();
  await screen.receivePromotion.click();
  await expect(screen.confirm).toBeEnabled();
  await sandbox.flag(member, { bonus: "day" });
  await screen.confirm.click();
  await expect(screen.refusal).toContainText(brand.say("errors:BONUS_REMAINING"));
});

test("what a bonus holds up leads to the bonus: a refused transfer, a refused withdrawal, a bonus beside another", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const next = async (name: string) => {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/user/bonus");
  };
  await page.goto("/user/bonus/DAILY10");
  await sandbox.flag(member, { bonus: "limit" });
  await page.locator("dialog form button").click();
  await expect(page.getByRole("alertdialog")).toContainText(brand.say("errors:BONUS_REMAINING"));
  await next(t("form:next.endBonus"));
  await new TransferScreen(page, brand).send({ from: "JOKER", to: "wallet", amount: "10" });
  await expectOutcome(page, brand, "refused");
  await next(t("form:next.endBonus"));
  await new WithdrawScreen(page, brand).send("200");
  await expectWithdrawal(page, brand, "refused");
  await next(t("form:next.seeBonus"));
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "WELCOME" });
});
