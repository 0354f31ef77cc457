import { expect, test } from "vitest";
import { payNewest } from "../journeys/deposit-desk";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;

const PICTURE = "dialog img[src^='data:image']";
const PATH = "/user/home/deposit/qr/KBANK";

/** How an operator says that there is no code (operator-api.md, "Where an answer is unclear"). */
const none = { qrcodeId: "", hasQrcode: false, qrcode: "", amount: 0, expireIn: 0 };

async function depositor() {
  const who = await member();
  return { who, browser: await signedIn(who) };
}

test("no code, said with empty texts, is no fault: the page says nothing of it and offers the form", async () => {
  const { who, browser } = await depositor();
  await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 200, body: none });
  const page = await browser.open(PATH);
  expect([page.status, page.text().includes(t("deposit:qr.unread"))]).toEqual([200, false]);
  expect(page.value("amount")).toBe("");
});

test("the words that the money is there stand alone, and cancelling then is no error", async () => {
  const { who, browser } = await depositor();
  await browser.open(PATH);
  await browser.press("do=create", { amount: "100" });
  browser.page.one(PICTURE);
  await payNewest(sandbox, who);
  await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 200, body: none });
  const page = await browser.press("do=cancel");
  expectOutcome(page, t("money:outcome.slip.done"));
  expect(page.text("article")).toContain("100.00 THB");
  expect(page.text()).not.toContain(t("deposit:qr.unread"));
  expect(await sandbox.callsOf(who, "qrcode.cancel")).toEqual([]);
});

test("a code that is refused with empty texts says its reason, at once and for good", async () => {
  const { who, browser } = await depositor();
  const body = { ...none, message: "ระบบ QR ไม่ว่าง" };
  await sandbox.fault(who, { endpoint: "qrcode.create", kind: "status", status: 200, body });
  await browser.open(PATH);
  const page = await browser.press("do=create", { amount: "100" });
  expect([page.path, page.text().includes(body.message)]).toEqual([PATH, true]);
  expect(await sandbox.callsOf(who, "qrcode.create")).toHaveLength(1);
});

test("a code without time left is not offered for payment", async () => {
  const { who, browser } = await depositor();
  const code = { qrcodeId: "q-1", hasQrcode: true, qrcode: "<svg/>", amount: 100, expireIn: 60 };
  const shown = async (expireIn: number) => {
    await sandbox.heal(who);
    const body = { ...code, expireIn };
    await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 200, body });
    return (await browser.open(PATH)).all("button[value=cancel]").length;
  };
  expect([await shown(60), await shown(0), await shown(-5)]).toEqual([1, 0, 0]);
  expect(browser.page.value("amount")).toBe("");
});

test("a slip whose reference is an empty text leaves the table readable, with its own link", async () => {
  const { who, browser } = await depositor();
  const slip = { createdAt: "2026-03-01T10:00:00.000Z", status: "SUCCESS", amount: 123 };
  const slips = [
    { ...slip, reference: "", link: "https://bank.example/slip/1" },
    { ...slip, amount: 456, reference: "R-2" },
  ];
  const body = { total: 2, slips };
  await sandbox.fault(who, { endpoint: "statement.slips", kind: "status", status: 200, body });
  const page = await browser.open("/user/statement/slips");
  expect(page.text()).toContain("123.00");
  expect(page.text()).toContain("456.00");
  expect(page.html).toContain("https://bank.example/slip/1");
});
