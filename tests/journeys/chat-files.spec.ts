import { writeFile } from "node:fs/promises";
import { gif, mp4, png } from "../contract/sample-files";
import type { ChatRoom } from "./chat-room";
import { expect, test } from "./fixtures";

/** Picks a file as in the browser's dialog; from disk, so that a large one does not keep the page busy. */
async function pick({ panel }: ChatRoom, file: File, name = file.name): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, Buffer.from(await file.arrayBuffer()));
  await panel.locator("input[type=file]").setInputFiles(path);
}

test("a picture and a video are uploaded, sent and drawn [4.29 7.71 7.72]", async ({ chat, brand }) => {
  await chat.openOnContact();
  await pick(chat, gif());
  await expect(chat.log.getByRole("img", { name: brand.t("chat:media.image") })).toBeVisible();
  await pick(chat, mp4());
  await expect(chat.log.locator("video")).toBeVisible();
  await expect(chat.log.locator("[data-delivery]")).toHaveCount(0);
  await expect.poll(async () => (await chat.described()).messages).toBe(2);
});

test("a file on its way can be cancelled; one that failed is sent again or taken away [4.29 4.30 7.71]", async ({
  chat,
  brand,
  sandbox,
  member,
  axe,
}) => {
  const { t } = brand;
  await chat.openOnContact();
  const state = (name: string) => chat.log.locator(`[data-delivery=${name}]`);
  await sandbox.fault(member, { endpoint: "chat.uploadImage", kind: "hang" });
  await pick(chat, png());
  const bar = state("uploading_file").getByRole("progressbar");
  await expect(bar).toBeVisible();
  // The operator has the whole file and has not answered: what was reported is all of it.
  await expect(bar).toHaveJSProperty("value", 1);
  await expect(bar).toHaveAccessibleName(t("chat:uploading", { percent: 100 }));
  await axe(chat.page);
  await chat.log.getByRole("button", { name: t("public:common.cancel") }).click();
  await expect(chat.log.locator("[data-delivery]")).toHaveCount(0);
  await sandbox.heal(member);
  await sandbox.fault(member, { endpoint: "chat.uploadImage", kind: "status", status: 500 });
  await pick(chat, png());
  await expect(state("failed")).toBeVisible();
  await sandbox.heal(member);
  await chat.log.getByRole("button", { name: t("chat:resend") }).click();
  await expect(chat.log.getByRole("link", { name: t("chat:media.image") })).toBeVisible();
  await expect.poll(async () => (await chat.described()).messages).toBe(1);
});

test("a file that may not be sent is named, and nothing is uploaded [5.15 5.16 5.17 5.18 9.19]", async ({
  chat,
  brand,
  sandbox,
  member,
}) => {
  const { t } = brand;
  await chat.openOnContact();
  const alert = chat.panel.getByRole("alert").first();
  // It disappears after 4 s, so start watching before.
  const isSaid = (text: string) => expect(alert).toHaveText(text, { timeout: 60_000 });
  await Promise.all([isSaid(t("chat:file.unsupported")), pick(chat, png(), "without-extension")]);
  const pdf = new File(["%PDF"], "slip.pdf", { type: "application/pdf" });
  await Promise.all([isSaid(t("chat:file.unsupported")), pick(chat, pdf)]);
  await Promise.all([
    isSaid(t("chat:file.tooLarge", { size: "10 MB" })),
    pick(chat, png(10 * 1024 * 1024 + 1)),
  ]);
  await Promise.all([
    isSaid(t("chat:file.tooLarge", { size: "20 MB" })),
    pick(chat, mp4(20 * 1024 * 1024 + 1)),
  ]);
  expect(await sandbox.callsOf(member, "chat.uploadImage")).toEqual([]);
  await expect(chat.log.locator("[data-delivery]")).toHaveCount(0);
});
