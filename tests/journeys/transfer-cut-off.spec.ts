import { startCuttingProxy } from "../support/cutting-proxy";
import { expect, test } from "./fixtures";
import { expectOutcome, TransferScreen } from "./transfer-screen";

for (const way of ["with", "without"] as const) {
  test(`${way} script: a connection that drops after the click, and the browser's own re-send, move the money once`, async ({
    browser,
    scriptlessBrowser,
    house,
    viewport,
    signIn,
    member,
    brand,
    sandbox,
  }) => {
    const proxy = await startCuttingProxy(house.url);
    const visitor = way === "with" ? browser : scriptlessBrowser;
    const context = await visitor.newContext({ viewport, baseURL: proxy.url });
    await signIn(context, member);
    const page = await context.newPage();
    const screen = new TransferScreen(page, brand);
    await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "delay", delayMs: 400 });
    await screen.open();
    await screen.fill({ from: "wallet", to: "PG", amount: "10" });
    proxy.cutNextPost();
    await screen.submit.click();
    await expectOutcome(page, brand, "done");
    expect(proxy.posts(), "the browser re-sent the post by itself").toBeGreaterThan(1);
    expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
    expect((await sandbox.balances(member)).wallet).toBe(990);
    await context.close();
    await proxy.close();
  });
}
