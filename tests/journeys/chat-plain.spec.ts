import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";
import { hold, SCRIPTS } from "./held-requests";
import { awaitScript } from "./screens";
import { expectNotTooWide } from "./usable";

const PLAIN = "/user/contact/chat";
const WORD = "ระบบอัตโนมัติที่ไม่มีช่องว่าง".repeat(8);

test("the chat without script does not scroll sideways, whatever staff writes and however large the text", async ({
  noScript: page,
  signIn,
  brand,
  sandbox,
  member,
}) => {
  await signIn(page.context(), member);
  const chat = new ChatRoom(page, brand, sandbox, member);
  const buttons = `${WORD} | web | https://example.com/a\nYes, and a long answer to tap | postback | yes`;
  await chat.staff({ name: WORD.slice(0, 90), message: WORD });
  await chat.staff({ message_type: "buttons", message: WORD, buttons });
  await chat.staff({ message_type: "quick_replies", message: "And now?", buttons });
  await chat.staff({
    message_type: "generic",
    cards: `${WORD} | ${WORD} | https://example.com/a.png`,
    buttons,
  });
  for (const [url, fileType] of [
    ["https://example.com/a.png", "image"],
    [`https://example.com/${"a".repeat(80)}.pdf`, "file"],
    ["/chat-files/a.mp4", "video"],
  ])
    await chat.staff({ message_type: "media", payload: { message: WORD, url, fileType } });
  await page.goto(PLAIN);
  await page.getByRole("textbox").fill("x".repeat(300));
  await page.getByRole("button", { name: brand.t("chat:compose.send"), exact: true }).click();
  await expect(page.locator("main").getByRole("listitem")).toHaveCount(8);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    for (const size of [100, 150, 200]) await expectNotTooWide(page, `${PLAIN} on ${width} px`, size);
  }
});

test("staff never bears the member's own name, on the page without script nor in the widget", async ({
  signedIn: page,
  noScript,
  signIn,
  brand,
  sandbox,
  member,
}) => {
  await signIn(noScript.context(), member);
  const chat = new ChatRoom(page, brand, sandbox, member);
  for (const name of [member.name, member.username, ` ${member.name} `])
    await chat.staff({ name, message: `signed ${name}` });
  await chat.staff({ name: "Nok", message: "signed by Nok herself" });
  const brandName = brand.config.name[brand.config.defaultLocale];
  await noScript.goto(PLAIN);
  await chat.openOnContact();
  await chat.staff({ name: member.name, message: "signed live" });
  const widget = chat.log.getByRole("listitem");
  await expect(widget).toHaveCount(5);
  for (const items of [noScript.locator("main").getByRole("listitem"), widget]) {
    const shown = await items.evaluateAll((all) =>
      all.map((item) => [...item.querySelectorAll("span, small, p")].map(({ textContent }) => textContent)),
    );
    for (const parts of shown) {
      const heads = parts.filter((text) => !text?.startsWith("signed"));
      expect(heads.join(" ")).not.toContain(member.name);
      expect(heads.join(" ")).not.toContain(member.username);
    }
    expect(shown.filter((parts) => parts.includes(brandName)).length).toBe(shown.length - 1);
    expect(shown.filter((parts) => parts.includes("Nok"))).toHaveLength(1);
  }
});

test("a tap that comes before the script leads to the page without one, which becomes the live chat, unless something is written there", async ({
  chat,
  brand,
}) => {
  const { page } = chat;
  await page.goto("/user/contact");
  await awaitScript(page);
  await page.goto(PLAIN);
  await chat.isJoined();
  await expect(page).toHaveURL("/user/contact");
  await chat.staff({ message: "live words" });
  await expect(chat.log.getByText("live words")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/user/contact");

  const release = await hold(page, SCRIPTS);
  await page.goto(PLAIN, { waitUntil: "commit" });
  const box = page.getByRole("main").getByRole("textbox");
  await box.fill("half a sentence");
  await release();
  await awaitScript(page);
  await expect(page).toHaveURL(PLAIN);
  await expect(box).toHaveValue("half a sentence");
  await page.getByRole("button", { name: brand.t("chat:compose.send"), exact: true }).click();
  await chat.isJoined();
  await expect(chat.log.getByText("half a sentence")).toBeVisible();
});
