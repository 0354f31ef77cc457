import { errorCodes } from "schemas/contract/errors";
import { fieldMessages } from "schemas/fields";
import { describe, expect, it } from "vitest";
import { locales } from "./locale";
import { placeholdersOf, textsByKey as texts } from "./text-faults.server";
import { resources } from "./texts.server";

/** Texts that are the same in every language: numbers and names. */
const SAME_EVERYWHERE = new Set(["public:notFound.code", "deposit:wallet.jump"]);

const THAI = /[\u0e01-\u0e5b]/;
const LAO = /[\u0e81-\u0edf]/;
/** Names of programs, file types, banks and so on, which stay in Latin letters. */
const names = [
  "JPG",
  "PNG",
  "WEBP",
  ...[
    "AREASLOT",
    "UFABET",
    "CAPTCHA",
    "TrueMoney",
    "True",
    "Wallet",
    "LINE",
    "Facebook",
    "OTP",
    "QR Code",
    "QR",
    "PromptPay",
  ],
  ...["KTB", "TMB", "BBL", "SCB", "GSB", "BCEL", "KBANK", "PAYTIMZ", "WW", "THB", "LAK", "BAHT", "ID", "GB"],
  ...[
    "CSV",
    "PNG",
    "JPG",
    "JPEG",
    "GIF",
    "MP4",
    "MOV",
    "Android",
    "iOS",
    "Chrome",
    "Safari",
    "Google",
    "JavaScript",
  ],
];
const NAMES = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");

/** The keys whose text fails the check, with the text. */
function offending(
  language: ReadonlyMap<string, string>,
  isBad: (text: string, key: string) => boolean,
): string[] {
  return [...language].filter(([key, text]) => isBad(text, key)).map(([key, text]) => `${key}: ${text}`);
}

describe("the three languages [1.04]", () => {
  it("have the same texts", () => {
    const keys = [...texts.th.keys()];
    expect(keys.length).toBeGreaterThan(200);
    expect([...texts.lo.keys()].sort()).toEqual(keys.toSorted());
    expect([...texts.en.keys()].sort()).toEqual(keys.toSorted());
  });

  it("have no empty text, and none with spaces around it", () => {
    for (const locale of locales) {
      expect(offending(texts[locale], (text) => text === "" || text.trim() !== text)).toEqual([]);
    }
  });

  it("name the same values in the same text", () => {
    for (const [key, text] of texts.en) {
      const names = placeholdersOf(text);
      expect([key, placeholdersOf(texts.th.get(key) ?? "")]).toEqual([key, names]);
      expect([key, placeholdersOf(texts.lo.get(key) ?? "")]).toEqual([key, names]);
    }
  });

  it("are never left in English", () => {
    for (const locale of ["th", "lo"] as const) {
      const same = (text: string, key: string) => text === texts.en.get(key) && !SAME_EVERYWHERE.has(key);
      expect(offending(texts[locale], same)).toEqual([]);
    }
  });

  it("keep to their script: Thai without Lao letters, Lao without Thai ones, English without either", () => {
    expect(offending(texts.th, (text) => LAO.test(text))).toEqual([]);
    expect(offending(texts.lo, (text) => THAI.test(text))).toEqual([]);
    expect(offending(texts.en, (text) => LAO.test(text) || THAI.test(text))).toEqual([]);
  });

  it("say something in their own script wherever they say something", () => {
    const foreign = (script: RegExp) => (text: string, key: string) =>
      !SAME_EVERYWHERE.has(key) && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, "")) && !script.test(text);
    expect(offending(texts.th, foreign(THAI))).toEqual([]);
    expect(offending(texts.lo, foreign(LAO))).toEqual([]);
  });

  it("have no English words between their own, names aside", () => {
    const words = (text: string) => /[A-Za-z]{2,}/.test(text.replace(/\{\{.*?\}\}/g, "").replace(NAMES, ""));
    expect(offending(texts.th, words)).toEqual([]);
    expect(offending(texts.lo, words)).toEqual([]);
  });

  it("join the words that browsers' dictionaries would break within a syllable", () => {
    const thai =
      /แล้วกรอก|ปีบริบูรณ์|ผลกระทบ|ยอดเงิน|ถอนเงิน|วันนี้|เกมนี้|เกมอื่น|เทิร์นครบ|รอยอด|เมื่อยอด|ยอดซ้ำ|จึงจะถอน|จึงยังถอน/;
    const lao = /ໂຫຼດ|ໂຄ້ດ|ຮູບອີກ|ສະລິບອີກ|ໂບນັດ|ທຸລະກຳ|ຍອດເທີນ|ຍອດເສຍ|ບໍ່ມົວ/;
    expect(offending(texts.th, (text) => thai.test(text))).toEqual([]);
    expect(offending(texts.lo, (text) => lao.test(text))).toEqual([]);
  });

  it("end a sentence with a full stop in Lao where English does; Thai has none", () => {
    const ends = (text: string | undefined) => /[.?]$/.test(text ?? "");
    expect(offending(texts.lo, (text, key) => ends(text) !== ends(texts.en.get(key)))).toEqual([]);
    expect(offending(texts.th, ends)).toEqual([]);
  });

  it("write vowels as one sign where there is one, and put marks on letters", () => {
    const broken = (text: string) =>
      /\u0e4d\u0e32|\u0ecd\u0eb2|\u0e40\u0e40|\u0ec0\u0ec0|\s[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd]|\ufffd/.test(
        text,
      );
    for (const locale of locales) expect(offending(texts[locale], broken)).toEqual([]);
  });
});

/** Section 8 of the specification: every code has a text in every language, and no text is just the code. */
it("every code of the catalogue has a text of its own language [8.01 8.17 8.18 8.28]", () => {
  for (const locale of locales) {
    expect(Object.keys(resources[locale].errors)).toEqual([...errorCodes]);
    for (const code of errorCodes) expect(resources[locale].errors[code]).not.toContain(code);
  }
});

it("every message of a field rule has a text in each language", () => {
  for (const locale of locales) {
    const fields = [...texts[locale].keys()].filter((key) => key.startsWith("fields:"));
    expect(fields.sort()).toEqual([...fieldMessages].sort());
  }
});
