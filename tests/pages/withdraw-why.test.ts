import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say, priced, currencyName: currency } = brand;

const WHY = "/user/home/withdraw/why";

/** A member who has received a bonus and then moved money into a game, by calls of the operator's API alone. */
async function boundMember() {
  const { username, password, token, _id } = await sandbox.member({
    walletAmount: 1_000,
    games: { JOKER: 50 },
  });
  const code = "WELCOME";
  await sandbox.call("bonus.activate", { code }, { token });
  for (const amount of [300, 200])
    await sandbox.call("wallet.transfer", { from: "wallet", to: "JOKER", amount }, { token });
  return { code, who: { username, password, _id, name: "" } };
}

test("why a withdrawal may be refused: the bonus with amount, time and what went into games, two ways out, and one primary that asks us", async () => {
  const { code, who } = await boundMember();
  const browser = await signedIn(who);
  await browser.open("/user/home/withdraw");
  const page = await browser.follow(t("withdraw:why.title"));
  expect(page.path).toBe(WHY);
  const fact = (key: "bonus" | "amount" | "since" | "moved") => page.fact(t(`withdraw:why.${key}`), "dialog");
  expect(fact("bonus")).toBe(code);
  expect(fact("amount")).toBe(priced(100));
  expect(fact("since")).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  expect(fact("moved")).toBe(`${priced(500)} · ${say("withdraw:why.times", { times: "2" })}`);
  const text = page.text("dialog");
  const below = say("withdraw:why.end.below", { amount: "10.00", currency });
  expect(text).toContain(below.replace("\u00a0", " "));
  expect(text).toContain(priced(1_150));
  expect(text).not.toContain("%");
  expect(page.link(t("withdraw:why.play.action"))).toBe("/user/home");
  expect(page.link(t("withdraw:why.end.closed"))).toBe("/user/bonus");
  expect(page.link(t("withdraw:why.ask"))).toBe("/user/contact");
  expect(page.all("dialog .primary").length).toBe(1);
  expect(page.link(t("public:common.close"))).toBe("/user/home/withdraw");
});

test("what nobody tells is left out; a balance that is low enough opens the way to end the bonus", async () => {
  const who = await sandbox.make({ walletAmount: 9, games: {}, bonus: "day" });
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "bonus.list", kind: "status", status: 500 });
  const page = await browser.open(WHY);
  expect(page.all("dialog section dl").length).toBe(0);
  expect(page.text("dialog")).toContain(t("withdraw:why.end.now"));
  expect(page.link(t("withdraw:why.end.open"))).toBe("/user/bonus");
});

test("without a bonus, or where nobody can tell, there is nothing to explain and the form is there", async () => {
  const who = await member();
  const browser = await signedIn(who);
  expect((await browser.open(WHY)).path).toBe("/user/home/withdraw");
  await sandbox.flag(who, { bonus: "day" });
  await sandbox.fault(who, { endpoint: "bonus.active", kind: "status", status: 500 });
  expect((await browser.open(WHY)).path).toBe("/user/home/withdraw");
});
