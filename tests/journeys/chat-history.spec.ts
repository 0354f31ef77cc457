import { attacks } from "../attacks/strings";
import { meetInChat, talkThroughDrops } from "./chat-drops";
import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";

function toTheTop(log: Element): void {
  log.scrollTop = -log.scrollHeight;
}

test("5 link drops of 3 s at 10 messages a second: the member loses and doubles nothing, and is back within 5 s [4.28]", async ({
  browser,
  house,
  signIn,
  brand,
  member,
}) => {
  test.slow();
  // A separate browser, because it logs every connection that breaks.
  const context = await browser.newContext({ baseURL: house.url });
  await signIn(context, member);
  const staff = await browser.newContext();
  const { sandbox } = house;
  const browsers = await meetInChat(context, staff, { brand, sandbox, member });
  const { sent, lost, doubled, rejoinMs } = await talkThroughDrops(browsers, 5);
  expect(sent).toBeGreaterThan(100);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(rejoinMs).toHaveLength(5);
  expect(Math.max(...rejoinMs)).toBeLessThan(5_000);
  await context.close();
  await staff.close();
});

test("50 attacks run nothing, in any place of a message", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  test.slow();
  const chat = new ChatRoom(page, brand, sandbox, member);
  const hits: string[] = [];
  await page.exposeFunction("hit", (what: unknown) => hits.push(String(what)));
  page.on("dialog", (dialog) => void dialog.dismiss());
  const chosen = attacks.filter((_, index) => index % Math.floor(attacks.length / 50) === 0).slice(0, 50);
  for (const attack of chosen) {
    const button = [{ title: "tap", type: "web", payload: attack }];
    const card = { title: attack, subtitle: attack, image_url: attack, buttons: button };
    await chat.staff({ payload: { message: attack } });
    await chat.staff({ message_type: "media", payload: { message: attack, url: attack, fileType: "image" } });
    await chat.staff({ message_type: "generic", payload: { elements: [card] } });
  }
  await page.goto("/user/contact");
  await chat.open();
  await expect(chat.log.getByRole("listitem").first()).toBeVisible();
  const drawn = async () => {
    await chat.log.evaluate(toTheTop);
    return chat.log.getByRole("listitem").count();
  };
  await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(100);
  expect(
    await chat.log.evaluate((log) => log.querySelectorAll("script, iframe, object, style, [onerror]").length),
  ).toBe(0);
  expect(hits).toEqual([]);
});

test("5,000 messages scroll by pages of 10: what is read stays, and a page holds no more than a part [2.69 9.16]", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  test.slow();
  const chat = new ChatRoom(page, brand, sandbox, member);
  await chat.fill(5_000);
  await page.goto("/user/contact");
  await chat.open();
  const items = chat.log.getByRole("listitem");
  await expect(items.first()).toBeVisible();
  const pages = await sandbox.callsOf(member, "chat.history");
  expect(pages.length).toBeLessThan(4);
  const kept = items.nth(4);
  const said = (await kept.locator("p").first().textContent()) ?? "";
  const readItem = items.filter({ hasText: said });
  await chat.log.evaluate(toTheTop);
  await expect.poll(() => kept.textContent()).not.toContain(said);
  const top = async () => (await readItem.first().boundingBox())?.y ?? 0;
  const y = await top();
  await chat.staff({ message: "while reading" });
  const unread = chat.panel.getByRole("button", { name: brand.t("chat:unread", { count: 1 }) });
  await expect(unread).toBeVisible();
  // Less than a quarter of a line, because heights are fractions of pixels.
  expect(Math.abs((await top()) - y)).toBeLessThan(5);
  const pagesRead = async () => {
    await chat.log.evaluate(toTheTop);
    return (await sandbox.callsOf(member, "chat.history")).length;
  };
  await expect.poll(pagesRead, { timeout: 90_000, intervals: [50] }).toBeGreaterThan(20);
  expect(await items.count()).toBeLessThanOrEqual(120);
  await unread.click();
  await expect(chat.log.getByText("while reading")).toBeVisible();
});
