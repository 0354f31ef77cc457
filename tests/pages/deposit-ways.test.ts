import { formatAmount } from "schemas/amount";
import { expect, test } from "vitest";
import { formatDuration } from "../../app/format/duration.server";
import { account, offer } from "../journeys/deposit-desk";
import type { PlainPage } from "../support/plain-page";
import { ownPages } from "./pages";

const { brand, sandbox, member, guest, signedIn } = ownPages({ TRUELINK_KEY: "sandbox" });
const { t, say, shown } = brand;

const DEPOSIT = "/user/home/deposit";
const OPEN = "dialog details[open]";
const LINKED = { mode: "LINK", walletAccountName: "0998765432" };
const NUMBER = { mode: "AUTO", walletAccountName: "0998765432" };

async function depositor() {
  const who = await member();
  return { who, browser: await signedIn(who) };
}

const kindsOf = (page: PlainPage) => page.all("dialog details").map((row) => row.getAttribute("data-way"));
const valuesOf = (page: PlainPage, name: string, within = "dialog") =>
  page.all(`${within} [name=${name}]`).map((field) => field.getAttribute("value") ?? "");

test("every way of the look-up is a row with what it needs, the first one unfolded; each form has an intent of its own", async () => {
  const { who, browser } = await depositor();
  const banks = [
    account("SCB", "AUTO"),
    account("KBANK", "QR"),
    account("GSB", "AUTO"),
    account("WW", "AUTO"),
  ];
  await offer(sandbox, who, { banks, wallets: [LINKED], isManual: false });
  const page = await browser.open(DEPOSIT);
  expect(kindsOf(page)).toEqual(["qr", "qr", "details", "details", "gift"]);
  expect(valuesOf(page, "bankCode")).toEqual(["KBANK", "WW"]);
  expect(valuesOf(page, "bankCode", OPEN)).toEqual(["KBANK"]);
  expect(new Set(valuesOf(page, "intent", "dialog details")).size).toBe(3);
  expect(valuesOf(page, "amount")).toEqual(["", ""]);
  const slips = page.all("dialog details a").map((link) => link.getAttribute("href"));
  expect(slips).toEqual([`${DEPOSIT}/slip?bankCode=SCB`, `${DEPOSIT}/slip?bankCode=GSB`]);
});

test("a refused form is unfolded with its message and what was typed; the other forms are left as they were", async () => {
  const { who, browser } = await depositor();
  await offer(sandbox, who, { wallets: [LINKED] });
  await browser.open(DEPOSIT);
  const low = await browser.press("do=create", { bankCode: "WW", amount: "5" });
  expect(valuesOf(low, "bankCode", OPEN)).toEqual(["WW"]);
  expect(valuesOf(low, "amount", OPEN)).toEqual(["5"]);
  const least = { minimum: shown(100), currency: "บาท" };
  expect(low.text(OPEN)).toContain(say("fields:amount.minimum", least));
  expect(valuesOf(low, "amount").filter((value) => value !== "")).toEqual(["5"]);
  expect(low.all("dialog [aria-invalid]")).toHaveLength(1);
  const noLink = await browser.press("do=send", { link: "no link" });
  expect(noLink.all(`${OPEN} [name=link][aria-invalid]`)).toHaveLength(1);
  expect(noLink.all("dialog [aria-invalid]")).toHaveLength(1);
});

test("a code that can be paid is told once, by its provider's row, which leads to it", async () => {
  const { browser } = await depositor();
  await browser.open(DEPOSIT);
  await browser.press("do=create", { amount: "321" });
  const page = await browser.open(DEPOSIT);
  expect(page.text("dialog").split("321.00")).toHaveLength(2);
  expect(page.text(`${OPEN} summary`)).toContain("321.00");
  expect(valuesOf(page, "bankCode", OPEN)).toEqual([]);
  const code = await browser.follow(t("deposit:qr.show"));
  code.one("dialog img[src^='data:image']");
});

test("only a transfer of which somebody says so has a time: none checked by hand, nor one to the TrueMoney wallet", async () => {
  const { who, browser } = await depositor();
  const span = formatDuration(1, "th");
  const saysTime = async (offered: object) => {
    await offer(sandbox, who, offered);
    const page = await browser.open(DEPOSIT);
    expect(kindsOf(page)).toHaveLength(1);
    return page.text("dialog").includes(t("deposit:bank.credited", { span }));
  };
  const banks = [account("SCB", "AUTO")];
  expect(await saysTime({ banks, wallets: [] })).toBe(true);
  expect(await saysTime({ banks, wallets: [], isManual: true })).toBe(false);
  expect(await saysTime({ banks: [], wallets: [], isManual: true })).toBe(false);
  expect(await saysTime({ banks: [], wallets: [NUMBER], isManual: false })).toBe(false);
});

test("whatever is offered, the own account stands first and unfolded, and the slip a tap away [2.32]", async () => {
  const { who, browser } = await depositor();
  const code = { banks: [account("KBANK", "QR")], wallets: [] };
  const number = { banks: [], wallets: [NUMBER] };
  for (const offered of [code, number, { banks: [], wallets: [] }]) {
    await offer(sandbox, who, { ...offered, isManual: false });
    const page = await browser.open(DEPOSIT);
    const [first] = page.all("dialog :is(section, form, details, [role=alert])");
    expect(first?.getAttribute("aria-labelledby")).toBe("own-title");
    expect(first?.querySelector("button")?.textContent).toContain(t("deposit:ownNumber"));
    expect(page.all(`dialog a[href="${DEPOSIT}/slip"]`)).toHaveLength(1);
  }
});

test("without script the browser lists a provider's quick amounts, all of them", async () => {
  const { browser } = await depositor();
  const page = await browser.open(DEPOSIT);
  const { qr } = brand.config.deposit;
  const codes = valuesOf(page, "bankCode");
  const listed = page.all("dialog [name=amount]").map((field) => {
    const options = page.all(`datalist[id="${field.getAttribute("list")}"] option`);
    return options.map((option) => option.getAttribute("value"));
  });
  expect(listed).toEqual(codes.map((code) => qr[code]?.quickAmounts.map((amount) => formatAmount(amount))));
});

test("a form that is none of ours does nothing; nobody sends one without being signed in", async () => {
  const { who, browser } = await depositor();
  for (const [bankCode, amount] of [
    ["", "100"],
    ["constructor", "100"],
    ["../KBANK", "100"],
    ["SCB", "100"],
  ] as const) {
    await browser.open(DEPOSIT);
    const page = await browser.press("do=create", { bankCode, amount });
    expect([bankCode, page.status < 500 && page.status >= 400]).toEqual([bankCode, true]);
  }
  expect((await browser.visitor.post(DEPOSIT, { do: "constructor" })).status).toBe(400);
  expect(await sandbox.callsOf(who, "qrcode.create")).toEqual([]);
  const answer = await guest().visitor.post(DEPOSIT, { do: "create", bankCode: "KBANK", amount: "100" });
  expect(answer.headers.get("location")).toContain("/login");
});
