import { fails, refuses } from "./faults";
import { atOutcome, inTurn, quiet, see, tap } from "./hands";
import type { Part, Stage, State } from "./state";
import { sendTransfer } from "./transfer";

const needs: NonNullable<State["needs"]> = ({ features }) => features.chat;
const contact = { path: "/user/contact" } as const;
const withChat = { ...contact, needs };
const OPENER = "a[href$='/contact/chat']";

/** What staff writes in the member's room. */
function staff(message: object) {
  return ({ desk, member: { _id, username } }: Stage) =>
    desk.post("/chat/send", { room: `room-${_id}`, username, ...message });
}

const opened = inTurn(tap(OPENER), see("dialog [role=log], dialog textarea, dialog input"));
const joined = inTurn(opened, quiet);
const talk = inTurn(
  staff({ name: "Nok", message: "สวัสดี How can we help?" }),
  staff({
    name: "Nok",
    message_type: "quick_replies",
    message: "And now?",
    buttons: "Yes | postback | yes\nNo | postback | no",
  }),
);

async function write(stage: Stage): Promise<void> {
  const { page } = stage;
  await page
    .locator("dialog textarea, dialog [role=textbox], dialog input[type=text]")
    .last()
    .fill("Where is my money?");
  await page.keyboard.press("Enter");
  await quiet(stage);
}

export const chat: Part = {
  id: "chat",
  name: "Chat",
  states: [
    { id: "member-contact", name: "contact", kind: "usual", ...contact },
    { id: "chat-none", name: "nothing written yet", kind: "empty", ...withChat, act: joined },
    { id: "chat", name: "a talk", kind: "usual", ...withChat, prepare: talk, act: inTurn(joined, write) },
    {
      ...{
        id: "chat-about",
        name: "about an operation",
        kind: "step",
        ...withChat,
        shows: "/user/outcome/:intent",
      },
      prepare: refuses("wallet.transfer", "NO_DATA"),
      act: inTurn(sendTransfer, atOutcome, tap("a[href*='about=']"), see("[data-topic]")),
    },
    {
      ...{ id: "chat-connecting", name: "connecting", kind: "loading", ...withChat },
      prepare: ({ page }) => page.route("**/chat/room", () => new Promise(() => undefined)),
      act: inTurn(tap(OPENER), quiet),
    },
    {
      ...{ id: "chat-broken", name: "cannot be joined", kind: "broken", ...withChat },
      prepare: ({ page }) => page.route("**/chat/room", (route) => route.abort()),
      act: inTurn(tap(OPENER), see("dialog div:has(> button) > p")),
    },
    { id: "chat-closed", name: "the chat is closed", kind: "closed", ...contact, world: "bare" },
    { id: "chat-page", name: "as a page", kind: "usual", path: "/user/contact/chat", needs, prepare: talk },
    {
      ...{
        id: "chat-page-broken",
        name: "history not read",
        kind: "broken",
        path: "/user/contact/chat",
        needs,
      },
      prepare: fails("chat.history"),
    },
  ],
};
