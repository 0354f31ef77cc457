import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { order } from "./transfer-post";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("while the books cannot be read the page says that it is checking; it looks again by itself", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await sendAndLose({ page, member, brand, sandbox });
  await expect.poll(() => sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByText(brand.t("money:outcome.text.refused"))).toHaveCount(0);
  await sandbox.heal(member);
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("link", { name: brand.t("money:outcome.home") })).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(990);
});

test("a hidden page does not look for the outcome; once it is seen again it looks at once", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await page.clock.install();
  await sendAndLose({ page, member, brand, sandbox });
  await expectOutcome(page, brand, "checking");
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  await page.clock.pauseAt(Date.now() + 60_000);
  await turn(page, "hidden");
  await expect.poll(() => underWay.size).toBe(0);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor(30_000);
  expect(asked).toEqual([]);
  await turn(page, "visible");
  await expect
    .poll(() => asked.map((url) => new URL(url).pathname))
    .toContainEqual(expect.stringMatching(LOOK));
});

test("a look that takes longer than the time between two arrives, and so does the next page", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await sendAndLose({ page, member, brand, sandbox });
  await expectOutcome(page, brand, "checking");
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      await setTimeout(4_000);
      await route.continue();
    },
  );
  const outcome = page.url();
  await page.getByRole("link", { name: brand.t("member:frame.home") }).click();
  await expect(page).toHaveURL("/user/home");
  await page.goto(outcome);
  await expectOutcome(page, brand, "checking");
  await sandbox.heal(member);
  await expectOutcome(page, brand, "done");
});

/** Sends a transfer whose answer is lost, and takes the books away after that: nobody can tell what became of it. */
async function sendAndLose({ page, brand, sandbox, member }: LostTransfer): Promise<void> {
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.fill(order);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-after" });
  // The wallet works for the form and for the snapshot before sending, but not after that.
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 500 });
  await screen.submit.click();
}

interface LostTransfer {
  page: Page;
  brand: BrandInfo;
  sandbox: SandboxControl;
  member: JourneyMember;
}

/** Where a page's script asks for the outcome. */
const LOOK = /^\/user\/outcome\/[\w-]+/;

/** Hides the page, as a member does who changes to another tab, or shows it again. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now === "hidden" });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}
