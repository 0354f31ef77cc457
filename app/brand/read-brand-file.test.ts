import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatFaults } from "schemas/fault";
import { afterAll, describe, expect, it } from "vitest";
import { readBrandFile } from "./read-brand-file";

const folder = mkdtempSync(join(tmpdir(), "kapao-brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each fault of a brand's file with this text, as `line:column path message`. */
function faults(text: string, configFolder = join(folder, "elsewhere")): string[] {
  const file = join(folder, "moon.json");
  writeFileSync(file, text);
  const read = readBrandFile(file, configFolder);
  return read.ok
    ? []
    : read.faults.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`);
}

describe("a brand's file with faults", () => {
  it("tells the line and column of each, in the order of the file", () => {
    const text = `{
  "id": "moon", "nmae": "Moon",
  "theme": {
    "colors": { "page": "white" },
    "webFont": "moon.woff2"
  },
  "locales": ["th", "fr"]
}`;
    expect(faults(text)).toEqual([
      "1:1 name is missing",
      '2:17 nmae is an unknown key, did you mean "name"?',
      "4:17 theme.colors.page is not allowed",
      "5:5 theme.webFont is an unknown key",
      "7:21 locales[1] is not allowed",
    ]);
  });

  it("tells what is missing, or comes from a default, at the nearest key around it", () => {
    const text = `{ "id": "moon", "name": "Moon",
  "games": {
    "providers": { "PG": { "method": "auto-login" } } } }`;
    expect(faults(text)).toEqual(["3:20 games.providers.PG.provider is missing"]);
    const pale = '{ "id": "moon", "name": "Moon",\n"theme": { "colors": {\n"page": "#ffffff" } } }';
    expect(faults(pale)).toEqual(["3:1 theme.colors.page is hard to read"]);
  });

  it("tells all of them in one pass, whatever else is wrong", () => {
    const text = `{ "id": "Moon!", "name": "Moon",
  "nmae": "Moon", "locales": ["th", "fr"],
  "defaultLocale": "en",
  "theme": { "colors": { "page": "#FFFFFF", "acent": "gold" },
    "logo": "logo.svg" },
  "banks": { "known": { "RVB": { "name": "River Bank", "monogram": "RIVER", "color": "#22577A" } },
    "englishOnlyNames": ["ktb", "RVB",
      "KBNAK"] },
  "deposit": { "views": { "RVB": { "auto": "qr", "other": "details" },
      "TTB": { "auto": "qr", "other": "details" } },
    "qr": { "KBNK": { "minimum": 1, "quickAmounts": [10] },
      "ww": { "minimum": 5,
        "quickAmounts": [1] } } },
  "texts": { "fr": {
    "public:nope": "x" }, "th": {
    "public:login.title": "{{x}}" } },
  "games": { "providers": { "JOKRE": { "method": "returned-link" } } } }`;
    expect(faults(text)).toEqual([
      "1:3 id is not allowed",
      '2:3 nmae is an unknown key, did you mean "name"?',
      "2:37 locales[1] is not allowed",
      "3:3 defaultLocale is not allowed",
      "4:26 theme.colors.page is hard to read",
      '4:45 theme.colors.acent is an unknown key, did you mean "accent"?',
      "4:45 theme.colors.acent is not allowed",
      "5:5 theme.logo names a missing file",
      "6:56 banks.known.RVB.monogram is not allowed",
      "7:26 banks.englishOnlyNames[0] is not allowed",
      '8:7 banks.englishOnlyNames[2] is no bank or payment that banks.known has, did you mean "KBANK"?',
      "11:5 deposit.qr.RVB is missing",
      "11:5 deposit.qr.TTB is missing",
      '11:13 deposit.qr.KBNK is no bank or payment that banks.known has, did you mean "KBANK"?',
      "12:7 deposit.qr.ww is not allowed",
      "13:9 deposit.qr.ww.quickAmounts is not allowed",
      "14:14 texts.fr is an unknown key",
      '15:5 texts.fr["public:nope"] is the key of no text',
      '16:5 texts.th["public:login.title"] has a placeholder that this text does not know',
      '17:29 games.providers.JOKRE is a slot code of your own, did you mean "JOKER"?',
      "17:29 games.providers.JOKRE.hosts leaves the game closed",
    ]);
  });

  it("tells none of what is built in, nor what only follows from another", () => {
    for (const [more, told] of [
      // A table with a fault is still laid over the built-in one.
      ['"deposit": { "qr": { "TTB": { "minimum": "1", "quickAmounts": [] } } }', ["deposit.qr.TTB.minimum"]],
      // Quick amounts that nobody wrote.
      ['"transfer": { "minimum": 200 }', []],
      // A palette that nobody knows: its colours cannot be judged on another's.
      ['"theme": { "preset": "pepper", "colors": { "inkStrong": "#000000" } }', ["theme.preset"]],
      ['"wheel": { "spinMs": { "least": "fast", "most": 100 } }', ["wheel.spinMs.least"]],
      ['"laoBuild": "yes", "registerCurrencies": ["LAK"]', ["laoBuild"]],
      // What an entry says is not asked for a second time, where the entry is at fault.
      [
        '"games": { "providers": { "PG": { "method": "fixed-link", "link": "https://a.example", "hosts": ["A B"] } } }',
        ["games.providers.PG.hosts[0]"],
      ],
    ] as const) {
      const paths = faults(`{ "id": "moon", "name": "Moon", ${more} }`).map((fault) => fault.split(" ")[1]);
      expect(paths, more).toEqual(told.length === 0 ? [] : [...told]);
    }
  });

  it("tells where it stops being JSON", () => {
    expect(faults('{ "id": "moon",\n  "name": Moon }')).toEqual(["2:11 (the whole) cannot be read"]);
  });

  it.each([
    ["hunter2-hunter2-hunter2", "a text that is not JSON"],
    ['{"id": "moon", hunter2 }', "a text that is not JSON"],
    ['"hunter2"', "JSON that is no object"],
    ["4711471147114711", "JSON that is no object"],
    ['["hunter2"]', "JSON that is no object"],
  ])("quotes nothing of %j: it may be the file of a secret", (text, found) => {
    const file = join(folder, "moon.json");
    writeFileSync(file, text);
    const read = readBrandFile(file, folder);
    expect(read.ok ? [] : read.faults).toMatchObject([{ found, allowed: "JSON" }]);
    expect(read.ok ? "" : formatFaults(read.faults)).not.toMatch(/hunter|4711/);
  });

  it.each([
    ['\uFEFF{ "id": "moon" }', "1:1", "a byte-order mark at its beginning"],
    ['{ "id": "moon", // the id\n "name": "Moon" }', "1:17", "a comment"],
    ['{ "id": "moon", /* the id */ "name": "Moon" }', "1:17", "a comment"],
    ['# Moon\n{ "id": "moon" }', "1:1", "a comment"],
    ['{ "id": "moon",\n "locales": ["th", "en", ] }', "2:24", "a comma after the last entry"],
    ['{ "id": "moon",\n}', "1:15", "a comma after the last entry"],
    ["{ 'id': 'moon' }", "1:3", "single quotes in place of double ones"],
  ])("names what is no JSON: %j", (text, place, what) => {
    const file = join(folder, "moon.json");
    writeFileSync(file, text);
    const read = readBrandFile(file, folder);
    expect(read.ok ? [] : read.faults.map(({ line, column, found }) => `${line}:${column} ${found}`)).toEqual(
      [`${place} ${what}, which JSON has not`],
    );
  });

  it("tells a key that stands in it twice, though JSON's readers take the last", () => {
    expect(faults('{ "id": "moon", "name": "Moon",\n  "name": "Sun" }')).toEqual([
      "2:3 name is there already",
    ]);
  });

  it("has to have its brand's name in the config folder, and there only", () => {
    const text = '{ "name": "Sun",\n"id": "sun" }';
    expect(faults(text)).toEqual([]);
    expect(faults(text, folder)).toEqual(["2:1 id is not the file's name"]);
  });

  it("is told as it is written, beside what the defaults make of it", () => {
    writeFileSync(join(folder, "moon.json"), '{ "id": "moon", "name": "Moon" }');
    const read = readBrandFile(join(folder, "moon.json"), folder);
    expect(read).toMatchObject({ ok: true, brand: { defaultLocale: "th" } });
    expect(read.ok && read.written).toEqual({ id: "moon", name: "Moon" });
  });

  it("is told when it is not there, or a folder", () => {
    const why = (file: string) => {
      const read = readBrandFile(file, folder);
      return read.ok ? [] : read.faults.map(({ found }) => found);
    };
    expect(why(join(folder, "none.json"))).toEqual(["no such file"]);
    expect(why(folder)).toEqual(["no regular file"]);
    expect(why("/dev/null")).toEqual(["no regular file"]);
  });

  it("is read up to 1 MB only, whatever is in it", () => {
    const text = '{ "id": "moon", "name": "Moon" }';
    expect(faults(text.padEnd(1024 * 1024))).toEqual([]);
    expect(faults(text.padEnd(1024 * 1024 + 1))).toEqual(["undefined:undefined (the whole) cannot be read"]);
    const read = readBrandFile(join(folder, "moon.json"), folder);
    expect(read.ok ? [] : read.faults).toMatchObject([
      { found: "1048577 bytes", allowed: "a brand's JSON file of at most 1 MB" },
    ]);
  });

  it("is refused where it is nested deeper than any brand's", () => {
    const closed = `{ "id": "moon", "name": "Moon",\n"theme": ${"[".repeat(9999)}${"]".repeat(9999)} }`;
    expect(faults(closed)).toEqual(["2:73 (the whole) cannot be read"]);
    expect(faults("[".repeat(1024 * 1024))).toEqual(["1:65 (the whole) cannot be read"]);
    const read = readBrandFile(join(folder, "moon.json"), folder);
    expect(read.ok ? [] : read.faults).toMatchObject([
      { found: "an object or list more than 64 deep", allowed: "JSON" },
    ]);
  });
});
