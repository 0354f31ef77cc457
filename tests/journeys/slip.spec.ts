import type { Page } from "playwright/test";
import { texts } from "../../app/i18n/th/slip";
import { slipOf, transferOf } from "../contract/cashier-desk";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { awaitScript } from "./screens";

const SLIP = "/user/home/deposit/slip";

async function picture(sandbox: SandboxControl, member: JourneyMember, query: Record<string, string> = {}) {
  const file = await slipOf(await transferOf(sandbox, member, { amount: 500 }), { query });
  return { name: "my-slip.png", mimeType: "image/png", buffer: Buffer.from(await file.arrayBuffer()) };
}

const chooser = (page: Page) => page.locator("input[name=file]");
const send = (page: Page) => page.getByRole("button", { name: texts.send });

test("a slip is chosen, looked at, read on the phone, sent and credited [9.11]", async ({
  signedIn: page,
  sandbox,
  member,
  axe,
}) => {
  await page.goto(SLIP);
  await expect(page.getByText("60", { exact: false }).first()).toBeVisible();
  await chooser(page).setInputFiles(await picture(sandbox, member));
  await expect(page.getByText(texts.readable)).toBeVisible();
  await axe(page);
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(1_500);
});

test("a picture without a code is warned of and sent all the same; its reason and next step stand in the list, its picture a tap away [2.65 7.56 7.57 8.34]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
}) => {
  await page.goto(SLIP);
  await chooser(page).setInputFiles(await picture(sandbox, member, { qr: "none" }));
  await expect(page.getByText(texts.unreadable)).toBeVisible();
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
  await page.goto("/user/statement/slips");
  const row = page.getByRole("listitem").filter({ hasText: texts.slips.status.failed });
  await expect(row.getByRole("link", { name: texts.slips.step.upload })).toBeVisible();
  const view = row.getByRole("link", { name: texts.slips.view });
  await expect(view).toHaveAttribute("href", /^\/files\/slip\/\w+/);
  await axe(page);
  const pages = await sandbox.callsOf(member, "statement.slips");
  expect(pages.at(-1)?.body).toEqual({ page: 1, limit: brand.config.pageSizes.slips });
  expect(await sandbox.callsOf(member, "statement.slipReference")).toEqual([]);
  const path = (await view.getAttribute("href")) ?? "";
  const shown = await page.request.get(path);
  expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
  const [call] = await sandbox.callsOf(member, "statement.slipReference");
  expect(call?.path.split("/").at(-1)).toBe(path.split("/").at(-1));
  // Picture URLs may be signed, so the operator's URL must be opened unchanged.
  const body = { url: `${shown.url()}?signature=a%2Bb` };
  await sandbox.fault(member, { endpoint: "statement.slipReference", kind: "status", status: 200, body });
  const signed = await page.request.get(path, { maxRedirects: 0 });
  expect(signed.headers().location).toBe(body.url);
});

test("a slip is processing, a success or failed, and says that one word, with date, amount, reason and picture [2.65 3.24 4.26]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const { status: words, view } = texts.slips;
  const own = { SUCCESS: words.success, FAILED: words.failed, PENDING: words.processing };
  expect(Object.values(own)).toEqual(["สำเร็จ", "ไม่สำเร็จ", "กำลังตรวจสอบ"]);
  const createdAt = "2026-03-04T05:06:07Z";
  const note = "SLIP_REFNO_DUPLICATED";
  const more = { createdAt, amount: 12.5, reference: "R7" };
  const slips = Object.keys(own).map((status) => ({ status, ...more, ...(status === "FAILED" && { note }) }));
  const body = { slips, total: slips.length };
  await sandbox.fault(member, { endpoint: "statement.slips", kind: "status", status: 200, body });
  await page.goto("/user/statement/slips");
  const rows = page.getByRole("dialog").getByRole("listitem");
  await expect(rows).toHaveCount(slips.length);
  for (const [index, word] of Object.values(own).entries()) {
    const row = rows.nth(index);
    for (const other of Object.values(own)) {
      await expect(row.getByText(other, { exact: true })).toHaveCount(other === word ? 1 : 0);
    }
    await expect(row.locator("time")).toHaveText("04/03/2026 12:06:07");
    await expect(row).toContainText("12.50 THB");
    await expect(row.getByRole("link", { name: view })).toHaveAttribute("href", "/files/slip/R7");
  }
  await expect(rows.nth(1)).toContainText(brand.say(`errors:${note}`));
});

test("slips that cannot be read leave a quiet dialog, and a way to try again [8.05]", async ({
  signedIn: page,
  sandbox,
  member,
  brand: { t },
}) => {
  await sandbox.fault(member, { endpoint: "statement.slips", kind: "status", status: 500 });
  await page.goto("/user/statement/slips");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("public:error.operatorText"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await sandbox.heal(member);
  await dialog.getByRole("link", { name: t("public:common.retry") }).click();
  await expect(dialog).toContainText(t("slip:slips.empty"));
});

test("a connection that is lost loses nothing: the same picture is sent again with one tap, once", async ({
  signedIn: page,
  sandbox,
  member,
}) => {
  await page.goto(SLIP);
  await page.route("**/files/slip", (route) => route.abort(), { times: 1 });
  await chooser(page).setInputFiles(await picture(sandbox, member));
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(texts.failed.network);
  await page.getByRole("button", { name: texts.again }).click();
  await expect(page).toHaveURL(OUTCOME);
  expect(await sandbox.calls({ endpoint: "wallet.slip", username: member.username })).toHaveLength(1);
});

test("sending without a picture says so at its field, in the member's language, and sends nothing", async ({
  signedIn: page,
  sandbox,
  member,
}) => {
  await page.goto(SLIP);
  await awaitScript(page);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await send(page).click();
  await expect(chooser(page)).toHaveAccessibleDescription(new RegExp(texts.fault.noFile));
  await expect(chooser(page)).toHaveAttribute("aria-invalid", "true");
  await expect(chooser(page)).toBeFocused();
  expect(posts).toEqual([]);
  await chooser(page).setInputFiles(await picture(sandbox, member));
  await expect(chooser(page)).not.toHaveAttribute("aria-invalid");
  await send(page).click();
  await expect(page).toHaveURL(OUTCOME);
});

test("at closed hours the page says when, and offers the status of earlier slips [9.12 7.11]", async ({
  signedIn: page,
  sandbox,
}) => {
  await sandbox.control("POST", "/settings", { slip: "closed" });
  await page.goto(SLIP);
  await expect(page.getByText(texts.closed)).toBeVisible();
  await expect(page.getByRole("link", { name: texts.list })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
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
