import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { inEachLanguage } from "./languages";
import { moneyPost } from "./money-post";
import { awaitScript } from "./screens";
import { moneyPostsOf } from "./tap-twice";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

const order = { from: "wallet", amount: "100", do: "confirm" };
const PATH = "/user/home/withdraw";

test("200 posts of one form at once reach the operator once, and all get the same answer", async ({
  signedIn: page,
  member,
  house,
  sandbox,
}) => {
  const form = await moneyPost<typeof order>(house.url, PATH, page.context());
  const intent = await form.draw();
  await sandbox.fault(member, { endpoint: "wallet.withdrawAll", kind: "delay", delayMs: 300 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => form.post({ intent, ...order })));
  const seen = new Set(answers.map(({ status, location }) => `${status} ${location}`));
  expect([...seen]).toEqual([expect.stringMatching(/^303 \/user\/outcome\/[\w-]+$/)]);
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 900 });
  expect(await sandbox.isExact()).toBe(true);
});

test("the same form with another amount is refused, nothing at all is no amount, and a look is no order", async ({
  signedIn: page,
  member,
  house,
  brand,
  sandbox,
}) => {
  const form = await moneyPost<typeof order>(house.url, PATH, page.context());
  const intent = await form.draw();
  expect(await form.post({ intent, ...order, do: "review" })).toMatchObject({ status: 200 });
  expect(await form.post({ intent, ...order, amount: "0" })).toMatchObject({ status: 400 });
  expect(await form.post({ intent, ...order, from: "JOKER" })).toMatchObject({ status: 400 });
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toEqual([]);
  expect(await form.post({ intent, ...order })).toMatchObject({ status: 303 });
  const { status, text } = await form.post({ intent, ...order, amount: "101" });
  expect([status, text.includes(brand.t("money:altered"))]).toEqual([400, true]);
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toHaveLength(1);
});

test("a double click on confirm sends once", async ({ signedIn: page, brand, member, sandbox }) => {
  const screen = new WithdrawScreen(page, brand);
  await screen.ask("100");
  await expect(screen.confirm).toBeVisible();
  await awaitScript(page);
  const fault = await sandbox.fault(member, { endpoint: "wallet.withdrawAll", kind: "hang", when: "after" });
  const posts = moneyPostsOf(page);
  await screen.confirm.dblclick();
  await expect(screen.confirm).toBeDisabled();
  await sandbox.end(fault);
  await expectWithdrawal(page, brand, "accepted");
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 900 });
});

test("every money code is a refusal with its text, in each language, and says where the money is [8.01 8.28]", async ({
  noScript: page,
  signIn,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const money = { th: /เงิน/, lo: /ເງິນ/, en: /money|balance/i };
  const form = await moneyPost<typeof order>(url, PATH, page.context());
  for (const [index, code] of errorGroups.money.entries()) {
    const status = index % 2 === 0 ? 400 : 500;
    const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
    await sandbox.fault(member, { endpoint: "wallet.withdrawAll", ...fault });
    const { location } = await form.post({ intent: await form.draw(), ...order });
    await inEachLanguage(page, url, brand, async (say, locale) => {
      await page.goto(location ?? "");
      expect(say(code)).toMatch(money[locale]);
      await expect(page.getByRole("status")).toHaveText(say(code));
    });
  }
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000 });
});
