import type { i18n } from "i18next";
import { describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { locales } from "./locale";
import { createTexts, rememberTexts } from "./texts.server";

const plain = createTexts(brandWith());

const wording = {
  th: { "public:login.title": "ยินดีต้อนรับ", "errors:NO_BANK": "ยังไม่มีบัญชี" },
  en: { "home:hello": "Welcome back, {{name}}!" },
};

describe("the texts", () => {
  it("are in the language asked for, whatever other requests ask for", () => {
    const titles = locales.map((locale) => plain.t(locale)("public:login.submit"));
    expect(titles).toEqual(["เข้าสู่ระบบ", "ເຂົ້າສູ່ລະບົບ", "Log in"]);
    expect(locales.map((locale) => plain.instance(locale).language)).toEqual(["th", "lo", "en"]);
  });

  it("show a value as it is: nobody's name is a text, a placeholder or markup", () => {
    const hello = (name: string) => plain.t("en")("home:hello", { name });
    for (const name of ["<b>A&B</b>", "$t(public:login.title)", "{{time}}", "$&", "\\1", "$t(", "ปลา"]) {
      expect(hello(name)).toBe(`Hello, ${name}`);
    }
  });

  it("take no time over a value that looks like thousands of texts", () => {
    const name = "$t(".repeat(20_000);
    const startedAt = performance.now();
    expect(plain.t("en")("home:hello", { name })).toBe(`Hello, ${name}`);
    // It took 700 ms.
    expect(performance.now() - startedAt).toBeLessThan(200);
  });

  it("leave no gap where the currency is not known yet, and keep the blanks of a value else", () => {
    const t = plain.t("en");
    expect(t("deposit:qr.createAmount", { amount: "500", currency: "" })).toBe("Create QR code for 500");
    expect(t("home:hello", { name: "A  B" })).toBe("Hello, A  B");
  });
});

describe("a key that comes as data", () => {
  const text = plain.anyKey("en");

  it("is its text, with the values that it names", () => {
    expect(text("errors:NO_DATA")).toBe(plain.t("en")("errors:NO_DATA"));
    expect(text("fields:amount.minimum", { minimum: "1.00", currency: "THB" })).toBe(
      "The amount has to be at least 1.00 THB",
    );
  });

  it.each([
    "error",
    "login",
    "common.back",
    "errors:MY_OWN_CODE",
    "errors:",
    ":",
    "",
    "public:login",
    "fields:amount",
    "errors:constructor",
    "errors:__proto__",
    "errors:toString",
    "Error: something. Broke",
    "Please note: {{name}} $t(common.back)",
    "login.title:x",
  ])("stays what it is when it is the key of no text: %j", (key) => {
    for (const locale of locales) expect(plain.anyKey(locale)(key)).toBe(key);
  });

  it("takes no time when an operator's words are thousands of dots", () => {
    const startedAt = performance.now();
    const words = `errors:${".".repeat(60_000)}`;
    expect(text(words)).toBe(words);
    // It took three seconds.
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

describe("a brand's own wording", () => {
  const texts = createTexts(brandWith({ texts: wording }));

  it("wins over ours, in its language only", () => {
    expect(texts.t("th")("public:login.title")).toBe("ยินดีต้อนรับ");
    expect(texts.t("lo")("public:login.title")).toBe(plain.t("lo")("public:login.title"));
    expect(texts.t("en")("home:hello", { name: "Pla" })).toBe("Welcome back, Pla!");
    expect(texts.anyKey("th")("errors:NO_BANK")).toBe("ยังไม่มีบัญชี");
  });

  it("leaves everything around it as it was, and other brands alone", () => {
    expect(texts.t("th")("public:login.submit")).toBe(plain.t("th")("public:login.submit"));
    expect(createTexts(brandWith()).t("th")("public:login.title")).toBe(plain.t("th")("public:login.title"));
  });

  it("is what the browser is told, for one language", () => {
    expect(texts.overrides("en")).toEqual(wording.en);
    expect(texts.overrides("lo")).toEqual({});
  });

  it("may be given to a code of the operator's own", () => {
    const own = createTexts(brandWith({ texts: { en: { "errors:LIMIT_DAY": "Enough for today" } } }));
    expect(own.anyKey("en")("errors:LIMIT_DAY")).toBe("Enough for today");
  });
});

function stage() {
  const made: string[] = [];
  const makeT = (key: string, values: { name: string }) => {
    made.push(values.name);
    return `${key}, ${values.name}`;
  };
  const instance = rememberTexts({ getFixedT: () => makeT } as unknown as i18n);
  const hello = (name: string) => (instance.getFixedT("en") as unknown as typeof makeT)("Hello", { name });
  return { made, hello };
}

it("makes a text once for the same values", () => {
  const { made, hello } = stage();
  expect(["Noi", "Lek", "Noi"].map(hello)).toEqual(["Hello, Noi", "Hello, Lek", "Hello, Noi"]);
  expect(made).toEqual(["Noi", "Lek"]);
});

it("remembers only so many letters, however long the values are that an operator sends", () => {
  const { made, hello } = stage();
  const longest = "x".repeat(1_000_000);
  for (const name of ["Noi", longest, longest, "Noi"]) hello(name);
  expect(made).toEqual(["Noi", longest, longest]);
  for (let count = 0; count < 200; count++) hello(`${count} `.repeat(1_000));
  hello("Noi");
  expect(made.filter((name) => name === "Noi")).toHaveLength(2);
});
