import { ChatRoom, openDesk } from "./chat-room";
import { expect, test } from "./fixtures";

test("a member and staff at the desk talk, each in a browser of their own [1.14 2.16 2.68 4.27 4.31 7.73 7.74]", async ({
  signedIn: page,
  browser,
  brand,
  sandbox,
  member,
  axe,
}) => {
  const { t, config } = brand;
  const chat = new ChatRoom(page, brand, sandbox, member);
  await page.goto("/user/contact");
  await expect.poll(async () => (await chat.described().catch(() => null))?.listeners ?? 0).toBeLessThan(2);
  await chat.open();
  await chat.write("My deposit has not come");
  await expect(chat.log.getByText("My deposit has not come")).toBeVisible();
  const staff = await browser.newContext();
  const desk = await openDesk(staff, sandbox, chat.room);
  await expect(desk.locator("#thread")).toContainText("My deposit has not come");
  await desk.getByRole("textbox", { name: "message" }).first().fill("We are looking");
  await desk.getByRole("button", { name: "Send text" }).click();
  await expect(chat.log.getByText("We are looking")).toBeVisible();
  await expect(desk.locator("#live")).toContainText("Read at");
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.opener).toBeFocused();
  await chat.staff({ message: "Found it" });
  await expect(page.getByRole("link", { name: t("chat:unread", { count: 1 }) })).toBeVisible();
  await chat.open();
  await expect(chat.log.getByText("Found it")).toBeVisible();
  await expect.poll(async () => (await chat.described()).readNumber).toBe(3);
  const transport = config.chat.transport;
  expect(["socket.io", "websocket"]).toContain(transport);
  await staff.close();
});

test("the chat's button stands where the brand has it, in the contact page as a part of it, and nothing of the chat is loaded for it [2.16]", async ({
  page,
  brand,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const isEverywhere = brand.config.chat.placement === "everywhere";
  for (const path of ["/login", "/contact"]) {
    await page.goto(path);
    const opener = page.getByRole("link", { name: brand.t("public:contact.chat") });
    const isHere = isEverywhere || path === "/contact";
    await expect(opener).toHaveCount(isHere ? 1 : 0);
    if (isHere) await expect(opener).toHaveCSS("position", path === "/contact" ? "relative" : "fixed");
    expect(await page.content()).not.toMatch(/chat-widget|socket\.io/);
  }
  expect(scripts.filter((path) => /chat-widget|esm-debug|socket/.test(path))).toEqual([]);
});
