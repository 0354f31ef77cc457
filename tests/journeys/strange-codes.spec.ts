import { BonusScreen, expectReceived } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { accountAt, setAccount } from "./game-accounts";
import { heldBy } from "./member-rewards";
import { awaitScript } from "./screens";
import { signInTo } from "./session";

const BEGINNING = "WELCOME100";
const codes = [`${BEGINNING}#2`, `${BEGINNING}?2`, `${BEGINNING}%232`, `${BEGINNING}%`];

test("a bonus or a game whose code would end an address is the one that is received or opened", async ({
  page,
  ownHouse: { sandbox, url, brand },
}) => {
  const { t } = brand;
  for (const code of [BEGINNING, ...codes]) {
    await sandbox.control("POST", "/offers", { code, amount: 10, maxReceived: 9 });
    await sandbox.control("POST", "/games", { code, name: `Game ${code}` });
  }
  const screen = new BonusScreen(page, brand);
  for (const code of codes) {
    const member = await sandbox.make({ walletAmount: brand.money(100) });
    for (const at of [BEGINNING, code]) await setAccount(sandbox, member, { code: at, isActive: false });
    await page.context().clearCookies({ name: /session/ });
    await signInTo(url, page.context(), member);
    await page.goto(`${url}/user/home`);
    await awaitScript(page);
    await page
      .getByRole("link")
      .filter({ has: page.getByText(`Game ${code}`, { exact: true }) })
      .click();
    const dialog = page.getByRole("dialog", { name: `Game ${code}`, exact: true });
    await dialog.locator("button[value=activate]").click();
    await expect(dialog.getByText(t("games:outcome.activate.done"))).toBeVisible();
    expect((await accountAt(sandbox, member, code)).isActive).toBe(true);
    expect((await accountAt(sandbox, member, BEGINNING)).isActive).toBe(false);
    // Also from an address that was opened, not only from one that was tapped.
    await page.reload();
    await awaitScript(page);
    const old = (await accountAt(sandbox, member, code)).password;
    await dialog.locator("button[value=reset]").click();
    await expect(dialog.getByText(t("games:resetDone"))).toBeVisible();
    expect((await accountAt(sandbox, member, code)).password).not.toBe(old);

    await page.goto(`${url}/user/bonus`);
    await awaitScript(page);
    await screen.card(code).getByRole("link").click();
    const offer = page.getByRole("dialog", { name: code });
    await offer.getByRole("button", { name: t("bonus:offer.receive") }).click();
    await screen.confirm.click();
    await expectReceived(page, brand, "activate");
    expect(await heldBy(sandbox, member)).toMatchObject({ code });
    const called = await sandbox.callsOf(member, "bonus.activate");
    expect(called.map(({ path }) => decodeURIComponent(path.split("/").at(-1) ?? ""))).toEqual([code]);
  }
});
