import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { colour, holdTime } from "./toast";

test("the invitation stands beside the chat's button at the start, and leaves the page to be read [2.68]", async ({
  page,
  brand: { t },
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await awaitScript(page);
  const invitation = page.getByText(t("public:contact.chatInvite"));
  await expect(invitation).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(invitation).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("public:contact.chat") })).toBeVisible();
});

test("without script a guest reads and writes on a page [2.69 6.02]", async ({ noScript: page, brand }) => {
  const { t } = brand;
  await page.goto("/contact");
  await page.getByRole("link", { name: t("public:contact.chat") }).click();
  await expect(page).toHaveURL(/\/contact\/chat$/);
  const before = await page.getByRole("listitem").count();
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: t("chat:compose.send") }).click();
  expect((await answered).status()).toBe(303);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("listitem")).toHaveCount(before);
  await page.getByLabel(t("chat:compose.message")).fill("A question from a guest");
  await page.getByRole("button", { name: t("chat:compose.send") }).click();
  await expect(page).toHaveURL(/\/contact\/chat$/);
  await expect(page.getByRole("listitem").filter({ hasText: "A question from a guest" })).toBeVisible();
  await expect(page.getByRole("link", { name: t("public:contact.chat") })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("A question from a guest")).toBeVisible();
});

test("a room that cannot be joined is said for 4 s when the chat is open, and joined when it may [8.13 9.20]", async ({
  page,
  brand,
  sandbox,
}) => {
  await sandbox.set({ chatRefuseJoin: true });
  await page.clock.install();
  await page.goto("/contact");
  await awaitScript(page);
  await holdTime(page);
  await page.getByRole("link", { name: brand.t("public:contact.chat") }).click();
  const alert = page.getByRole("dialog").getByText(brand.t("chat:joinFailed"));
  await expect(alert).toBeVisible();
  await expect(alert).not.toHaveCSS("color", await colour(page, "negative"));
  await page.clock.runFor(3_900);
  await expect(alert).toBeVisible();
  await page.clock.runFor(200);
  await expect(alert).toBeHidden();
  await sandbox.set({ chatRefuseJoin: false });
  await page.clock.resume();
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("dialog").getByText(brand.t("chat:connecting"))).toBeHidden();
});

test("a chat that has given up says so in red, and is tried again on demand [8.13]", async ({
  unwatched,
  brand: { t },
}) => {
  const page = await unwatched.newPage();
  await page.route("**/chat/room", (route) => route.abort());
  await page.goto("/contact");
  await awaitScript(page);
  await page.getByRole("link", { name: t("public:contact.chat") }).click();
  const dialog = page.getByRole("dialog");
  const again = dialog.getByRole("button", { name: t("public:common.retry") });
  await expect(again).toBeVisible();
  await expect(dialog.locator("div:has(> button) > p")).toHaveCSS("color", await colour(page, "negative"));
  await page.unroute("**/chat/room");
  await again.click();
  await expect(dialog.getByRole("textbox")).toBeVisible();
  await expect(again).toHaveCount(0);
});

test("a guest who becomes a member meets another room [4.27 6.02]", async ({
  page,
  brand,
  sandbox,
  member,
  signIn,
}) => {
  await page.goto("/contact");
  await awaitScript(page);
  await page.getByRole("link", { name: brand.t("public:contact.chat") }).click();
  const log = page.getByRole("log");
  await page.getByRole("dialog").getByRole("textbox").fill("from a guest");
  await page.keyboard.press("Enter");
  await expect(log.getByText("from a guest")).toBeVisible();
  const guest = (await page.context().cookies()).find(({ name }) => name === "guest-id");
  expect(guest).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await signIn(page.context(), member);
  const chat = new ChatRoom(page, brand, sandbox, member);
  await chat.openOnContact();
  await expect(chat.log.getByText(brand.t("chat:empty"))).toBeVisible();
  await chat.write("from a member");
  await expect.poll(async () => (await chat.described()).messages).toBe(1);
});
