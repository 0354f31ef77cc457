import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { moneyPostsOf, tapTwice } from "./tap-twice";
import { order, transferPost } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("200 posts of one form at once reach the operator once, and all get the same answer", async ({
  signedIn: page,
  member,
  house,
  sandbox,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const intent = await transfer.draw();
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "delay", delayMs: 300 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => transfer.post({ intent, ...order })));
  const seen = new Set(answers.map(({ status, location }) => `${status} ${location}`));
  expect([...seen]).toEqual([expect.stringMatching(/^303 \/user\/outcome\/[\w-]+$/)]);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 990, games: { PG: 40.5 }, statements: 4 });
});

test("a double click sends once", async ({ signedIn: page, member, brand, sandbox }) => {
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.fill(order);
  const fault = await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "hang", when: "after" });
  const posts = moneyPostsOf(page);
  await screen.submit.dblclick();
  await expect(screen.submit).toBeDisabled();
  await sandbox.end(fault);
  await expectOutcome(page, brand, "done");
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(990);
});

test("without script a double click sends once", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const fault = await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "hang", when: "after" });
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill(order);
  const transfers = () => sandbox.callsOf(member, "wallet.transfer");
  await tapTwice(screen.submit, () => expect.poll(transfers).toHaveLength(1));
  await sandbox.end(fault);
  await expectOutcome(page, brand, "done");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(990);
});

for (const way of ["with", "without"] as const) {
  test(`Back and sending the form as it stands moves nothing a second time, ${way} script`, async ({
    page: withScript,
    noScript,
    signIn,
    member,
    brand,
    sandbox,
  }) => {
    const page = way === "with" ? withScript : noScript;
    await signIn(page.context(), member);
    const screen = new TransferScreen(page, brand);
    await screen.send(order);
    await expectOutcome(page, brand, "done");
    await page.goBack();
    await expect(screen.submit).toBeVisible();
    await screen.submit.click();
    // Whatever the browser kept of the form: the same outcome, or a form that asks for its values.
    await expect(page.locator("[aria-invalid=true], article[data-state]").first()).toBeVisible();
    await page.reload();
    await page.goto("/user/home");
    expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
    expect((await sandbox.balances(member)).wallet).toBe(990);
  });
}

test("a form that was sent already refuses other values, and leads to its outcome with its own", async ({
  signedIn: page,
  member,
  house,
  sandbox,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const intent = await transfer.draw();
  const { location } = await transfer.post({ intent, ...order });
  for (const altered of [{ amount: "11" }, { to: "JOKER" }, { from: "JOKER" }]) {
    const { status, text } = await transfer.post({ intent, ...order, ...altered });
    expect([status, text.includes(house.brand.t("money:altered"))]).toEqual([400, true]);
  }
  expect(await transfer.post({ intent, ...order, amount: "10.00" })).toMatchObject({ status: 303, location });
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});

test("a second operation of the same member meanwhile is asked to wait, and can be sent afterwards", async ({
  signedIn: page,
  member,
  house,
  sandbox,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const [one, other] = [await transfer.draw(), await transfer.draw()];
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "hang", when: "after" });
  const running = transfer.post({ intent: one, ...order });
  await expect.poll(() => sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  const { status, text } = await transfer.post({ intent: other, ...order, amount: "20" });
  expect([status, text.includes(house.brand.t("money:busy"))]).toEqual([400, true]);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  await sandbox.heal(member);
  expect((await running).status).toBe(303);
  expect((await transfer.post({ intent: other, ...order, amount: "20" })).status).toBe(303);
  expect((await sandbox.balances(member)).wallet).toBe(970);
});

test("another member's outcome is not shown", async ({
  signedIn: page,
  browser,
  signIn,
  house,
  sandbox,
  brand,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const { location } = await transfer.post({ intent: await transfer.draw(), ...order });
  const stranger = await sandbox.make();
  const context = await browser.newContext({ baseURL: house.url });
  await signIn(context, stranger);
  const other = await context.newPage();
  expect((await other.goto(location ?? ""))?.status()).toBe(404);
  await expect(other.getByText(brand.t("money:outcome.missing"))).toBeVisible();
  await context.close();
});
