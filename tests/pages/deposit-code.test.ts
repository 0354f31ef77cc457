import { describe, expect, test } from "vitest";
import { account, codesOf, offer, payNewest } from "../journeys/deposit-desk";
import type { PlainBrowser } from "../support/plain-browser";
import type { PlainPage } from "../support/plain-page";
import { expectOutcome } from "./outcome";
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

test("a code's form that says less than its provider's minimum is refused at the field and makes nothing, the minimum itself makes one [5.28 5.29 5.30 9.07 9.08 9.09]", async () => {
  const { who, browser } = await depositor();
  const active = async () => (await codesOf(sandbox, who)).filter(({ status }) => status === "ACTIVE");
  for (const [bankCode, minimum] of [
    ["KBANK", 1],
    ["WW", 100],
    ["PAYTIMZ", 10],
  ] as const) {
    await browser.open(`/user/home/deposit/qr/${bankCode}`);
    const page = await browser.press("do=create", { amount: shown(minimum - 0.01) });
    const least = { minimum: shown(minimum), currency: "บาท" };
    expect(page.description("amount")).toBe(say("fields:amount.minimum", least));
    expect(await active()).toEqual([]);
    const made = await browser.press("do=create", { amount: shown(minimum) });
    made.one(PICTURE);
    expect(await active()).toMatchObject([{ bankCode, amount: minimum }]);
    await browser.press("do=cancel");
  }
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
    expectOutcome(page, t("money:outcome.slip.done"));
    expect(page.text("article")).toContain("100.00 THB");
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

test("what the member says is paid is waited for on home, not asked for again, then told once", async () => {
  const { who, browser } = await depositor();
  await make(browser, "100");
  const home = await browser.press("do=done");
  const rows = `section[aria-label="${t("home:pending.title")}"] a`;
  expect([home.path, home.text(rows)]).toEqual(["/user/home", expect.stringContaining("100.00 บาท")]);
  const shownAgain = await browser.open("/user/home/deposit/qr/KBANK");
  shownAgain.one(PICTURE);
  expect(shownAgain.all("dialog button[value=done]").length).toBe(0);
  shownAgain.one("dialog button[value=cancel]");
  await payNewest(sandbox, who);
  const paid = await browser.open("/user/home/deposit/qr/KBANK");
  expectOutcome(paid, t("money:outcome.slip.done"));
  expect(paid.text("article")).toContain("1,100.00 THB");
  expect((await browser.open("/user/home")).all(rows).length).toBe(0);
  expect((await browser.open("/user/home/deposit/qr/KBANK")).value("amount")).toBe("");
  expect((await browser.open(paid.path)).text("h1")).toBe(t("money:outcome.slip.done"));
});

test("the outcome of a code that another member made is not told", async () => {
  const { who, browser } = await depositor();
  await make(browser, "100");
  await payNewest(sandbox, who);
  const { path } = await browser.open("/user/home/deposit/qr/KBANK");
  const other = (await depositor()).browser;
  expect((await other.open(path)).text()).not.toContain("100.00 THB");
});

describe("the second account of one bank code (operator-api.md, Where an answer is unclear)", () => {
  const SECOND = "/user/home/deposit/qr/KBANK?account=1";
  const payees = ["บจก. หนึ่ง", 'Two & "Sons" <b>?account=0'];

  /** The screen of the second account, with its form. */
  async function atSecond() {
    const { who, browser } = await depositor();
    const banks = payees.flatMap((bankAccountName) => [
      account("KBANK", "QR", { bankAccountName }),
      account("WW", "QR", { bankAccountName: "between" }),
    ]);
    await offer(sandbox, who, { banks });
    const screen = await browser.open("/user/home/deposit");
    const codes = screen.all("dialog [name=bankCode][value=KBANK]").map((field) => field.closest("form"));
    const accounts = codes.map((form) => form?.querySelector("[name=account]")?.getAttribute("value"));
    expect(accounts).toEqual(["0", "1"]);
    for (const payee of payees) expect(screen.text("dialog")).toContain(payee);
    expect(payeesOn(await browser.open(SECOND))).toEqual([payees[1]]);
    return { who, browser };
  }

  const payeesOn = (page: PlainPage) => payees.filter((payee) => page.text("dialog").includes(payee));

  test("stays the one that is shown: in a refused form, with its code, after cancelling, from home", async () => {
    const { who, browser } = await atSecond();
    expect((await browser.press("do=create", { amount: "0.5" })).path).toBe(SECOND);
    const made = await browser.press("do=create", { amount: "300" });
    expect([made.path, payeesOn(made)]).toEqual([SECOND, [payees[1]]]);
    expect(made.one(PICTURE).getAttribute("alt")).toContain(payees[1]);
    const pending = (await browser.open("/user/home")).all(
      `section[aria-label="${t("home:pending.title")}"] a`,
    );
    expect(pending.map((link) => link.getAttribute("href"))).toEqual([SECOND]);
    await browser.open(SECOND);
    const cancelled = await browser.press("do=cancel");
    expect(cancelled.text()).toContain(t("deposit:qr.cancelled"));
    expect(cancelled.path).toBe(SECOND);
    expect(payeesOn(await browser.press("do=create", { amount: "200" }))).toEqual([payees[1]]);
    await payNewest(sandbox, who);
    expectOutcome(await browser.press("do=cancel"), t("money:outcome.slip.done"));
    expect((await browser.open(SECOND)).path).toBe(SECOND);
  });

  test("is shown as soon as it is found, where the operator's answer was lost: nobody is warned of paying twice", async () => {
    const { who, browser } = await atSecond();
    await sandbox.fault(who, { endpoint: "qrcode.create", kind: "not-json", times: 1 });
    const page = await browser.press("do=create", { amount: "300" });
    page.one(PICTURE);
    expect([page.path, payeesOn(page)]).toEqual([SECOND, [payees[1]]]);
  });

  test.each(["-1", "7", "1.5", "x", "0", ""])("is no other where the address says %j", async (wanted) => {
    const { browser } = await atSecond();
    await browser.open(`/user/home/deposit/qr/KBANK?account=${wanted}`);
    const page = await browser.press("do=create", { amount: "300" });
    expect(payeesOn(page)).toEqual([payees[0]]);
  });
});
