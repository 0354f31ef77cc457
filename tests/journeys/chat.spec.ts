import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

test("every type of message is drawn, and what is tapped is said [3.28 3.29 3.30]", async ({
  chat,
  brand,
  axe,
}) => {
  await chat.openOnContact();
  const buttons =
    "Site | web | https://example.com/a\nCall | call | 021234567\nYes | postback | yes\nElse | other | x";
  await chat.staff({ message: "plain <b>text</b>" });
  await chat.staff({ message_type: "buttons", message: "Choose", buttons });
  await chat.staff({ message_type: "generic", cards: "Weekend | Every Saturday", buttons });
  await chat.staff({
    message_type: "media",
    payload: { url: "https://example.com/a.pdf", fileType: "file" },
  });
  await chat.staff({ message_type: "postback", title: "A title", value: "v" });
  await chat.staff({ message_type: "carousel", payload: { secret: "canary" } });
  await chat.staff({ message_type: "quick_replies", message: "And now?", buttons: "More | postback | more" });
  await expect(chat.log.getByText("plain <b>text</b>")).toBeVisible();
  await expect(chat.log.getByRole("link", { name: "Site" }).first()).toHaveAttribute(
    "href",
    "https://example.com/a",
  );
  await expect(chat.log.getByRole("link", { name: "Call" }).first()).toHaveAttribute("href", "tel:021234567");
  await expect(chat.log.getByText("Weekend")).toBeVisible();
  await expect(chat.log.getByRole("link", { name: "a.pdf" })).toBeVisible();
  await expect(chat.log.getByText("A title")).toBeVisible();
  await expect(chat.log.getByText(brand.t("chat:unknown"))).toBeVisible();
  await expect(chat.log).not.toContainText("canary");
  await axe(chat.page);
  await chat.panel.getByRole("button", { name: "More" }).click();
  await expect(chat.log.getByRole("listitem").last()).toContainText("More");
  await expect(chat.panel.getByRole("button", { name: "More" })).toHaveCount(0);
  await chat.log.getByRole("button", { name: "Yes" }).first().click();
  await expect.poll(async () => (await chat.described()).messages).toBe(9);
});

test("Enter sends, with a modifier it does not; blanks and more than 2000 characters are not sent [5.12 5.13 5.14 9.19]", async ({
  chat,
  brand,
}) => {
  await chat.openOnContact();
  const send = chat.panel.getByRole("button", { name: brand.t("chat:compose.send"), exact: true });
  await expect(send).toBeDisabled();
  await chat.write("   ");
  await chat.typed.fill("first");
  await chat.typed.press("Shift+Enter");
  await chat.typed.pressSequentially("second");
  for (const press of ["Control+Enter", "Alt+Enter", "Meta+Enter"]) await chat.typed.press(press);
  await expect(chat.typed).toHaveValue(/^first\nsecond/);
  await chat.typed.fill("x".repeat(2001));
  await expect(chat.panel.getByText("2001/2000")).toBeVisible();
  await chat.typed.press("Enter");
  await expect(chat.panel.getByRole("alert").first()).toHaveText(
    brand.t("chat:compose.tooLong", { max: 2000 }),
  );
  await expect.poll(async () => (await chat.described()).messages).toBe(0);
  await chat.write("x".repeat(2000));
  await expect.poll(async () => (await chat.described()).messages).toBe(1);
});

test("what is not sent says so, and can be sent again or taken away [3.28 4.30]", async ({
  chat,
  brand,
  sandbox,
  member,
  axe,
}) => {
  const { t } = brand;
  await chat.openOnContact();
  const refusal = {
    endpoint: "chat.sendMessage",
    kind: "status",
    status: 400,
    body: { message: "NO_DATA" },
  } as const;
  await sandbox.fault(member, refusal);
  await chat.write("one");
  await chat.write("two");
  await expect(chat.log.locator("[data-delivery=failed]")).toHaveCount(2);
  await axe(chat.page);
  await sandbox.heal(member);
  await chat.log
    .getByRole("button", { name: t("chat:remove") })
    .first()
    .click();
  await chat.log.getByRole("button", { name: t("chat:resend") }).click();
  await expect(chat.log.locator("[data-delivery]")).toHaveCount(0);
  await expect(chat.log.getByRole("listitem").filter({ hasText: t("chat:sent") })).toHaveText(/two/);
  await expect.poll(async () => (await chat.described()).messages).toBe(1);
});

test("the button keeps the focus when the widget arrives meanwhile", async ({ signedIn: page, chat }) => {
  const release = await hold(page, "**/assets/chat-widget-*.js");
  await page.goto("/user/contact");
  await awaitScript(page);
  await chat.opener.focus();
  await release();
  await expect.poll(async () => (await chat.described()).listeners).toBe(1);
  await expect(chat.opener).toBeFocused();
  await page.keyboard.press("Enter");
  await chat.isJoined();
});

test("by keyboard: as a sheet the focus stays inside, as a panel it does not, and Escape collapses both", async ({
  signedIn: page,
  chat,
  brand,
  axe,
}) => {
  await page.goto("/user/contact");
  await awaitScript(page);
  await chat.opener.focus();
  await page.keyboard.press("Enter");
  await chat.isJoined();
  const isInside = () => chat.panel.evaluate((panel) => panel.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const isPage = await page.evaluate(() => document.activeElement !== document.body);
    if (isPage) expect(await isInside()).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await chat.panel.boundingBox())?.width).toBe(416);
  // The width follows the style immediately; the focus trap ends once the browser has notified the script.
  await expect.poll(() => chat.panel.evaluate((panel) => panel.matches(":modal"))).toBe(false);
  await page.getByRole("link", { name: brand.t("member:frame.home") }).focus();
  expect(await isInside()).toBe(false);
  await axe(page);
  await chat.typed.focus();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.opener).toBeFocused();
});
