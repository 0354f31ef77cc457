import { fails, refuses } from "./faults";
import { atOutcome, inTurn, see, tap, type } from "./hands";
import type { Part, Stage, State } from "./state";
import { sendTransfer } from "./transfer";

const needs: NonNullable<State["needs"]> = ({ features }) => features.chat;
const contact = { path: "/user/contact" } as const;
const withChat = { ...contact, needs };
const OPENER = "a[href$='/contact/chat']";

/** What staff writes in the member's room. */
function staff(message: object) {
  return ({ sandbox, member: { _id, username } }: Stage) =>
    sandbox.post("/chat/send", { room: `room-${_id}`, username, ...message });
}

/** The brand's name stands in the panel's head once the room is joined. */
async function joined(stage: Stage): Promise<void> {
  await tap(OPENER)(stage);
  const names = Object.values(stage.brand.name);
  const head = stage.page.locator("dialog header p");
  await head.filter({ hasText: new RegExp(`^(${names.map(literally).join("|")})$`) }).waitFor();
  await see("dialog [role=log]")(stage);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const talk = inTurn(
  staff({ name: "Nok", message: "สวัสดี How can we help?" }),
  staff({
    name: "Nok",
    message_type: "quick_replies",
    message: "And now?",
    buttons: "Yes | postback | yes\nNo | postback | no",
  }),
);

const QUESTION = "Where is my money?";
const write = inTurn(
  type("dialog [role=textbox], dialog textarea", QUESTION),
  ({ page }) => page.keyboard.press("Enter"),
  // The mark of what is still on its way is gone.
  see(`dialog [role=log] li:not([data-delivery]):has-text("${QUESTION}")`),
);

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
      act: inTurn(tap(OPENER), see("dialog [aria-busy=true]")),
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
