import { expect } from "playwright/test";
import { attacks } from "../attacks/strings";
import type { ChatRoom } from "./chat-room";

export function toTheTop(log: Element): void {
  log.scrollTop = -log.scrollHeight;
}

/** Staff sends this many attacks, each in any place of a message. The member sees them all, and none runs. */
export async function readAttacks(chat: ChatRoom, count: number): Promise<void> {
  const { page } = chat;
  const hits: string[] = [];
  await page.exposeFunction("hit", (what: unknown) => hits.push(String(what)));
  page.on("dialog", (dialog) => void dialog.dismiss());
  const every = Math.floor(attacks.length / count);
  for (const attack of attacks.filter((_, index) => index % every === 0).slice(0, count)) {
    const button = [{ title: "tap", type: "web", payload: attack }];
    const card = { title: attack, subtitle: attack, image_url: attack, buttons: button };
    await chat.staff({ payload: { message: attack } });
    await chat.staff({ message_type: "media", payload: { message: attack, url: attack, fileType: "image" } });
    await chat.staff({ message_type: "generic", payload: { elements: [card] } });
  }
  await chat.openOnContact();
  await expect(chat.log.getByRole("listitem").first()).toBeVisible();
  const drawn = async () => {
    await chat.log.evaluate(toTheTop);
    return chat.log.getByRole("listitem").count();
  };
  await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(2 * count);
  expect(
    await chat.log.evaluate((log) => log.querySelectorAll("script, iframe, object, style, [onerror]").length),
  ).toBe(0);
  expect(hits).toEqual([]);
}
