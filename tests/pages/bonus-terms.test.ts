import { expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { texts, config } = brand;
const BELOW = brand.shown((config.bonus.endBelow ?? 0) / 100);

/** What the promises of section 9 come to in each language: the words that the sentence cannot do without. */
const promised = {
  en: {
    turnover: /All your money.*turnover/,
    blocks: /withdrawals.*refused/,
    deposit: /before your next deposit/,
  },
  th: { turnover: /เงินทั้งหมด.*เทิร์น/, blocks: /ถอน/, deposit: /ก่อนฝาก/ },
  lo: { turnover: /ເງິນ.*ທັງໝົດ.*ເທີນ/, blocks: /ຖອນ/, deposit: /ກ່ອນ.*ຝາກ/ },
} as const;

async function speaking(locale: string): Promise<PlainBrowser> {
  const browser = await signedIn(await member());
  await browser.visitor.post("/language", { locale, returnTo: "/" });
  return browser;
}

const plain = (text: string) => text.replaceAll("\u2060", "");

test.each(config.locales)(
  "in %s: a bonus names the turnover of all funds, the balance below which it ends, and the end before a deposit [9.14 9.15]",
  async (locale) => {
    const t = texts.t(locale);
    const browser = await speaking(locale);
    const offer = await browser.open("/user/bonus/WEEK15");
    // The operator's notice alone stands in the offer, with its own threshold.
    expect(offer.texts("dialog strong")).toContain("10%");
    expect(plain(offer.text("dialog"))).not.toContain(plain(t("bonus:terms.turnover")));

    const review = await browser.press("do=review");
    const terms = review.texts("dialog li").map(plain);
    expect(terms).toHaveLength(3);
    expect(terms[0]).toMatch(promised[locale].turnover);
    expect(terms[0]).toMatch(promised[locale].blocks);
    expect(terms[1]).toBe(plain(t("bonus:terms.endShare", { percent: 10 })));
    expect(terms[2]).toMatch(promised[locale].deposit);
    expect(review.text("dialog")).not.toContain(BELOW);
  },
);

test("a bonus of nulls and of an unknown type has its dialog, with the terms of every bonus [3.20 9.14]", async () => {
  const who = await member();
  const bonuses = [
    { code: "ODD", type: "month", maxReceived: 1, percentFail: null, banners: null, userBonus: null },
    { code: "FULL", type: "month", maxReceived: 0 },
  ];
  await sandbox.fault(who, { endpoint: "bonus.list", kind: "status", status: 200, body: { bonuses } });
  const browser = await signedIn(who);
  const open = await browser.open("/user/bonus/ODD");
  expect(open.text("dialog")).not.toMatch(/null|undefined|NaN/);
  const review = await browser.press("do=review");
  const terms = review.texts("dialog li");
  expect([terms.length, terms[1]]).toEqual([3, expect.stringContaining(BELOW)]);
  expect(review.text("dialog")).not.toMatch(/null|undefined|NaN/);
  const full = await browser.open("/user/bonus/FULL");
  expect(full.all("button[value=review]")).toEqual([]);
});
