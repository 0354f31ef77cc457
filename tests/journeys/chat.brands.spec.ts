import { ChatRoom, openDesk } from "./chat-room";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

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

test("the chat's button stands where the brand has it, on contact as its primary button, and nothing of the chat is loaded for it [2.16]", async ({
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
    if (isHere)
      await expect(page.getByRole(path === "/contact" ? "main" : "banner").locator(opener)).toBeVisible();
    expect(await page.content()).not.toMatch(/chat-widget|socket\.io/);
  }
  expect(scripts.filter((path) => /chat-widget|esm-debug|socket/.test(path))).toEqual([]);
});

test("the collapsed chat is in the top bar, left of the language; what stays on a phone's screen are the bars alone", async ({
  signedIn: page,
  noScript,
  signIn,
  brand,
  member,
}) => {
  const { t, config } = brand;
  await signIn(noScript.context(), member);
  for (const path of ["/user/home", "/user/statement", "/user/profile"]) {
    await page.goto(path);
    await awaitScript(page);
    const floating = page.locator("body *:not(nav, nav *, header, header *, dialog, dialog *)");
    const positions = await floating.evaluateAll((all) =>
      all
        .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position))
        .map((each) => each.outerHTML),
    );
    expect(positions).toEqual([]);
    if (config.chat.placement !== "everywhere") continue;
    const opener = page.getByRole("banner").getByRole("link", { name: t("public:contact.chat") });
    const language = page.getByRole("banner").locator("summary");
    const [button, menu] = [await opener.boundingBox(), await language.boundingBox()];
    if (!button || !menu) throw new Error("not in the bar");
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.x + button.width).toBeLessThanOrEqual(menu.x);
    expect(Math.abs(button.y + button.height / 2 - menu.y - menu.height / 2)).toBeLessThan(2);
    await noScript.goto(path);
    await noScript
      .getByRole("banner")
      .getByRole("link", { name: t("public:contact.chat") })
      .click();
    await expect(noScript).toHaveURL("/user/contact/chat");
    await expect(noScript.getByRole("link", { name: t("public:contact.chat"), exact: true })).toHaveCount(0);
  }
});
