import { readAttacks, toTheTop } from "./chat-attacks";
import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";

test("a dropped link is said and joined again: what either side wrote meanwhile comes once", async ({
  unwatched,
  brand,
  sandbox,
  member,
}) => {
  const page = await unwatched.newPage();
  const chat = new ChatRoom(page, brand, sandbox, member);
  await page.clock.install();
  await chat.openOnContact();
  await sandbox.control("POST", "/chat/drop", { downMs: 500 });
  await chat.connecting.waitFor();
  await chat.write("from the member");
  await chat.staff({ message: "from the staff" });
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(chat.connecting).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  for (const text of ["from the member", "from the staff"])
    await expect(chat.log.getByText(text)).toHaveCount(1);
  await expect.poll(async () => (await chat.described()).messages).toBe(2);
});

test("15 attacks run nothing, in any place of a message", async ({ chat }) => {
  await readAttacks(chat, 15);
});

test("a long history scrolls by pages of 10: what is read stays, and a page holds no more than a part [2.69 9.16]", async ({
  chat,
  brand,
  sandbox,
  member,
}) => {
  await chat.fill(300);
  await chat.openOnContact();
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
  await expect.poll(pagesRead, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(20);
  expect(await items.count()).toBeLessThanOrEqual(120);
  await unread.click();
  await expect(chat.log.getByText("while reading")).toBeVisible();
});

test("messages that cannot be read are told of at the top, above the others", async ({
  chat,
  brand,
  sandbox,
  member,
}) => {
  await chat.staff({ message: "hello" });
  await sandbox.wire(member, { faultyRows: true });
  await chat.openOnContact();
  const told = chat.log.getByText(brand.t("chat:someHidden"));
  await expect(told).toBeVisible();
  const first = await chat.log.getByText("hello").boundingBox();
  expect((await told.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
});
