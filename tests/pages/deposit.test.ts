import { expect, test } from "vitest";
import { voucherOf } from "../contract/cashier-desk";
import { account, offer } from "../journeys/deposit-desk";
import { LOUD } from "./loud";
import { outcomeOf } from "./money-dialog";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages({ TRUELINK_KEY: "sandbox" });
const { t } = brand;

const DEPOSIT = "/user/home/deposit";
const LINKED = { mode: "LINK", walletAccountName: "0998765432" };

async function depositor() {
  const who = await member();
  return { who, browser: await signedIn(who) };
}

test("the look-up and the brand's table decide what is shown: KBANK by its mode, BCEL with its currency, anything when it is manual [2.35 2.36 2.37 2.38 3.12 9.30]", async () => {
  const { who, browser } = await depositor();
  const shown = async (banks: object[], isManual = false) => {
    await offer(sandbox, who, { banks, isManual });
    const page = await browser.open(DEPOSIT);
    const drawn = "dialog :is([data-way=details], [data-way=bcel])";
    const views = page.all(drawn).map((row) => row.getAttribute("data-way"));
    const codes = page.all("[data-way=qr]").length;
    return { views, cards: page.texts(drawn), codes, text: page.text("dialog") };
  };
  const some = await shown([account("KBANK", "AUTO"), account("BCEL", "AUTO", { currency: "LAK" })]);
  for (const [index, bankCode] of ["KBANK", "BCEL"].entries()) {
    for (const fact of ["Payee Co Ltd", "407-123-4567", `Bank ${bankCode}`])
      expect(some.cards[index]).toContain(fact);
  }
  expect(some).toMatchObject({ views: ["details", "bcel"], codes: 0 });
  expect(some.text).toContain(t("deposit:bank.currency", { currency: "LAK" }));
  expect(await shown([account("KBANK", "QR")])).toMatchObject({ views: [], codes: 1 });
  expect(some.text).not.toContain(t("deposit:bank.manual"));
  const manual = await shown([account("BCEL", "AUTO"), account("NEWBANK", "X")], true);
  expect(manual.views).toEqual(["bcel", "details"]);
  expect(manual.text).toContain("NEWBANK");
  expect(manual.text.split(t("deposit:bank.manual"))).toHaveLength(3);
});

test("a manual flag alone offers to ask for an account, and the slip afterwards [2.38]", async () => {
  const { who, browser } = await depositor();
  await offer(sandbox, who, { banks: [], wallets: [], isManual: true });
  const page = await browser.open(DEPOSIT);
  expect(page.text("dialog summary")).toContain(t("deposit:asked.way"));
  expect(page.text("dialog ol")).toContain(t("deposit:asked.first"));
  expect(page.all('dialog details a[href="/user/contact"]')).toHaveLength(1);
  expect(page.all("dialog a[href='/user/home/deposit/slip']")).toHaveLength(1);
  await offer(sandbox, who, { banks: [], wallets: [], isManual: false });
  expect((await browser.open(DEPOSIT)).text("dialog")).toContain(t("deposit:none"));
});

test("a look-up that fails says so quietly and offers to try again; slips' hours stand beside the accounts [7.11 8.05 9.12]", async () => {
  const { who, browser } = await depositor();
  await sandbox.fault(who, { endpoint: "lookup.deposit", kind: "status", status: 500 });
  const unread = await browser.open(DEPOSIT);
  expect([unread.status, unread.text("dialog")]).toEqual([200, expect.stringContaining(t("deposit:unread"))]);
  expect(unread.all(LOUD)).toEqual([]);
  await sandbox.heal(who);
  const page = await browser.follow(t("public:common.retry"));
  expect(page.text()).toContain("407-123-4567");
  expect(page.text()).toContain(t("deposit:bank.closedDaily", { from: "23:30", until: "00:30" }));
  await sandbox.control("POST", "/settings", { slip: "closed" });
  expect((await browser.open(DEPOSIT)).text()).toContain(t("deposit:bank.closed"));
});

test("a wallet that cannot be read leaves the ways to deposit, and a way to try again [8.05]", async () => {
  const { who, browser } = await depositor();
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 500 });
  const page = await browser.open(DEPOSIT);
  expect(page.text("dialog")).toContain(t("deposit:ownUnread"));
  expect(page.text("dialog")).toContain("407-123-4567");
  expect(page.all("#own-title").length).toBe(0);
  await sandbox.heal(who);
  const isRetry = (link: Element) => link.textContent === t("public:common.retry");
  const retry = page.all("dialog a").find(isRetry)?.getAttribute("href") ?? "";
  expect((await browser.open(retry)).text("#own-title")).toContain(t("deposit:own"));
});

test("a first wallet in mode AUTO is a TrueMoney number, with a condition that names the member [2.41]", async () => {
  const { who, browser } = await depositor();
  await offer(sandbox, who, { wallets: [{ ...LINKED, mode: "AUTO" }, LINKED] });
  const page = await browser.open(DEPOSIT);
  expect(page.text("dialog")).toContain("0998765432");
  const condition = t("deposit:wallet.condition", { username: who.username });
  expect(condition).toContain(who.username);
  expect(page.text("dialog")).toContain(condition);
  expect(page.all("[name=link]").length).toBe(0);
});

test("a gift link is sent by the form alone; a used or wrong one is refused with its sentence [2.42]", async () => {
  const { who, browser } = await depositor();
  await offer(sandbox, who, { wallets: [LINKED] });
  const { link } = await voucherOf(sandbox, 50);
  const sendLink = async (pasted: string) => {
    await browser.open(DEPOSIT);
    return browser.press("do=send", { link: pasted });
  };
  expect((await sendLink("no link")).description("link")).toBe(t("fields:giftLink.format"));
  expect((await sendLink(`${link}0`)).text()).toContain(t("errors:TRUELINK_INVALID"));
  await sendLink(link);
  expect(outcomeOf(browser)).toBe("done");
  expect((await sandbox.balances(who)).wallet).toBe(1_050);
  expect((await sendLink(link)).text()).toContain(t("errors:TRUELINK_DUPLICATE"));
  expect((await sandbox.balances(who)).wallet).toBe(1_050);
});
