import { expect, test } from "vitest";
import { slip as texts } from "../../app/i18n/th";
import { slipOf, transferOf } from "../contract/cashier-desk";
import { outcomeOf, send } from "./money-dialog";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages();
const { t, say, config } = brand;

const SLIP = "/user/home/deposit/slip";
const SLIPS = "/user/statement/slips";

test("a picture without a code is sent all the same; its reason and next step stand in the list, its picture a tap away [2.65 7.56 7.57 8.34]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const form = await browser.open(SLIP);
  expect(form.all("#slip-hint")[0]?.textContent).toContain("10\u00a0MB");
  const file = await slipOf(await transferOf(sandbox, who, { amount: 500 }), { query: { qr: "none" } });
  await send(browser, { file });
  expect(outcomeOf(browser)).toBe("refused");
  const list = await browser.open(SLIPS);
  expect(list.text("dialog li")).toContain(texts.slips.status.failed);
  list.link(texts.slips.step.upload);
  const path = list.link(texts.slips.view);
  expect(path).toMatch(/^\/files\/slip\/\w+/);
  const asked = await sandbox.callsOf(who, "statement.slips");
  expect(asked.at(-1)?.body).toEqual({ page: 1, limit: config.pageSizes.slips });
  expect(await sandbox.callsOf(who, "statement.slipReference")).toEqual([]);
  const shown = await browser.visitor.get(path);
  const address = shown.headers.get("location") ?? "";
  expect((await fetch(address)).headers.get("content-type")).toMatch(/^image\//);
  const [call] = await sandbox.callsOf(who, "statement.slipReference");
  expect(call?.path.split("/").at(-1)).toBe(path.split("/").at(-1));
  // Picture URLs may be signed, so the operator's URL must be opened unchanged.
  const body = { url: `${address}?signature=a%2Bb` };
  await sandbox.fault(who, { endpoint: "statement.slipReference", kind: "status", status: 200, body });
  expect((await browser.visitor.get(path)).headers.get("location")).toBe(body.url);
});

test("the outcome of a credited slip is its amount, and what the main wallet holds with it", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open(SLIP);
  await send(browser, { file: await slipOf(await transferOf(sandbox, who, { amount: 500.25 })) });
  const page = await browser.open(browser.page.path);
  expect(outcomeOf(browser)).toBe("done");
  expect(page.text("h1 + p")).toBe("+500.25 THB");
  expect(page.text("dl > div")).toContain(`${t("money:outcome.mainWallet.now")}1,500.25 THB`);
  expect(page.text()).not.toContain(t("money:outcome.slip.doneText"));
});

test("a slip is processing, a success or failed, and says that one word, with date, amount, reason and picture [2.65 3.24 4.26]", async () => {
  const { status: words, view } = texts.slips;
  const own = { SUCCESS: words.success, FAILED: words.failed, PENDING: words.processing };
  expect(Object.values(own)).toEqual(["สำเร็จ", "ไม่สำเร็จ", "กำลังตรวจสอบ"]);
  const note = "SLIP_REFNO_DUPLICATED";
  const more = { createdAt: "2026-03-04T05:06:07Z", amount: 12.5, reference: "R7" };
  const slips = Object.keys(own).map((status) => ({ status, ...more, ...(status === "FAILED" && { note }) }));
  const body = { slips, total: slips.length };
  const who = await member();
  await sandbox.fault(who, { endpoint: "statement.slips", kind: "status", status: 200, body });
  const browser = await signedIn(who);
  const rows = (await browser.open(SLIPS)).all("dialog li");
  expect(rows.length).toBe(slips.length);
  for (const [index, word] of Object.values(own).entries()) {
    const row = rows[index];
    const said = [...(row?.querySelectorAll("*") ?? [])].map(({ textContent }) => textContent?.trim());
    for (const other of Object.values(own))
      expect([other, said.includes(other)]).toEqual([other, other === word]);
    expect(row?.querySelector("time")?.textContent).toBe("04/03/2026 12:06:07");
    expect(row?.textContent).toContain("12.50 THB");
    const links = [...(row?.querySelectorAll("a") ?? [])].filter(({ textContent }) => textContent === view);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/files/slip/R7"]);
  }
  expect(rows[1]?.textContent).toContain(say(`errors:${note}`));
});

test("a slip that failed or takes its time is asked about in the chat, by its reference or its time; a credited one is not", async () => {
  const createdAt = "2026-03-04T05:06:07Z";
  const slips = [
    { status: "FAILED", note: "DEST_ACC_INVALID", amount: 12.5, reference: "R/7", createdAt },
    { status: "PENDING", createdAt },
    { status: "SUCCESS", amount: 30, reference: "R9", createdAt },
  ];
  const body = { slips, total: slips.length };
  const who = await member();
  await sandbox.fault(who, { endpoint: "statement.slips", kind: "status", status: 200, body });
  const browser = await signedIn(who);
  const list = await browser.open(SLIPS);
  const asks = list.all("dialog li").map((row) => {
    const links = [...row.querySelectorAll("a")];
    return links.find(({ textContent }) => textContent === t("money:outcome.ask"))?.getAttribute("href");
  });
  expect(asks[2]).toBeUndefined();
  // Its page has the chat, too.
  expect(list.texts("dialog li a")).not.toContain(texts.slips.step.contact);
  const aboutOf = async (address?: string | null) =>
    (await browser.open(address ?? "")).all("[name=about]")[0]?.textContent;
  const { title, status } = texts.slips;
  const sum = `12.50 ${brand.currencyName}`;
  expect(await aboutOf(asks[0])).toBe(`${title} · ${status.failed} · ${sum} · R/7`);
  expect(await aboutOf(asks[1])).toBe(`${title} · ${status.processing} · 04/03/2026 12:06:07`);
  expect(await aboutOf("/user/contact/chat?slip=R9")).toBeUndefined();
  const other = await signedIn();
  expect((await other.open(asks[0] ?? "")).all("[name=about]")).toEqual([]);
});

test("slips that cannot be read leave a quiet dialog, and a way to try again [8.05]", async () => {
  const who = await member();
  await sandbox.fault(who, { endpoint: "statement.slips", kind: "status", status: 500 });
  const browser = await signedIn(who);
  const page = await browser.open(SLIPS);
  expect(page.text("dialog")).toContain(t("public:error.operatorText"));
  expect(page.all("[role=alert]").length).toBe(0);
  await sandbox.heal(who);
  const again = await browser.follow(t("public:common.retry"));
  expect(again.text("dialog")).toContain(t("slip:slips.empty"));
});

test("at closed hours the page says when, and offers the status of earlier slips [9.12 7.11]", async () => {
  const hours = { slipClosedFrom: "01:15", slipClosedUntil: "02:45" };
  await sandbox.control("POST", "/settings", { slip: "closed", ...hours });
  const browser = await signedIn();
  const page = await browser.open(SLIP);
  expect(page.text("dialog")).toContain(texts.closed);
  expect(page.text("dialog")).toMatch(/01:15–02:45/);
  expect(page.link(texts.list)).toBe(SLIPS);
  expect(page.all("dialog button[type=submit]").length).toBe(0);
});
