import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { createTexts } from "~/i18n/texts.server";
import { attacks } from "../../../tests/attacks/strings";
import { brandWith } from "../../../tests/support/brand-with";
import { liveMessage } from "../protocol/live-message";
import type { ChatMessage } from "../protocol/message";
import { clockOf, dayOf, MessageItem } from "./message-item";

const origin = "https://api.operator.example";
const settings = { brandName: "Moon", operatorOrigin: origin, allowsLoopback: false, zoneMinutes: 420 };
const texts = createTexts(brandWith({}));

async function page(element: ReactNode): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ id: "root", path: "/", element }]);
  const context = await query(new Request("http://local.test/"));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts.instance("en")}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
}

function message(message_type: string, payload: unknown, more: object = {}): ChatMessage {
  const conversation = { sender: "staff", createdAt: "2026-11-21T03:18:00.000Z", ...more };
  const read = liveMessage({ ...conversation, message: { message_type, payload } }, { room: "r" });
  return read ?? expect.fail();
}

const drawn = (one: ChatMessage, before?: ChatMessage, after?: ChatMessage) =>
  page(<MessageItem message={one} before={before} after={after} settings={settings} />);

describe("a message", () => {
  it("of text is text, with its day, its time and who says it [2.69 6.06]", async () => {
    const html = await drawn(message("text", "<b>10</b>\nbaht", { name: "Nok" }));
    expect(html).toContain("&lt;b&gt;10&lt;/b&gt;\nbaht");
    expect(html).toContain("21/11/2026");
    expect(html).toContain("Nok · 10:18");
  });

  it("of one's own says that it was sent, and stands with its neighbours under one time", async () => {
    const own = { sender: "customer" };
    const [one, two] = [message("text", "one", own), message("text", "two", own)];
    expect(await drawn(two, one)).toContain("10:18 · Sent");
    expect(await drawn(one, undefined, two)).not.toContain("10:18");
    expect(await drawn(two, one)).not.toContain("21/11/2026");
  });

  it("with buttons has links to the web and the telephone, and says what is tapped [3.28 3.30]", async () => {
    const buttons = [
      { title: "Site", type: "web", payload: "https://moon.example/a" },
      { title: "Call", type: "call", payload: "02 123 4567" },
      { title: "Yes", type: "postback", payload: { a: 1 } },
      { title: "Else", type: "other", payload: "x" },
      { title: "Bad", type: "web", payload: "javascript:hit()" },
    ];
    for (const html of [
      await drawn(message("buttons", { message: "Choose", buttons })),
      await drawn(message("quick_replies", { message: "Choose", buttons })),
      await drawn(message("generic", { elements: [{ title: "Choose", subtitle: "One", buttons }] })),
    ]) {
      expect(html).toContain("Choose");
      expect(html).toContain('href="https://moon.example/a" target="_blank" rel="noopener noreferrer"');
      expect(html).toContain('href="tel:021234567"');
      expect(html).toMatch(
        /<form method="post"[^>]*><input type="hidden" name="message" value="[^"]*postback/,
      );
      expect(html).toMatch(/<span[^>]*>Else<\/span>.*<span[^>]*>Bad<\/span>/);
      expect(html).not.toContain("javascript:");
    }
  });

  it("of media shows pictures, plays the operator's videos, and leads to everything else [3.29]", async () => {
    const media = (fileType: string, url: string) =>
      drawn(message("media", { message: "See", url, fileType }));
    expect(await media("image", "/f/1.png")).toMatch(
      /<img [^>]*src="https:\/\/api\.operator\.example\/f\/1\.png"/,
    );
    expect(await media("image", "http://cdn.example/1.png")).not.toContain("<img");
    expect(await media("video", "/f/1.mp4")).toContain("<video");
    expect(await media("video", "https://cdn.example/1.mp4")).toMatch(
      /<a [^>]*href="https:\/\/cdn.example\/1.mp4"/,
    );
    expect(await media("file", "https://cdn.example/a.pdf")).toMatch(/<a [^>]*href.*File.*a\.pdf/);
    expect(await media("file", "javascript:hit()")).toContain("This file cannot be shown.");
  });

  it("of a card shows its picture, title and subtitle; of a postback its title; of nothing known no content [3.28]", async () => {
    const card = { title: "Bonus", subtitle: "Weekly", image_url: "https://cdn.example/b.png", buttons: [] };
    const html = await drawn(message("generic", { elements: [card, card] }));
    expect(html.match(/<img[^>]*src="https:\/\/cdn.example\/b.png"/g)).toHaveLength(2);
    expect(html).toMatch(/<strong>Bonus<\/strong><small[^>]*>Weekly/);
    expect(await drawn(message("postback", { title: "Yes", payload: "canary" }))).toMatch(/>Yes</);
    for (const unknown of [message("carousel", "canary"), message("text", { no: "canary" })]) {
      const said = await drawn(unknown);
      expect(said).toContain("This message cannot be shown here.");
      expect(said).not.toContain("canary");
    }
  });

  it("of any attack is text, in every place that a message has", async () => {
    for (const attack of attacks) {
      const button = { title: attack, type: "web", payload: attack };
      const media = { message: attack, url: attack, fileType: "image", filePath: attack };
      const html = await page(
        <ul>
          {[
            message("text", attack, { name: attack }),
            message("buttons", { message: attack, buttons: [button, { ...button, type: "call" }] }),
            message("media", media),
            message("generic", { elements: [{ title: attack, subtitle: attack, image_url: attack }] }),
            message("postback", { title: attack }),
          ].map((one) => (
            <MessageItem
              key={one.key}
              message={one}
              before={undefined}
              after={undefined}
              settings={settings}
            />
          ))}
        </ul>,
      );
      expect(html).not.toMatch(/<(script|iframe|object|embed|style|base|meta|math|template)\b/i);
      expect(html).not.toMatch(/\s(href|src)="(?!https?:|tel:)/i);
      expect(html).not.toMatch(/<[a-z]+[^<>"]*(?:"[^"]*"[^<>"]*)*\son[a-z]+=/i);
    }
  });
});

it("says days and times in the brand's zone, wherever the phone is", () => {
  const late = Date.parse("2026-11-21T17:05:59.999Z");
  expect([dayOf(late, 0), clockOf(late, 0)]).toEqual(["21/11/2026", "17:05"]);
  expect([dayOf(late, 420), clockOf(late, 420)]).toEqual(["22/11/2026", "00:05"]);
  expect([dayOf(late, -1080), clockOf(late, -1080)]).toEqual(["20/11/2026", "23:05"]);
});
