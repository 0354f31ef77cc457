import type { Page } from "playwright/test";
import { referenceFrom } from "../../app/money/once/reference.server";
import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";
import { order } from "./transfer-post";
import { TransferScreen } from "./transfer-screen";
import { expectUsable } from "./usable";

const REFUSED = {
  endpoint: "wallet.transfer",
  kind: "status",
  status: 400,
  body: { message: "NO_DATA" },
} as const;

/** The reference on an outcome page. */
const referenceOn = (page: Page) => referenceFrom(new URL(page.url()).pathname.split("/").at(-1) ?? "");

test("what is not done is asked about in the chat: its kind, amount and reference stand above the composer, and go along once", async ({
  signedIn: page,
  noScript,
  signIn,
  brand,
  sandbox,
  member,
  axe,
}) => {
  const { t, currencyName } = brand;
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ ...order, amount: String(brand.money(10)) });
  await sandbox.fault(member, REFUSED);
  await transfer.submit.click();
  await expect(page).toHaveURL(OUTCOME);
  await awaitScript(page);
  await expectUsable(page, "outcome that is asked about");
  const chat = new ChatRoom(page, brand, sandbox, member);
  const ask = page.getByRole("link", { name: t("money:outcome.ask") });
  const topic = chat.panel.locator("[data-topic]");
  const about = [t("money:outcome.transfer.refused"), referenceOn(page)];
  await ask.click();
  await chat.isJoined();
  for (const fact of about) await expect(topic).toContainText(fact);
  await expect(topic).toContainText(currencyName);
  await axe(page);
  await topic.getByRole("button", { name: t("chat:topic.takeOff") }).click();
  await expect(topic).toHaveCount(0);
  await chat.write("About something else");
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
  await ask.click();
  const replies = chat.panel.getByRole("group", { name: t("chat:topic.suggested") });
  await replies.getByRole("button", { name: t("chat:topic.replies.whatNow") }).click();
  await replies.getByRole("button", { name: t("chat:topic.replies.why") }).click();
  await expect(chat.typed).toHaveValue(t("chat:topic.replies.why"));
  await expect(chat.typed).toBeFocused();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expectUsable(page, `suggested replies at ${width}`);
  }
  await page.keyboard.press("Enter");
  await expect(replies).toHaveCount(0);
  await expect(topic).toHaveCount(0);
  await chat.write("Please look");
  const own = chat.log.getByRole("listitem");
  await expect(own).toHaveCount(3);
  for (const fact of about) await expect(own.nth(1)).toContainText(fact);
  await expect(own.nth(1)).toContainText(t("chat:topic.replies.why"));
  for (const other of [0, 2]) await expect(own.nth(other)).not.toContainText(referenceOn(page));

  await signIn(noScript.context(), member);
  await noScript.goto(page.url());
  await noScript.getByRole("link", { name: t("money:outcome.ask") }).click();
  const field = noScript.getByLabel(t("chat:topic.label"));
  for (const fact of about) await expect(field).toHaveValue(new RegExp(fact));
  await noScript.getByRole("link", { name: t("chat:topic.replies.whereMoney") }).click();
  const words = noScript.getByLabel(t("chat:compose.message"));
  await expect(words).toHaveValue(t("chat:topic.replies.whereMoney"));
  for (const fact of about) await expect(field).toHaveValue(new RegExp(fact));
  await words.fill("And without script");
  await noScript.getByRole("button", { name: t("chat:compose.send"), exact: true }).click();
  await expect(field).toHaveCount(0);
  const last = noScript.locator("main").getByRole("listitem").last();
  for (const fact of [...about, "And without script"]) await expect(last).toContainText(fact);
});

test("a slip is asked about above its dialog, on a phone and on a desktop, and the dialog stays", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
  axe,
}) => {
  const { t } = brand;
  const createdAt = new Date().toISOString();
  const slips = [
    { status: "FAILED", note: "DEST_ACC_INVALID", amount: brand.money(500), reference: "R7", createdAt },
  ];
  const body = { slips, total: 1 };
  await sandbox.fault(member, { endpoint: "statement.slips", kind: "status", status: 200, body });
  const chat = new ChatRoom(page, brand, sandbox, member);
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/user/statement/slips");
    await awaitScript(page);
    const ask = page.getByRole("dialog").getByRole("link", { name: t("money:outcome.ask") });
    await ask.click();
    await chat.isJoined();
    const topic = chat.panel.locator("[data-topic]");
    for (const fact of [t("slip:slips.status.failed"), brand.shown(brand.money(500)), "R7"])
      await expect(topic).toContainText(fact);
    await axe(page);
    await topic.getByRole("button", { name: t("chat:topic.takeOff") }).click();
    await expect(topic).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(chat.panel).toBeHidden();
    await expect(ask).toBeFocused();
    await expect(page).toHaveURL("/user/statement/slips");
  }
});

test("another member's operation, and one that does not exist, give the chat nothing", async ({
  signedIn: page,
  noScript,
  signIn,
  brand,
  sandbox,
  member,
}) => {
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ ...order, amount: String(brand.money(10)) });
  await sandbox.fault(member, REFUSED);
  await transfer.submit.click();
  await expect(page).toHaveURL(OUTCOME);
  await signIn(noScript.context(), await sandbox.make({ walletAmount: 500 }));
  for (const intent of [new URL(page.url()).pathname.split("/").at(-1), "1000.00 baht", "x".repeat(300)]) {
    await noScript.goto(`/user/contact/chat?about=${encodeURIComponent(intent ?? "")}&sum=9`);
    await expect(noScript.getByLabel(brand.t("chat:compose.message"))).toBeVisible();
    await expect(noScript.getByLabel(brand.t("chat:topic.label"))).toHaveCount(0);
  }
});
