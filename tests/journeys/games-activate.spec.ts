import { expect, test } from "./fixtures";
import { accountAt, GameScreen } from "./game-screen";
import { inEachLanguage } from "./languages";

test("an account that is open stands as open, even if the operator's wallet is late with it [4.09]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { username, password } = member;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  const { body } = await sandbox.call("wallet.get", {}, { token });
  const screen = await new GameScreen(page, brand, "SLOTXO").visit();
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 200, body: body as object });
  await screen.open.click();
  await expect(screen.dialog).toContainText(brand.t("games:opened"));
  const account = await accountAt(sandbox, member, "SLOTXO");
  await expect(screen.value(brand.t("games:password"))).toContainText(account.password);
  await expect(screen.dialog).not.toContainText(brand.t("games:notOpen"));
  await expect(screen.open).toHaveCount(0);
});

for (const withScript of [true, false]) {
  const how = withScript ? "" : ", without script";
  test(`an account is opened, then its user name and password are shown${how} [2.48 4.09 7.29]`, async ({
    page: scripted,
    noScript,
    signIn,
    brand,
    member,
    sandbox,
  }) => {
    const page = withScript ? scripted : noScript;
    await signIn(page.context(), member);
    const screen = await new GameScreen(page, brand, "SLOTXO").visit();
    await expect(screen.dialog).toContainText(brand.t("games:notOpen"));
    await expect(screen.play).toHaveCount(0);
    await screen.open.click();
    await expect(screen.dialog).toContainText(brand.t("games:opened"));
    const account = await accountAt(sandbox, member, "SLOTXO");
    expect(account.isActive).toBe(true);
    await expect(screen.value(brand.t("games:username"))).toContainText(account.username);
    await expect(screen.value(brand.t("games:password"))).toContainText(account.password);
    await expect(screen.play).toBeVisible();
    expect(await sandbox.callsOf(member, "wallet.activate")).toHaveLength(1);
  });

  test(`a new password opens an account too, and is shown${how} [2.45 4.10 7.31]`, async ({
    page: scripted,
    noScript,
    signIn,
    brand,
    member,
    sandbox,
  }) => {
    const page = withScript ? scripted : noScript;
    await signIn(page.context(), member);
    await sandbox.control("POST", `/members/${member.username}/accounts`, {
      code: "CIRCUS",
      isActive: false,
    });
    const old = await accountAt(sandbox, member, "CIRCUS");
    const screen = await new GameScreen(page, brand, "CIRCUS").visit();
    await screen.reset.click();
    await expect(screen.dialog).toContainText(brand.t("games:resetDone"));
    const account = await accountAt(sandbox, member, "CIRCUS");
    expect(account.isActive).toBe(true);
    expect(account.password).not.toBe(old.password);
    await expect(screen.value(brand.t("games:username"))).toContainText(account.username);
    await expect(screen.value(brand.t("games:password"))).toContainText(account.password);
    await expect(screen.play).toBeVisible();
    expect(await sandbox.callsOf(member, "wallet.resetPassword")).toHaveLength(1);
  });
}

test("a refused opening or reset is said in the panel alone, in each language [8.06 8.23]", async ({
  noScript: page,
  signIn,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  test.slow();
  await signIn(page.context(), member);
  const codes = [
    [
      "wallet.activate",
      "SLOTXO",
      ["GAME_ACTIVATION_FAIL", "SLOT_ALREADY_ACTIVE", "SLOT_ACTIVATE_FAIL", "NO_GAME"],
    ],
    ["wallet.resetPassword", "JOKER", ["SLOT_NO_ACCOUNT", "SLOT_RESET_PASSWORD_FAIL"]],
  ] as const;
  await inEachLanguage(page, url, brand, async (say) => {
    for (const [endpoint, game, messages] of codes) {
      for (const message of messages) {
        const fault = { kind: "status", status: 400, body: { message }, times: 1 } as const;
        await sandbox.fault(member, { endpoint, ...fault });
        const screen = await new GameScreen(page, brand, game).visit();
        await (endpoint === "wallet.activate" ? screen.open : screen.reset).click();
        await expect(screen.dialog.getByRole("status")).toHaveText(say(message));
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
    }
  });
});
