import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { PNG } from "pngjs";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectUsable } from "./usable";

/** Makes a withdrawal that is done the member's only entry. */
async function paidOut(sandbox: SandboxControl, member: JourneyMember): Promise<void> {
  const statements = [wireEntry({ status: "SUCCESS" })];
  const body = { total: 1, statements };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
}

async function openEntry(page: Page): Promise<void> {
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
}

async function savedBy(page: Page, name: string): Promise<{ file: string; width: number; height: number }> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const picture = await download;
  const { width, height } = PNG.sync.read(await readFile(await picture.path()));
  return { file: picture.suggestedFilename(), width, height };
}

test("the receipt of a withdrawal is saved as a picture and shared where the phone can", async ({
  page,
  signIn,
  sandbox,
  axe,
  member,
  brand: { t, config },
}) => {
  await paidOut(sandbox, member);
  await page.addInitScript(() => {
    const given: string[] = [];
    const share = async ({ files = [] }: ShareData) => {
      given.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`));
    };
    Object.assign(navigator, { canShare: () => true, share });
    Object.assign(window, { given });
  });
  await signIn(page.context(), member);
  await openEntry(page);
  await awaitScript(page);
  await expectUsable(page, "the entry");
  await axe(page);
  const saved = await savedBy(page, t("statement:entry.save"));
  expect(saved.file).toMatch(new RegExp(`^${config.id}-[0-9A-Z-]{14}\\.png$`));
  expect([saved.width, saved.height]).toEqual([720, 1080]);
  await page.getByRole("button", { name: t("statement:entry.share") }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { given: string[] }).given))
    .toEqual([`${saved.file} image/png true`]);
});

test("without script the picture is saved by its link, and there is nothing to share with", async ({
  noScript,
  signIn,
  sandbox,
  member,
  brand: { t, config },
}) => {
  await paidOut(sandbox, member);
  await signIn(noScript.context(), member);
  await openEntry(noScript);
  const saved = await savedBy(noScript, t("statement:entry.save"));
  expect([saved.file.startsWith(config.id), saved.width, saved.height]).toEqual([true, 720, 1080]);
  await expect(noScript.getByRole("button", { name: t("statement:entry.share") })).toHaveCount(0);
});
