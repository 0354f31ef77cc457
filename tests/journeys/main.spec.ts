import { newApplicant } from "../support/applicant";
import { composed } from "./composed";
import { payNewest } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { arrivalsOf } from "./game-accounts";
import { GameScreen } from "./game-screen";
import { submit } from "./login-screen";
import { expectOutcomePage, OUTCOME } from "./outcome-screen";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";
import { slipPicture } from "./slip-hand";
import { expectOutcome, TransferScreen } from "./transfer-screen";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

// The main journeys, as a member with any browser must be able to make them: see projects.ts for who runs them.

test("a member is refused, signs in and sees the wallet", async ({ page, member, brand, sandbox }) => {
  const { t } = brand;
  const password = page.getByLabel(t("public:login.password"));
  await page.goto("/login");
  await awaitScript(page);
  await composed(page.getByLabel(t("public:login.username")), member.username);
  await password.fill("not the password");
  await submit(page, brand);
  await expect(page.getByRole("alert")).toHaveText(brand.say("errors:WRONG_PASSWORD"));
  await password.fill(member.password);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("main").getByText(brand.priced(brand.money(1_300.5)))).toBeVisible();
  const calls = await sandbox.callsOf(member, "account.login");
  expect(calls.map(({ status }) => status)).toEqual([401, 200]);
});

test("a deposit by code is made, cancelled, made again, paid and credited", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t, money, priced } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.open();
  // A tap in the moment in which a changed page is drawn anew would be lost (docs/decisions/pages-that-others-change.md).
  await awaitScript(page);
  await screen.amount.fill(String(money(400)));
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  await screen.cancel.click();
  await expect(screen.picture).toHaveCount(0);
  await screen.amount.fill(String(money(500)));
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  await expect(screen.dialog).toContainText(priced(money(500)));
  await payNewest(sandbox, member);
  await expectOutcomePage(page, t("money:outcome.slip.done"));
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("main").getByText(priced(money(1_800.5)))).toBeVisible();
  expect((await sandbox.balances(member)).wallet).toBe(money(1_500));
});

test("a slip is chosen, changed, sent and credited", async ({ signedIn: page, member, brand, sandbox }) => {
  const { t, money } = brand;
  const field = page.locator("input[name=file]");
  await page.goto("/user/home/deposit/slip");
  const slip = await slipPicture(sandbox, member, money(500));
  // A picture that is chosen in the moment in which the page is drawn anew is not looked at.
  await awaitScript(page);
  await field.setInputFiles(slip);
  await page.getByRole("button", { name: t("slip:remove"), exact: true }).click();
  await field.setInputFiles(slip);
  await expect(page.getByText(t("slip:readable"))).toHaveCount(brand.config.features.slipCheck ? 1 : 0);
  await page.getByRole("button", { name: t("slip:send"), exact: true }).click();
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(money(1_500));
});

test("a transfer is corrected and made once, however often its outcome is seen", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t, money, priced, shown } = brand;
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill({ from: "wallet", to: "JOKER", amount: shown(money(999_999)) });
  await expect(screen.submit).toBeDisabled();
  await composed(screen.amount, shown(money(100.25)));
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("article")).toContainText(priced(money(100.25)));
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("main").getByText(priced(money(899.75)))).toBeVisible();
  await page.goBack();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({
    wallet: money(899.75),
    games: { JOKER: money(350.25), PG: money(30.5) },
  });
});

test("a withdrawal is reviewed, confirmed and on its way", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t, money, priced, shown } = brand;
  const settlement = { username: member.username, withdrawSettlement: "by-hand" };
  await sandbox.control("POST", "/cashier", settlement);
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  // A tap that is under way while the page is drawn anew is lost.
  await awaitScript(page);
  await screen.amount.fill(shown(money(200.25)));
  await screen.submit.click();
  await expect(screen.review).toContainText(priced(money(799.75)));
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toEqual([]);
  await screen.confirm.click();
  await expectWithdrawal(page, brand, "accepted");
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page.getByRole("main")).toContainText(t("home:pending.withdrawWaiting"));
  const asked = await sandbox.callsOf(member, "wallet.withdrawAll");
  expect(asked.map(({ body }) => body)).toEqual([{ amount: money(200.25) }]);
  expect((await sandbox.balances(member)).wallet).toBe(money(799.75));
});

test("a game opens with all the money", async ({ signedIn: page, member, brand, sandbox }) => {
  const { money, config } = brand;
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  // A tap that is under way while the page is drawn anew is lost.
  await awaitScript(page);
  const opened = config.games.openIn === "tab" ? page.context().waitForEvent("page") : undefined;
  await screen.play.click();
  await expect(((await opened) ?? page).locator("body")).toContainText("(JOKER)");
  expect(await arrivalsOf(sandbox, member, "JOKER")).toMatchObject([{ how: "form", accepted: true }]);
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 0, games: { JOKER: money(1_300.5) } });
});

test("a member writes to staff and reads the answer", async ({ chat }) => {
  await chat.openOnContact();
  await composed(chat.typed, "My deposit has not come");
  await chat.typed.press("Enter");
  await expect(chat.log).toContainText("My deposit has not come");
  await expect.poll(async () => (await chat.described()).messages).toBe(1);
  await chat.staff({ message: "We are looking" });
  await expect(chat.log).toContainText("We are looking");
});

test("a guest verifies the phone, registers, and is a member who can sign in", async ({
  page,
  brand,
  sandbox,
}) => {
  await sandbox.set({ registerOTP: true });
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  await page.goto("/register");
  await awaitScript(page);
  await composed(screen.phone, applicant.username);
  await screen.next();
  await expect(page).toHaveURL("/register/otp");
  const { code } = await sandbox.control<{ code: string }>("GET", `/otp/${applicant.username}`);
  await screen.enterCode(code);
  await expect(page).toHaveURL("/register/profile");
  await screen.enterProfile({ ...applicant, password: "" });
  await expect(page.locator("[aria-invalid=true]")).not.toHaveCount(0);
  await screen.enterProfile(applicant);
  await expect(page).toHaveURL("/register/bank");
  await screen.enterBank(applicant);
  // The page that says so leads to the login by itself.
  await expect(page).toHaveURL("/login");
  const { username, password, bankAccountNo } = applicant;
  expect(await sandbox.balances(applicant)).toMatchObject({ username, bankAccountNo });
  expect((await sandbox.call("account.login", { username, password })).status).toBe(200);
});
