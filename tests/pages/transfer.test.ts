import { expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import { outcomeOf, send } from "./money-dialog";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, priced, game, config } = brand;

const TRANSFER = "/user/home/transfer";

async function move(browser: PlainBrowser, from: string, to: string, amount: string): Promise<void> {
  await browser.open(TRANSFER);
  await send(browser, { from, to, amount });
  expect(outcomeOf(browser)).toBe("done");
}

test("two pickers with placeholder, main wallet and every open game; amount; cancel and transfer [2.43]", async () => {
  const browser = await signedIn();
  const page = await browser.open(TRANSFER);
  for (const side of ["from", "to"]) {
    const options = page.all(`input[name=${side}]`);
    const codes = options.map((option) => option.getAttribute("value"));
    expect(codes).toEqual(["", "wallet", "JOKER", "PG", "UFABET", "HUAYHD"]);
    const named = options.map((option) => option.closest("label")?.textContent ?? "");
    const names = [
      t("transfer:placeholder"),
      t("home:mainWallet"),
      ...codes.slice(2).map((code) => game(`${code}`)),
    ];
    for (const [index, name] of names.entries()) expect(named[index]).toContain(name);
    for (const [index, amount] of [1_000, 250, 30.5, 0, 20].entries())
      expect(named[index + 1]).toContain(priced(amount));
    expect(page.value(side)).toBe("");
  }
  expect(page.value("amount")).toBe("");
  expect(page.text("dialog button[type=submit]")).toBe(t("transfer:submit"));
  const home = await browser.follow(t("public:common.cancel"));
  expect(home.path).toBe("/user/home");
  expect(home.all("dialog[open]").length).toBe(0);
});

test("a member without an open game finds one sentence and the way to the games, in place of a form that leads nowhere", async () => {
  const browser = await signedIn(await sandbox.make({ walletAmount: 50 }));
  const page = await browser.open(TRANSFER);
  expect(page.text("dialog p")).toBe(t("transfer:noGames"));
  expect(page.all("dialog form").length).toBe(0);
  expect((await browser.follow(t("transfer:toGames"))).path).toBe("/user/home");
});

test("amounts are taken with commas and in Thai and Lao digits, and move exactly", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const typed of ["๑๐๐.๒๕", "໑໐໐.໒໕", "100.25"]) await move(browser, "wallet", "PG", typed);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 699.25, games: { PG: 331.25 } });
  await move(browser, "JOKER", "wallet", "250.00");
  await move(browser, "PG", "wallet", "300.75");
  await move(browser, "wallet", "UFABET", "1,250.00");
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 0, games: { PG: 30.5, UFABET: 1_250 } });
  expect(await sandbox.isExact()).toBe(true);
});

test("the outcome names amount, both accounts, time and reference; reloading it repeats nothing [9.26]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await move(browser, "wallet", "PG", "12.5");
  expect(browser.page.text("article")).toContain(priced(12.5));
  expect(browser.page.fact(t("money:outcome.from"), "article")).toBe(t("home:mainWallet"));
  expect(browser.page.fact(t("money:outcome.to"), "article")).toBe(game("PG"));
  const time = browser.page.fact(t("money:outcome.time"), "article");
  expect(time).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  expect(time).toContain(new Intl.DateTimeFormat("en-GB", { timeZone: config.timeZone }).format(Date.now()));
  expect(browser.page.fact(t("money:outcome.reference"), "article")).toMatch(/^[\w-]{8,}/);
  for (let again = 0; again < 3; again++) {
    await browser.open(browser.page.path);
    expect(outcomeOf(browser)).toBe("done");
  }
  const [call, ...more] = await sandbox.callsOf(who, "wallet.transfer");
  expect(call?.body).toEqual({ from: "wallet", to: "PG", amount: 12.5 });
  expect(call?.headers["idempotency-key"]).toMatch(/.{16}/);
  expect(more).toEqual([]);
});

test("another member's outcome is not shown", async () => {
  const browser = await signedIn();
  await move(browser, "wallet", "PG", "10");
  const stranger = await signedIn();
  const page = await stranger.open(browser.page.path);
  expect([page.status, page.text()]).toEqual([404, expect.stringContaining(t("money:outcome.missing"))]);
});

test("while it cannot be told that a transfer never took effect, the page says so and offers no second one", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open(TRANSFER);
  await sandbox.fault(who, { endpoint: "wallet.transfer", kind: "reset-before", times: 1 });
  await send(browser, { from: "wallet", to: "PG", amount: "10" });
  for (const step of ["lookAgain", "statement"] as const) {
    expect(outcomeOf(browser)).toBe("checking");
    expect(browser.page.text("[role=status]")).toContain(t("money:outcome.text.checking"));
    expect(browser.page.text("article a")).not.toContain(t("money:outcome.transfer.again"));
    await browser.follow(t(`money:outcome.${step}`));
  }
  expect(browser.page.path).toBe("/user/statement");
  expect(await sandbox.callsOf(who, "wallet.transfer")).toHaveLength(1);
});

test("a transfer whose answer broke is told by the books at once, to the form's second arrival too", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const form = await browser.open(TRANSFER);
  await sandbox.fault(who, { endpoint: "wallet.transfer", kind: "reset-after", times: 1 });
  const order = { from: "wallet", to: "PG", amount: "10" };
  const outcome = await send(browser, order);
  expect(outcomeOf(browser)).toBe("done");
  const again = await browser.visitor.post(TRANSFER, { ...order, intent: form.value("intent") });
  expect([again.status, again.headers.get("location")]).toEqual([303, outcome.path]);
  expect(await sandbox.callsOf(who, "wallet.transfer")).toHaveLength(1);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 990, games: { PG: 40.5 } });
});
