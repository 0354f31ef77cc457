import type { Page } from "playwright/test";
import { slip as texts } from "../../app/i18n/th";
import { slipOf, transferOf } from "../contract/cashier-desk";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";

const SLIP = "/user/home/deposit/slip";

async function picture(sandbox: SandboxControl, member: JourneyMember, query: Record<string, string> = {}) {
  const file = await slipOf(await transferOf(sandbox, member, { amount: 500 }), { query });
  return { name: "my-slip.png", mimeType: "image/png", buffer: Buffer.from(await file.arrayBuffer()) };
}

const chooser = (page: Page) => page.locator("input[name=file]");
const send = (page: Page) => page.getByRole("button", { name: texts.send, exact: true });

test("a slip is chosen, looked at, read on the phone, sent and credited; without one the button chooses it [9.11]", async ({
  signedIn: page,
  sandbox,
  member,
  axe,
}) => {
  await page.goto(SLIP);
  await awaitScript(page);
  await expect(page.getByText("1 ชั่วโมง")).toBeVisible();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: texts.choose, exact: true }).click();
  await (await asked).setFiles(await picture(sandbox, member));
  expect(posts).toEqual([]);
  await expect(page.getByText(texts.readable)).toBeVisible();
  // What the browser says of a chooser that was closed without a choice.
  await chooser(page).dispatchEvent("cancel");
  await axe(page);
  await expect(page).toHaveURL(SLIP);
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(1_500);
});

test("a picture without a code is warned of; a connection that is lost loses nothing: the same picture is sent again with one tap, once", async ({
  signedIn: page,
  sandbox,
  member,
}) => {
  await page.goto(SLIP);
  await page.route("**/files/slip", (route) => route.abort(), { times: 1 });
  await chooser(page).setInputFiles(await picture(sandbox, member, { qr: "none" }));
  await expect(page.getByText(texts.unreadable)).toBeVisible();
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(texts.failed.network);
  await page.getByRole("button", { name: texts.again }).click();
  await expect(page).toHaveURL(OUTCOME);
  expect(await sandbox.calls({ endpoint: "wallet.slip", username: member.username })).toHaveLength(1);
});

test("while nobody can read what became of a slip, home says so, and no longer than that", async ({
  signedIn: page,
  sandbox,
  member,
  brand: { t },
}) => {
  await page.goto(SLIP);
  await chooser(page).setInputFiles(await picture(sandbox, member));
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
  const fault = await sandbox.fault(member, { endpoint: "statement.slips", kind: "status", status: 500 });
  await page.goto("/user/home");
  const unread = page.getByText(t("home:pending.unread"));
  await expect(unread).toBeVisible();
  await sandbox.end(fault);
  await expect(unread).toBeHidden({ timeout: 15_000 });
});

test("without script a slip is sent by the form alone, and is credited", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
}) => {
  await signIn(page.context(), member);
  await page.goto(SLIP);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(texts.fault.noFile);
  await chooser(page).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("JPG");
  await chooser(page).setInputFiles(await picture(sandbox, member));
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(1_500);
});
