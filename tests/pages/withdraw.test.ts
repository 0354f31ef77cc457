import { expect, test } from "vitest";
import { outcomeOf, send } from "./money-dialog";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages();
const { t, say, priced, currencyName: currency } = brand;

const WITHDRAW = "/user/home/withdraw";
const least = (minimum: string) => say("fields:amount.minimum", { minimum, currency });

/** A member whose withdraw form is open. */
async function withdrawer(wanted?: object) {
  const who = wanted ? await sandbox.make(wanted) : await member();
  const browser = await signedIn(who);
  await browser.open(WITHDRAW);
  const sent = async () => (await sandbox.callsOf(who, "wallet.withdrawAll")).map(({ body }) => body);
  return { who, browser, visitor: browser.visitor, sent };
}

test("main wallet, what the games held and when that was read, masked account, limits before typing, bonus condition, cancel [2.44 3.08 3.13 7.10]", async () => {
  const account = { bankCode: "KBANK", bankAccountNo: "9876543210" };
  const { browser } = await withdrawer({ walletAmount: 1_000, games: { JOKER: 300.5 }, ...account });
  await browser.open("/user/home");
  await browser.press(t("home:refresh"));
  const page = await browser.open(WITHDRAW);
  expect(page.value("from")).toBe("wallet");
  expect(page.text("dialog fieldset")).toContain(t("withdraw:mainWallet"));
  expect(page.text("dialog fieldset")).toContain(priced(1_000));
  const [before = ""] = t("home:lastUpdate").split("{{time}}");
  expect(page.text("dialog dl dt")).toMatch(
    new RegExp(`^${t("withdraw:games")}${before}\\d\\d:\\d\\d:\\d\\d`),
  );
  expect(page.text("dialog dl dd")).toContain(priced(300.5));
  expect(page.text("dialog")).toContain(t("withdraw:collected"));
  const limits = { minimum: "100.00", maximum: "200,000.00", currency: "THB" };
  expect(page.description("amount")).toBe(say("withdraw:range", limits));
  expect(page.text("dialog")).toContain(t("withdraw:bonus.maybe"));
  expect(page.fact(t("withdraw:account"), "dialog")).toMatch(/^กสิกรไทย xxx-xxx-3210/);
  expect(page.html).not.toContain(account.bankAccountNo);
  expect(page.link(t("public:common.cancel"))).toBe("/user/home");
});

test("the facts are looked at before it is sent; going back keeps what was typed [2.44]", async () => {
  const { who, browser, sent } = await withdrawer();
  const review = await send(browser, { amount: "250.25" });
  expect(review.text("dialog")).toContain(priced(250.25));
  expect(browser.page.fact(t("withdraw:review.now"), "dialog")).toContain(priced(1_000));
  expect(browser.page.fact(t("withdraw:review.withdrawn"), "dialog")).toContain(`\u2212${priced(250.25)}`);
  expect(browser.page.fact(t("withdraw:after"), "dialog")).toContain(priced(749.75));
  expect(review.text("dialog")).toMatch(/x+-?x*-?\d{4}/);
  expect(review.text("dialog")).toContain(t("withdraw:review.final"));
  const form = await browser.press("do=edit");
  expect(form.value("amount")).toBe("250.25");
  expect(await sent()).toEqual([]);
  await send(browser, { amount: "100" });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("accepted");
  const chat = await browser.follow(t("money:outcome.ask"));
  expect(chat.value("about")).toContain(t("money:outcome.withdraw.accepted"));
  expect(await sent()).toEqual([{ amount: 100 }]);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 900 });
});

test("less than the operator's least and more than its most get their messages, the edges themselves pass [5.26 5.27]", async () => {
  const { browser, sent } = await withdrawer({ walletAmount: 300_000 });
  await sandbox.set({ withdrawMin: 250.5, withdrawMax: 7_000.25 });
  const most = say("fields:amount.maximum", { maximum: "7,000.25", currency });
  for (const [amount, message] of [
    ["250.49", least("250.50")],
    ["0", least("250.50")],
    ["7,000.26", most],
  ] as const) {
    const page = await send(browser, { amount });
    expect([page.description("amount"), page.value("amount")]).toEqual([message, amount]);
  }
  for (const amount of ["250.5", "7000.25"]) {
    await browser.open(WITHDRAW);
    await send(browser, { amount });
    await browser.press("do=confirm");
    expect(outcomeOf(browser)).toBe("accepted");
  }
  expect(await sent()).toEqual([{ amount: 250.5 }, { amount: 7_000.25 }]);
});

test("limits that change between the page and the post are those of the post", async () => {
  const { browser } = await withdrawer();
  await sandbox.set({ withdrawMin: 500 });
  const page = await send(browser, { amount: "300" });
  expect([page.description("amount"), page.value("amount")]).toEqual([least("500.00"), "300"]);
});

test("the same form with another amount is refused, nothing at all is no amount, and a look is no order", async () => {
  const { browser, visitor, sent } = await withdrawer();
  const order = { intent: browser.page.value("intent"), from: "wallet", amount: "100", do: "confirm" };
  const post = (change: object) => visitor.post(WITHDRAW, { ...order, ...change });
  expect((await post({ do: "review" })).status).toBe(200);
  expect((await post({ amount: "0" })).status).toBe(400);
  expect((await post({ from: "JOKER" })).status).toBe(400);
  expect(await sent()).toEqual([]);
  expect((await post({})).status).toBe(303);
  const altered = await post({ amount: "101" });
  expect([altered.status, (await altered.text()).includes(t("money:altered"))]).toEqual([400, true]);
  expect(await sent()).toHaveLength(1);
});

test("a bonus that is held is said before there is an amount, with the way to it, and the operator alone refuses", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "day" });
  const browser = await signedIn(who);
  const page = await browser.open(WITHDRAW);
  expect(page.text("dialog [role=status]")).toContain(t("withdraw:bonus.held"));
  expect(page.link(t("withdraw:bonus.see"))).toBe("/user/bonus");
  await send(browser, { amount: "200" });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("refused");
  expect(browser.page.text("[role=status]")).toContain(t("money:outcome.withdraw.bonusCondition"));
});

test("whether a bonus is held may stay unknown: the form is there all the same", async () => {
  const { who, browser } = await withdrawer();
  await sandbox.fault(who, { endpoint: "bonus.active", kind: "status", status: 500 });
  const page = await browser.open(WITHDRAW);
  expect(page.text("dialog")).toContain(t("withdraw:bonus.maybe"));
  expect(page.value("amount")).toBe("");
});

test("without a bank account the form says so, with the way to one; what is asked for, the operator refuses", async () => {
  const { browser, sent } = await withdrawer({ walletAmount: 500, bankAccountNo: "" });
  expect(browser.page.text("dialog [role=status]")).toContain(t("withdraw:noAccount"));
  expect(browser.page.link(t("withdraw:addAccount"))).toBe("/user/profile/edit");
  const review = await send(browser, { amount: "200" });
  expect(review.text("dialog")).toContain(t("withdraw:noAccount"));
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("refused");
  expect(browser.page.text("[role=status]")).toContain(say("errors:NO_BANK"));
  expect(await sent()).toEqual([{ amount: 200 }]);
});

test("limits that cannot be read keep nobody from asking: a sentence says so, and the operator decides", async () => {
  const { who, browser, sent } = await withdrawer();
  await sandbox.fault(who, { endpoint: "lookup.withdraw", kind: "status", status: 500 });
  const page = await browser.open(WITHDRAW);
  expect(page.text("dialog [role=status]")).toBe(t("withdraw:noLimits"));
  expect(page.text("dialog")).toContain(priced(1_000));
  await send(browser, { amount: "1" });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("refused");
  await browser.open(WITHDRAW);
  await send(browser, { amount: "150" });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("accepted");
  expect(await sent()).toEqual([{ amount: 1 }, { amount: 150 }]);
});

test("what the wallet lacks is collected from games, and said so; more than there is, the operator refuses", async () => {
  const { who, browser } = await withdrawer();
  await send(browser, { amount: "1300.51" });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("refused");
  expect(browser.page.text("[role=status]")).toContain(say("errors:MONEY_NOT_ENOUGH"));
  await browser.open(WITHDRAW);
  await send(browser, { amount: "1,100" });
  expect(browser.page.fact(t("withdraw:fromGames"), "dialog")).toBe(priced(100));
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("accepted");
  const { wallet, games } = await sandbox.balances(who);
  expect(wallet + Object.values(games).reduce((sum, amount) => sum + amount, 0)).toBe(200.5);
});

test("who has just won more than was last read gets it: the form is there, says what was read, and refuses nothing", async () => {
  const { who, browser, sent } = await withdrawer({ walletAmount: 45, games: { JOKER: 30.5 } });
  await sandbox.play(who, "JOKER", 500);
  const page = await browser.open(WITHDRAW);
  expect(page.fact(t("withdraw:games"), "dialog")).toBe(priced(30.5));
  expect(page.text("dialog form")).toContain(t("withdraw:belowMinimum"));
  await send(browser, { amount: "300" });
  expect(browser.page.text("dialog")).toContain(t("withdraw:beyond"));
  expect(browser.page.text("dialog")).not.toContain(t("withdraw:fromGames"));
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("accepted");
  expect(await sent()).toEqual([{ amount: 300 }]);
  const { wallet, games } = await sandbox.balances(who);
  expect(wallet + (games.JOKER ?? 0)).toBe(275.5);
});
