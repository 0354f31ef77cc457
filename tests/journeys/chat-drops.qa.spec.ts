import { meetInChat, talkThroughDrops } from "./chat-drops";
import { expect, test } from "./fixtures";

test("5 link drops of 3 s at 10 messages a second: the member loses and doubles nothing, and is back within 5 s [4.28]", async ({
  unwatched,
  browser,
  brand,
  sandbox,
  member,
}) => {
  test.slow();
  const staff = await browser.newContext();
  const browsers = await meetInChat(unwatched, staff, { brand, sandbox, member });
  const { sent, lost, doubled, rejoinMs } = await talkThroughDrops(browsers, 5);
  expect(sent).toBeGreaterThan(100);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(rejoinMs).toHaveLength(5);
  expect(Math.max(...rejoinMs)).toBeLessThan(5_000);
  await staff.close();
});
