import { createIntentTokens, FORM_LIFE_MS } from "~/money/intent.server";
import { deriveKey } from "~/session/seal.server";
import { createMemoryStore } from "~/store/memory.server";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { sessionOf } from "./session";
import { order, transferPost } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("an intent that is invented, altered, another member's or from before a new sign-in as somebody else is refused", async ({
  signedIn: page,
  browser,
  signIn,
  member,
  house,
  sandbox,
}) => {
  const transfer = await transferPost(house.url, page.context());
  const stranger = await sandbox.make({ walletAmount: 500, games: { PG: 0 } });
  const context = await browser.newContext();
  await signIn(context, stranger);
  const theirs = await (await transferPost(house.url, context)).draw();
  const own = await transfer.draw();
  const forged = [
    "",
    "x",
    "a.b.c",
    own.slice(0, -1),
    `${own}x`,
    own.replace(/^./, (letter) => (letter === "_" ? "-" : "_")),
    theirs,
  ];
  for (const intent of forged) {
    const { status, text } = await transfer.post({ intent, ...order });
    expect([intent, status]).toEqual([intent, 400]);
    if (intent !== "") expect(text).toContain(house.brand.t("money:forged"));
  }
  for (const who of [member, stranger]) expect(await sandbox.callsOf(who, "wallet.transfer")).toEqual([]);
  await context.close();
});

test("a form that is none of this session's is drawn anew where it stands: what was chosen stays, and the next tap sends it", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.fill({ from: "wallet", to: "PG", amount: "10" });
  await page.locator("[name=intent]").evaluate((field) => field.setAttribute("value", "a.b.c"));
  await screen.submit.click();
  await expect(page.getByRole("alert")).toHaveText(brand.t("money:forged"));
  await expect(page.locator("[name=intent]")).not.toHaveValue("a.b.c");
  await expect(screen.amount).toHaveValue("10");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
});

test("a form from before the service lost its memory: nobody can tell, nothing is sent, and no tap sends it again", async ({
  signedIn: page,
  member,
  house,
  brand,
  sandbox,
}) => {
  const before = () => Date.now() - FORM_LIFE_MS;
  const issuer = createIntentTokens([deriveKey(house.sessionSecret, "intent")], createMemoryStore(), before);
  const { memberKey = "" } = await sessionOf(house, page.context());
  const intent = issuer.issue(memberKey, "transfer");
  const transfer = await transferPost(house.url, page.context());
  const { location } = await transfer.post({ intent, ...order });
  await page.goto(location ?? "");
  await expectOutcome(page, brand, "unknown");
  await expect(page.getByRole("status")).toContainText(brand.t("money:outcome.text.unknown"));
  await expect(page.getByRole("link", { name: brand.t("money:outcome.statement") })).toBeVisible();
  await expect(page.getByRole("link", { name: brand.t("money:outcome.transfer.again") })).toHaveCount(0);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(0);
});
