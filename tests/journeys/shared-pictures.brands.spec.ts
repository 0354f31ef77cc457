import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import type { Page } from "playwright/test";
import { PNG } from "pngjs";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { expect, test } from "./fixtures";
import { InviteScreen } from "./invite-screen";
import { awaitScript, expectNone } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectUsable } from "./usable";

/** Makes one entry the member's only one, and opens it. */
async function openEntry(page: Page, sandbox: SandboxControl, member: JourneyMember, more: object = {}) {
  const body = { total: 1, statements: [wireEntry({ status: "SUCCESS", ...more })] };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
}

interface Given {
  url?: string;
  files: { name: string; type: string; bytes: number[] }[];
}

/** What the page hands to other apps from now on. */
async function catchShared(page: Page): Promise<() => Promise<Given | undefined>> {
  await page.addInitScript(() => {
    const share = async ({ files = [], url }: ShareData = {}) => {
      const read = async (file: File) => ({
        ...{ name: file.name, type: file.type },
        bytes: [...new Uint8Array(await file.arrayBuffer())],
      });
      Object.assign(window, { given: { url, files: await Promise.all(files.map(read)) } });
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  return () => page.evaluate(() => (window as unknown as { given?: Given }).given);
}

test("a done entry is drawn as a picture at the tap and shared, however long the operator's words are", async ({
  page,
  signIn,
  sandbox,
  axe,
  member,
  brand: { t },
}) => {
  const given = await catchShared(page);
  await signIn(page.context(), member);
  await openEntry(page, sandbox, member, { from: "เงิน".repeat(90), to: "<b>x</b>" });
  await awaitScript(page);
  await expectUsable(page, "the entry");
  await axe(page);
  await page.getByRole("button", { name: t("picture.share") }).click();
  await expect.poll(async () => (await given())?.files.length).toBe(1);
  const [file] = (await given())?.files ?? [];
  expect([file?.name, file?.type]).toEqual([
    expect.stringMatching(/^receipt-[0-9A-Z-]{14}\.png$/),
    "image/png",
  ]);
  const { width, height } = PNG.sync.read(Buffer.from(file?.bytes ?? []));
  expect(width).toBe(1080);
  expect(height).toBeGreaterThan(1000);
  expect(height).toBeLessThan(2000);
});

test("where the browser shares no files the picture is saved", async ({
  page,
  signIn,
  sandbox,
  member,
  brand: { t },
}) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await signIn(page.context(), member);
  await openEntry(page, sandbox, member);
  await awaitScript(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("picture.share") }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^receipt-[0-9A-Z-]{14}\.png$/);
  expect(PNG.sync.read(await readFile(await picture.path())).width).toBe(1080);
});

test("what is on its way or has failed is no picture; without script there is none, and the page prints", async ({
  page,
  noScript,
  signIn,
  sandbox,
  member,
  brand: { t },
}) => {
  await signIn(page.context(), member);
  for (const status of ["PENDING", "FAILED"]) {
    await openEntry(page, sandbox, member, { status });
    await expect(page.getByRole("article")).toBeVisible();
    await expect(page.getByRole("button", { name: t("picture.share") })).toHaveCount(0);
    await sandbox.heal(member);
  }
  await signIn(noScript.context(), member);
  await openEntry(noScript, sandbox, member);
  await expect(noScript.getByRole("article")).toBeVisible();
  await expect(noScript.getByRole("button", { name: t("picture.share") })).toBeHidden();
});

test("a camera reads the invitation's link on the screen, and in the picture that is shared with it", async ({
  page,
  signIn,
  member,
  site,
  brand,
  axe,
}) => {
  await signIn(page.context(), member);
  if (!brand.config.features.invite) return expectNone(page, "/user/home/invite", "/user/home");
  const given = await catchShared(page);
  const link = `${site.url}/register?code=PR${member._id}`;
  const screen = new InviteScreen(page, brand);
  await page.setViewportSize({ width: 320, height: 568 });
  await screen.openWithScript();
  await expect(screen.link).toHaveText(link);
  await axe(page);
  await expectUsable(page, "invite");
  const code = screen.dialog.getByRole("img", { name: brand.t("rewards:invite.card.alt") });
  expect(codeIn(await code.screenshot())).toBe(link);
  await screen.dialog.getByRole("button", { name: brand.t("picture.share") }).click();
  await expect.poll(async () => (await given())?.url).toBe(link);
  const [file] = (await given())?.files ?? [];
  expect(file?.name).toBe("invite.png");
  expect(codeIn(Buffer.from(file?.bytes ?? []))).toBe(link);
});

test("without script the link and its code are there, and nothing that needs script", async ({
  noScript: page,
  signIn,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  if (!brand.config.features.invite) return expectNone(page, "/user/home/invite", "/user/home");
  const screen = new InviteScreen(page, brand);
  await screen.open();
  await expect(screen.link).toHaveCSS("user-select", "all");
  await expect(screen.dialog.getByRole("img", { name: brand.t("rewards:invite.card.alt") })).toBeVisible();
  for (const name of [brand.t("rewards:invite.copy"), brand.t("picture.share")])
    await expect(screen.dialog.getByRole("button", { name })).toBeHidden();
});

function codeIn(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}
