import { expect, test } from "vitest";
import { codesOf, payNewest } from "../journeys/deposit-desk";
import type { PlainBrowser } from "../support/plain-browser";
import { pages } from "./pages";

const { brand, sandbox, member, guest, signedIn } = pages();
const { t, say, shown } = brand;

const PICTURE = "dialog img[src^='data:image']";

/** From the provider's screen to its code. */
async function make(browser: PlainBrowser, amount: string): Promise<void> {
  await browser.open("/user/home/deposit/qr/KBANK");
  await browser.press("do=create", { amount });
  browser.page.one(PICTURE);
}

async function depositor() {
  const who = await member();
  return { who, browser: await signedIn(who) };
}

test("a code's form that says less than its provider's minimum is refused at the field, and makes nothing [5.28 5.29 5.30 9.07 9.08 9.09]", async () => {
  const { who, browser } = await depositor();
  for (const [bankCode, minimum] of [
    ["KBANK", 1],
    ["WW", 100],
    ["PAYTIMZ", 10],
  ] as const) {
    await browser.open(`/user/home/deposit/qr/${bankCode}`);
    const page = await browser.press("do=create", { amount: shown(minimum - 0.01) });
    const least = { minimum: shown(minimum), currency: "THB" };
    expect(page.description("amount")).toBe(say("fields:amount.minimum", least));
  }
  expect(await sandbox.callsOf(who, "qrcode.create")).toEqual([]);
});

test.each([false, true])(
  "cancelling a code that was paid meanwhile is no error and claims nothing, the look-up refused: %s [4.12]",
  async (isRefused) => {
    const { who, browser } = await depositor();
    await make(browser, "100");
    await payNewest(sandbox, who);
    const body = { message: "NO_DATA" };
    if (isRefused) await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 400, body });
    const page = await browser.press("do=cancel");
    expect(page.all(PICTURE).length).toBe(0);
    expect(page.value("amount")).toBe("");
    expect(page.all("[role=alert]").length).toBe(0);
    expect(page.text()).not.toContain(t("deposit:qr.cancelled"));
    expect(await sandbox.callsOf(who, "qrcode.cancel")).toEqual([]);
  },
);

test("cancelling on a page that shows an older code leaves the one that was made since [4.12]", async () => {
  const { who, browser } = await depositor();
  await make(browser, "100");
  const other = await signedIn(who);
  await other.open("/user/home/deposit/qr/KBANK");
  expect((await other.press("do=cancel")).text()).toContain(t("deposit:qr.cancelled"));
  await make(other, "200");
  const page = await browser.press("do=cancel");
  expect(page.text("dialog")).toContain("200.00 THB");
  expect(page.text()).not.toContain(t("deposit:qr.cancelled"));
  const codes = await codesOf(sandbox, who);
  expect(codes.map(({ amount, status }) => [amount, status])).toEqual([
    [200, "ACTIVE"],
    [100, "CANCELLED"],
  ]);
});

test("the picture has an address of its own, for this member alone", async () => {
  const { who, browser } = await depositor();
  await sandbox.control("POST", "/cashier", { username: who.username, qrMarkup: "img" });
  await make(browser, "100");
  const address = browser.page.link(t("deposit:qr.save"));
  const picture = await browser.visitor.get(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(picture.headers.get("cache-control")).toContain("no-store");
  const refused = await guest().visitor.get(address);
  expect(refused.headers.get("location")).toContain("/login");
});
