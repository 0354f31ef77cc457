import { expect, test } from "./fixtures";
import { accountAt, GameScreen, switchGame } from "./game-screen";
import { moneyPost } from "./money-post";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";
import { TransferScreen } from "./transfer-screen";

test("a whole card leads to its account; Back closes it [2.27]", async ({ signedIn: page, brand }) => {
  await page.goto("/user/home");
  const card = page.getByRole("link", { name: brand.game("JOKER") }).first();
  const box = await card.boundingBox();
  await card.click({ position: { x: 5, y: (box?.height ?? 0) - 5 } });
  await expect(page).toHaveURL("/user/home/games/JOKER");
  const { dialog } = new GameScreen(page, brand, "JOKER");
  await expect(dialog).toContainText(brand.priced(brand.money(250)));
  await expect(dialog).toContainText(brand.priced(brand.money(1_000)));
  await page.goBack();
  await expect(page).toHaveURL("/user/home");
  await expect(dialog).toBeHidden();
});

for (const withScript of [true, false]) {
  test(`who comes back from playing is led to move the money back, ${withScript ? "with" : "without"} script`, async ({
    page: scripted,
    noScript,
    signIn,
    brand,
    member,
    sandbox,
  }) => {
    const page = withScript ? scripted : noScript;
    await signIn(page.context(), member);
    const { dialog } = await new GameScreen(page, brand, "JOKER").visit();
    await sandbox.play(member, "JOKER", brand.money(50));
    await dialog.getByRole("link", { name: brand.t("games:wayBack.action") }).click();
    const transfer = new TransferScreen(page, brand);
    await expect(transfer.option("from", "JOKER")).toBeChecked();
    await expect(transfer.option("to", "wallet")).toBeChecked();
    await transfer.amount.fill(String(brand.money(300)));
    await transfer.submit.click();
    await expect(page).toHaveURL(OUTCOME);
    expect(await sandbox.balances(member)).toMatchObject({ wallet: brand.money(1_300), games: { JOKER: 0 } });
    const empty = new GameScreen(page, brand, "UFABET");
    await empty.visit();
    await expect(empty.dialog.getByRole("link", { name: brand.t("games:wayBack.action") })).toHaveCount(0);
  });
}

test("a category without a game keeps its heading, with a sentence [2.26]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const slots = [{ code: "JOKER", name: "Joker", category: "slot", isActive: true, amount: 5 }];
  const profile = { _id: member._id, name: member.name, username: member.username };
  const body = { profile, wallet: { amount: 5 }, slots };
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 200, body });
  await page.goto("/user/home");
  for (const name of ["sport", "lotto"] as const) {
    const shelf = page.getByRole("region", { name: brand.t(`home:${name}`), exact: true });
    await expect(shelf).toContainText(brand.t("home:noneHere"));
    await expect(shelf.getByRole("link")).toHaveCount(0);
  }
});

test("user name and password come when they are asked for, and stand in no page before [2.45 3.11 7.30]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const account = await accountAt(sandbox, member, "JOKER");
  const texts: Promise<string>[] = [];
  page.on("response", (answer) => texts.push(answer.text().catch(() => "")));
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  await awaitScript(page);
  const seen = await Promise.all(texts);
  expect(seen.some((text) => text.includes(brand.game("JOKER")))).toBe(true);
  expect(seen.filter((text) => text.includes(account.password) || text.includes(account.username))).toEqual(
    [],
  );
  expect(await sandbox.callsOf(member, "wallet.credentials")).toEqual([]);

  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await screen.show.click();
  expect((await answered).headers()["cache-control"]).toContain("no-store");
  await expect(screen.value(t("games:username"))).toContainText(account.username);
  await expect(screen.value(t("games:password"))).toContainText(account.password);
  await expect(screen.dialog.locator("input:not([type=hidden])")).toHaveCount(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await screen.value(t("games:password")).getByRole("button").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(account.password);
  await screen.dialog.getByRole("link", { name: t("games:hide") }).click();
  await expect(screen.dialog).not.toContainText(account.password);
});

test("apps lead where the operator says, in a tab of their own; a link that is none is no app [2.48 3.10]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  const android = screen.dialog.getByRole("link", { name: "Android" });
  expect(await android.getAttribute("href")).toMatch(/\/JOKER\/android$/);
  await expect(android).toHaveAttribute("rel", /noreferrer/);
  await switchGame(sandbox, member, "JOKER", { android: "javascript:alert(1)", ios: null });
  await screen.visit();
  await expect(screen.dialog.getByRole("link", { name: "Android" })).toHaveCount(0);
  await expect(screen.dialog.getByRole("button", { name: "iOS" })).toBeDisabled();
  const ios = "itms-services://?action=download-manifest&url=https%3A%2F%2Fgames.example%2Fjoker.plist";
  await switchGame(sandbox, member, "JOKER", { ios });
  await screen.visit();
  await expect(screen.dialog.getByRole("link", { name: "iOS" })).toHaveAttribute("href", ios);
});

test("200 posts of one opening, one reset, one transfer reach the operator once each", async ({
  signedIn: page,
  house,
  member,
  sandbox,
}) => {
  const forms = [
    ["wallet.activate", "SLOTXO", "activate", 200],
    ["wallet.resetPassword", "JOKER", "reset", 200],
    ["wallet.transferAll", "HUAYHD", "move", 303],
  ] as const;
  for (const [endpoint, code, button, status] of forms) {
    const form = await moneyPost<{ do: string }>(house.url, `/user/home/games/${code}`, page.context());
    const intent = await form.drawOf(button);
    await sandbox.fault(member, { endpoint, kind: "delay", delayMs: 300 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => form.post({ intent, do: button })));
    // Two of them respond with a page, and reads by one member are refused beyond a number in flight.
    const others = answers.map((answer) => answer.status).filter((seen) => seen !== status);
    expect(new Set(others)).toEqual(new Set(others.length > 0 && button !== "move" ? [503] : []));
    expect(others.length).toBeLessThan(answers.length);
    expect(await sandbox.callsOf(member, endpoint)).toHaveLength(1);
  }
  expect(await sandbox.isExact()).toBe(true);
});

test("the carousel and the dialog work by keys alone", async ({ signedIn: page, brand }) => {
  await page.goto("/user/home");
  await awaitScript(page);
  const card = page.getByRole("link", { name: brand.game("JOKER") }).first();
  await card.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: brand.game("PG") }).first()).toBeFocused();
  await card.focus();
  await page.keyboard.press("Enter");
  const screen = new GameScreen(page, brand, "JOKER");
  await expect(screen.dialog).toBeVisible();
  await screen.show.focus();
  await page.keyboard.press("Enter");
  await expect(screen.value(brand.t("games:password")).getByRole("button")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
});
