import { expect, test } from "vitest";
import { accountAt, setAccount, switchGame } from "../journeys/game-accounts";
import type { JourneyMember } from "../support/sandbox";
import { inEachLanguage } from "./each-language";
import { gamePath, PLAY } from "./game-account";
import { LOUD } from "./loud";
import { expectOutcome } from "./outcome";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages();
const { t, priced, shown } = brand;

/**
 * Expects that the dialog shows the account as the provider has it, each
 * part with its copy button, and the way to play.
 */
async function expectShown(page: Awaited<ReturnType<typeof open>>["page"], who: JourneyMember, code: string) {
  const account = await accountAt(sandbox, who, code);
  expect(account.isActive).toBe(true);
  expect(page.fact(t("games:username"), "dialog")).toContain(account.username);
  expect(page.fact(t("games:password"), "dialog")).toContain(account.password);
  for (const name of [t("games:username"), t("games:password")])
    expect(page.texts("dialog dd button")).toContain(`${t("public:copy.action")} ${name}`);
  return account;
}

async function open(who: JourneyMember, code: string) {
  const browser = await signedIn(who);
  return { browser, page: await browser.open(gamePath(code)) };
}

test("an account is opened, then its user name and password are shown [2.48 4.09 7.29]", async () => {
  const who = await member();
  const { browser, page } = await open(who, "SLOTXO");
  expect(page.text("dialog")).toContain(t("games:notOpen"));
  expect(page.all(PLAY)).toEqual([]);
  const opened = await browser.press("do=activate");
  expect(opened.text("dialog")).toContain(t("games:opened"));
  await expectShown(opened, who, "SLOTXO");
  expect(opened.all(PLAY)).toHaveLength(1);
  expect(await sandbox.callsOf(who, "wallet.activate")).toHaveLength(1);
});

test("an account that is open stands as open, even if the operator's wallet is late with it [4.09]", async () => {
  const who = await member();
  const { username, password } = who;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  const { body } = await sandbox.call("wallet.get", {}, { token });
  const { browser } = await open(who, "SLOTXO");
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body: body as object });
  const page = await browser.press("do=activate");
  expect(page.text("dialog")).toContain(t("games:opened"));
  await expectShown(page, who, "SLOTXO");
  expect(page.text("dialog")).not.toContain(t("games:notOpen"));
  expect(page.all("button[value=activate]")).toEqual([]);
});

test("a new password opens an account too, and is shown [2.45 4.10 7.31]", async () => {
  const who = await member();
  await setAccount(sandbox, who, { code: "CIRCUS", isActive: false });
  const old = await accountAt(sandbox, who, "CIRCUS");
  const { browser } = await open(who, "CIRCUS");
  const page = await browser.press("do=reset");
  expect(page.text("dialog")).toContain(t("games:resetDone"));
  const account = await expectShown(page, who, "CIRCUS");
  expect(account.password).not.toBe(old.password);
  expect(page.all(PLAY)).toHaveLength(1);
  expect(await sandbox.callsOf(who, "wallet.resetPassword")).toHaveLength(1);
});

test("a dozen posts of one opening, and of one reset, reach the operator once each", async () => {
  const who = await member();
  for (const [endpoint, code, button] of [
    ["wallet.activate", "SLOTXO", "activate"],
    ["wallet.resetPassword", "JOKER", "reset"],
  ] as const) {
    const { visitor } = await signedIn(who);
    const fields = { do: button, intent: await visitor.hiddenField(gamePath(code), "intent", button) };
    await sandbox.fault(who, { endpoint, kind: "delay", delayMs: 300 });
    const send = async () => (await visitor.post(gamePath(code), fields)).status;
    const statuses = await Promise.all(Array.from({ length: 12 }, send));
    // The calls that a dozen pages need at once may be more than one member may have in flight.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(await sandbox.callsOf(who, endpoint)).toHaveLength(1);
  }
});

test("a refused opening or reset is said in the panel alone, in each language [8.06 8.23]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const refusals = [
    ["GAME_ACTIVATION_FAIL", "SLOT_ALREADY_ACTIVE", "SLOT_ACTIVATE_FAIL", "NO_GAME"].map(
      (code) => ["wallet.activate", "SLOTXO", "do=activate", code] as const,
    ),
    ["SLOT_NO_ACCOUNT", "SLOT_RESET_PASSWORD_FAIL"].map(
      (code) => ["wallet.resetPassword", "JOKER", "do=reset", code] as const,
    ),
  ].flat();
  await inEachLanguage(browser, brand, async (say) => {
    for (const [endpoint, game, button, message] of refusals) {
      const fault = { kind: "status", status: 400, body: { message }, times: 1 } as const;
      await sandbox.fault(who, { endpoint, ...fault });
      await browser.open(gamePath(game));
      const page = await browser.press(button);
      expect(page.texts("dialog [role=status]")).toEqual([say(message)]);
      expect(page.all(LOUD)).toEqual([]);
    }
  });
});

test("who comes back from playing is led to move the money back", async () => {
  const who = await member();
  const { browser } = await open(who, "JOKER");
  await sandbox.play(who, "JOKER", 50);
  const transfer = await browser.follow(t("games:wayBack.action"));
  expect([transfer.value("from"), transfer.value("to")]).toEqual(["JOKER", "wallet"]);
  const page = await browser.press(t("transfer:submit"), { amount: "300" });
  expectOutcome(page, t("money:outcome.transfer.done"));
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_300, games: { JOKER: 0 } });
  const empty = await browser.open(gamePath("UFABET"));
  expect(empty.text("dialog")).not.toContain(t("games:wayBack.action"));
});

test("apps lead where the operator says, in a tab of their own; a link that is none is no app [2.48 3.10]", async () => {
  const who = await member();
  const { browser, page } = await open(who, "JOKER");
  expect(page.link("Android")).toMatch(/\/JOKER\/android$/);
  const android = page.one('a[href$="/android"]');
  expect([android.getAttribute("target"), android.getAttribute("rel")]).toEqual([
    "_blank",
    expect.stringContaining("noreferrer"),
  ]);
  await switchGame(sandbox, who, "JOKER", { android: "javascript:alert(1)", ios: null });
  const without = await browser.open(gamePath("JOKER"));
  for (const name of ["Android", "iOS"]) {
    expect(() => without.link(name)).toThrow();
    expect(without.texts("dialog fieldset button[disabled]").join()).toContain(name);
  }
  const ios = "itms-services://?action=download-manifest&url=https%3A%2F%2Fgames.example%2Fjoker.plist";
  await switchGame(sandbox, who, "JOKER", { ios });
  expect((await browser.open(gamePath("JOKER"))).link("iOS")).toBe(ios);
});

test("a game without a place on the web takes the money, and is off at zero [2.47 5.32 7.34]", async () => {
  const who = await member();
  await switchGame(sandbox, who, "JOKER", { web: null, android: null, ios: null });
  const { browser, page } = await open(who, "JOKER");
  expect(page.all(PLAY)).toEqual([]);
  expect(page.all("dialog fieldset button[disabled]")).toHaveLength(2);
  expect(page.text("#game-move-hint")).toBe(t("games:moveHint.elsewhere"));
  expect(page.text("button[value=move]")).toContain(shown(1_050.5));
  expectOutcome(await browser.press("do=move"), t("games:outcome.transferAll.done"));
  const { wallet, games } = await sandbox.balances(who);
  expect([wallet, games.JOKER, games.HUAYHD, games.PG]).toEqual([0, 1_300.5, 0, 0]);
  const moved = await browser.follow(t("games:outcome.toGame"));
  expect(moved.fact(t("games:balance"), "dialog")).toBe(priced(1_300.5));
  expect(moved.one("button[value=move]").hasAttribute("disabled")).toBe(true);
  expect(moved.text("#game-move-hint")).toBe(t("games:moveHint.empty"));
});

test("a game without a web link is played where the operator's API gives the link", async () => {
  const { page } = await open(await member(), "HUAYHD");
  expect(page.all(PLAY)).toHaveLength(1);
  expect(page.all("button[value=move]")).toEqual([]);
});

test("a web game that the brand's file does not name is opened as any other, but neither played nor filled: it says so before and after [2.27 2.48 4.09]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.control("POST", "/games", { code: "NEW1", name: "New game" });
  await setAccount(sandbox, who, { code: "NEW1", isActive: false });
  const game = { code: "NEW1", name: "Joker", category: "slot", amount: 5, web: "https://play.new.example/" };
  const profile = { _id: who._id, name: who.name, username: who.username };
  for (const isActive of [true, false]) {
    const body = { profile, wallet: { amount: 5 }, slots: [{ ...game, isActive }] };
    await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body });
    const home = await browser.open("/user/home");
    expect(home.text("a[href$='/NEW1']")).toContain(t(isActive ? "home:viewData" : "home:openAccount"));
    const page = await browser.open(gamePath("NEW1"));
    const button = page
      .all("dialog button")
      .find(({ textContent }) => textContent === t(isActive ? "games:play" : "games:open"));
    expect(button?.hasAttribute("disabled")).toBe(isActive);
    expect(page.text(`[id="${button?.getAttribute("aria-describedby")}"]`)).toBe(t("games:failed.place"));
    expect(page.text("dialog")).not.toContain(t("games:notOpen"));
    expect(page.all(`button[value=move], ${PLAY}`)).toEqual([]);
    expect(page.all("button[value=reset]:not([disabled])")).toHaveLength(1);
    expect(page.all("button[value=reveal]")).toHaveLength(isActive ? 1 : 0);
    if (!isActive) {
      const opened = await browser.press("do=activate");
      expect(opened.text("dialog [role=status]")).toBe(t("games:outcome.activate.done"));
      expect(opened.all("dialog button[disabled]").map(({ textContent }) => textContent)).toContain(
        t("games:play"),
      );
      await expectShown(opened, who, "NEW1");
    }
    await sandbox.heal(who);
  }
  expect(await sandbox.callsOf(who, "wallet.transferAll")).toEqual([]);
});
