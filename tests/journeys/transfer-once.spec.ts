import { startCuttingProxy } from "../support/cutting-proxy";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { moneyPostsOf, tapTwice } from "./tap-twice";
import { order } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

for (const way of ["with", "without"] as const) {
  test(`a double click, and Back and sending the form as it stands, move the money once, ${way} script [1.02 7.33]`, async ({
    page: withScript,
    noScript,
    signIn,
    member,
    brand,
    sandbox,
  }) => {
    const page = way === "with" ? withScript : noScript;
    await signIn(page.context(), member);
    const transfers = () => sandbox.callsOf(member, "wallet.transfer");
    const fault = await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "hang", when: "after" });
    const screen = new TransferScreen(page, brand);
    await screen.open();
    if (way === "with") await awaitScript(page);
    await screen.fill(order);
    const posts = moneyPostsOf(page);
    if (way === "with") {
      await screen.submit.dblclick();
      await expect(screen.submit).toBeDisabled();
    } else await tapTwice(screen.submit, () => expect.poll(transfers).toHaveLength(1));
    await sandbox.end(fault);
    await expectOutcome(page, brand, "done");
    expect(posts()).toHaveLength(1);
    await page.goBack();
    await expect(screen.submit).toBeVisible();
    await screen.submit.click();
    // Whatever the browser kept of the form: the same outcome, or a form that asks for its values.
    await expect(page.locator("[aria-invalid=true], article[data-state]").first()).toBeVisible();
    await page.reload();
    expect(await transfers()).toHaveLength(1);
    expect((await sandbox.balances(member)).wallet).toBe(990);
  });
}

test("a connection that drops after the click, and the browser's own re-send, move the money once", async ({
  browser,
  site,
  viewport,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  const proxy = await startCuttingProxy(site.url);
  const context = await browser.newContext({ viewport, baseURL: proxy.url });
  await signIn(context, member);
  const page = await context.newPage();
  const screen = new TransferScreen(page, brand);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "delay", delayMs: 400 });
  await screen.open();
  await screen.fill(order);
  proxy.cutNextPost();
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(proxy.posts(), "the browser re-sent the post by itself").toBeGreaterThan(1);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(990);
  await context.close();
  await proxy.close();
});
