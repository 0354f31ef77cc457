import type { Settings } from "../../scripts/sandbox/state/settings";
import { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";

type Habits = Partial<Settings>;

/** How operators tell a member of the own messages (operator-api.md, Chat). */
const habits: Habits[] = [
  { chatEchoBears: "sent", chatHistoryBears: "stored", chatStoredLaterMs: 1_500 },
  { chatEchoBears: "stored", chatHistoryBears: "sent", chatStoredLaterMs: 1_500 },
  { chatEchoBears: "both", chatHistoryBears: "sent", chatTimes: "epoch" },
  { chatEcho: false, chatHistoryBears: "sent", chatStoredLaterMs: 1_500 },
];

for (const habit of habits)
  test(`after a drop every message stands once, when ${told(habit)}`, async ({
    unwatched,
    brand,
    sandbox,
    member,
  }) => {
    await sandbox.set({ ...habit, chatExtraFields: true });
    const chat = new ChatRoom(await unwatched.newPage(), brand, sandbox, member);
    await chat.openOnContact();
    await chat.write("from the member");
    await chat.staff({ message: "from the staff" });
    await chat.staff({ message_type: "buttons", message: "Choose", buttons: "Yes | postback | yes" });
    const all = ["from the member", "from the staff", "Choose"];
    const expectOnce = async () => {
      for (const text of all) await expect(chat.log.getByText(text, { exact: true })).toHaveCount(1);
    };
    await expect(chat.log.getByRole("listitem").filter({ hasText: brand.t("chat:sent") })).toHaveCount(1);
    await expectOnce();
    await sandbox.control("POST", "/chat/drop", { downMs: 500 });
    await chat.connecting.waitFor();
    await chat.staff({ message: "meanwhile" });
    all.push("meanwhile");
    await chat.connecting.waitFor({ state: "hidden" });
    await expectOnce();
    await chat.write("and once more");
    all.push("and once more");
    await expect.poll(async () => (await chat.described()).messages).toBe(all.length);
    await expectOnce();
    await expect(chat.log.getByRole("listitem")).toHaveCount(all.length);
  });

for (const chatHistoryBears of ["sent", "stored", "both"] as const)
  test(`what came although its answer was lost is not sent again: the history bears the time ${chatHistoryBears}`, async ({
    chat,
    brand,
    sandbox,
    member,
  }) => {
    const later = { chatStoredLaterMs: 1_500, chatExtraFields: true };
    await sandbox.set({ chatEcho: false, chatHistoryBears, ...later });
    await chat.openOnContact();
    await sandbox.fault(member, { endpoint: "chat.sendMessage", kind: "reset-after", times: 1 });
    await chat.write("only once");
    await expect(chat.log.locator("[data-delivery=failed]")).toHaveCount(1);
    await chat.log.getByRole("button", { name: brand.t("chat:resend") }).click();
    await expect(chat.log.locator("[data-delivery]")).toHaveCount(0);
    await expect(chat.log.getByText("only once")).toHaveCount(1);
    expect((await chat.described()).messages).toBe(1);
    expect(await sandbox.callsOf(member, "chat.sendMessage")).toHaveLength(1);
  });

function told({ chatEcho = true, chatEchoBears, chatHistoryBears }: Habits): string {
  const echo = chatEcho ? `the echo bears the time ${chatEchoBears}` : "nothing is echoed";
  return `${echo} and the history ${chatHistoryBears}`;
}
