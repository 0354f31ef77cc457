import { catalogue } from "../../scripts/sandbox/seed/catalogue";
import { flavours } from "../../scripts/sandbox/seed/seeds";
import { expect, test } from "./fixtures";
import { figure, walletCard } from "./home-screen";

test("home shows the name, main wallet, sum of games, total and the time of the reading [1.07 2.21 3.07 3.33 6.04 7.27]", async ({
  signedIn: page,
  member,
  brand,
}) => {
  const { t, priced, money, config } = brand;
  await page.goto("/user/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.name);
  const card = walletCard(page, brand);
  const part = (name: string) =>
    card.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd[1]");
  await expect(card).toContainText(`${t("home:total")}${priced(money(1_300.5))}`);
  await expect(part(t("home:mainWallet"))).toHaveText(priced(money(1_000)));
  await expect(part(t("home:games"))).toHaveText(priced(money(300.5)));
  const shown = card.getByText(/\d\d:\d\d:\d\d/);
  const time = /\d\d:\d\d:\d\d/.exec((await shown.textContent()) ?? "")?.[0] ?? "";
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: config.timeZone, timeStyle: "medium" });
  const lately = Array.from({ length: 20 }, (_, ago) => clock.format(Date.now() - ago * 1_000));
  expect(lately).toContain(time);
});

test("the total counts raw amounts; the multiplier changes only what a card shows [2.27 3.09 6.04]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const { t, priced, shown, game } = brand;
  const member = await sandbox.make({ walletAmount: 10, games: { SLOTXO: 12.5, SLOTRACHA: 20, CIRCUS: 3 } });
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await expect(figure(page, brand, 45.5)).toBeVisible();
  const card = (code: string) => page.getByRole("listitem").filter({ hasText: game(code) });
  await expect(card("SLOTXO")).toContainText(priced(12.5));
  await expect(card("SLOTXO")).toContainText(t("home:inGame", { amount: shown(125) }));
  await expect(card("SLOTRACHA")).toContainText(t("home:inGame", { amount: shown(2) }));
  await expect(card("CIRCUS")).toContainText(priced(3));
  await expect(card("CIRCUS")).not.toContainText(t("home:inGame", { amount: shown(3) }));
});

test("three carousels hold every game account: slot, sport with casino, lotto [1.15 2.26 9.28]", async ({
  signedIn: page,
  brand: { t, seed },
}) => {
  await page.goto("/user/home");
  const games = catalogue(flavours[seed]);
  const shelves = {
    slot: games.filter(({ category }) => category === "slot"),
    sport: games.filter(({ category }) => category === "sport" || category === "casino"),
    lotto: games.filter(({ category }) => category === "lotto"),
  };
  for (const [name, own] of Object.entries(shelves)) {
    const title = t(`home:${name as keyof typeof shelves}`);
    const cards = page.getByRole("region", { name: title, exact: true }).getByRole("listitem");
    await expect(cards).toHaveCount(own.length);
    for (const [index, { name: gameName }] of own.entries()) {
      await expect(cards.nth(index)).toContainText(gameName);
    }
  }
});

test("a card has logo, background, balance, name, and says whether the account is open [2.27 3.09]", async ({
  signedIn: page,
  brand: { t, priced, money, game },
}) => {
  await page.goto("/user/home");
  const card = (code: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(game(code), { exact: true }) });
  await expect(card("JOKER")).toContainText(priced(money(250)));
  await expect(card("JOKER")).toContainText(t("home:viewData"));
  await expect(card("JOKER").locator("img[src*='background-JOKER']")).toBeVisible();
  await expect(card("JOKER").locator("img[src*='logo-JOKER']")).toBeVisible();
  await expect(card("SLOTXO")).toContainText(t("home:openAccount"));
  await expect(card("SLOTXO")).toContainText(priced(0));
  // If the operator has no picture: a pattern and initials instead.
  await expect(card("CIRCUS").locator("img")).toHaveCount(0);
  await expect(card("CIRCUS")).toContainText("CI");
});

test("the top bar has the operator's name, the languages and a logout button [2.20 7.07]", async ({
  signedIn: page,
  brand: { t, config },
}) => {
  await page.goto("/user/home");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: config.name[config.defaultLocale] })).toBeVisible();
  await expect(bar.getByLabel(t("public:common.language"))).toBeVisible();
  await expect(bar.getByRole("button", { name: t("member:frame.logout") })).toBeVisible();
});

test("very big figures and members without money or games are shown as exactly", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const rich = await sandbox.make({
    walletAmount: 987_654_321.09,
    games: { JOKER: 123_456_789.01, PG: 0.01 },
  });
  await signIn(page.context(), rich);
  await page.goto("/user/home");
  await expect(figure(page, brand, 1_111_111_110.11)).toBeVisible();
  const poor = await sandbox.make({ games: {} });
  await signIn(page.context(), poor);
  await page.goto("/user/home");
  await expect(figure(page, brand, 0).first()).toBeVisible();
});

test("a member without any game is told so, and where to ask", async ({ page, signIn, sandbox, brand }) => {
  const member = await sandbox.make({ walletAmount: brand.money(5) });
  const profile = { _id: member._id, username: member.username, name: member.name };
  const body = { profile, wallet: { amount: brand.money(5) }, slots: [] };
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 200, body });
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await expect(figure(page, brand, 5).first()).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(brand.t("home:noGames"))).toBeVisible();
  await main.getByRole("link", { name: brand.t("member:frame.contact") }).click();
  await expect(page).toHaveURL("/user/contact");
});

test("every call for a member bears the token and says wallet-user, whose phone it is and from where [7.02]", async ({
  signedIn: page,
  member,
  sandbox,
}) => {
  await page.goto("/user/home");
  await page.goto("/user/home/transfer");
  const calls = await sandbox.callsOf(member);
  expect(calls.map(({ endpoint }) => endpoint)).toContain("wallet.refreshSlots");
  const agent = await page.evaluate(() => navigator.userAgent);
  for (const { endpoint, headers, status } of calls) {
    expect([endpoint, status]).toEqual([endpoint, 200]);
    expect(headers).toMatchObject({ "x-requested-with": "wallet-user", "x-forwarded-for": "127.0.0.1" });
    if (endpoint !== "account.login") expect(headers["user-agent"]).toBe(agent);
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
  }
  const guests = (await sandbox.calls({})).filter(({ username }) => username === null);
  expect(guests.every(({ headers }) => headers["x-requested-with"] === "wallet-user")).toBe(true);
});
