import { expect, test } from "./fixtures";
import { order, transferPost } from "./transfer-post";

test("a form on another site that posts to ours, in a real browser, changes nothing", async ({
  signedIn: page,
  site,
  member,
  sandbox,
}) => {
  const transfer = await transferPost(site.url, page.context());
  const intent = await transfer.draw();
  const fields = Object.entries({ ...order, intent });
  const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join("");
  await page.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${site.url}/user/home/transfer">${inputs}<button>Win</button></form>`,
    }),
  );
  await page.goto("http://evil.example/");
  const [answer] = await Promise.all([
    page.waitForResponse(`${site.url}/user/home/transfer`),
    page.getByRole("button", { name: "Win" }).click(),
  ]);
  expect(answer.status()).toBe(403);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  expect((await sandbox.balances(member)).wallet).toBe(1_000);
});
