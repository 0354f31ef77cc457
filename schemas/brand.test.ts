import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type Brand, BrandFile, depositView, entryOf, providerOf, readBrand } from "./brand";
import { formatFaults } from "./fault";

function brand(more: Record<string, unknown> = {}): Brand {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.brand;
}

describe("a brand that says nothing but its name", () => {
  it("has the specification's numbers [9.03 9.04]", () => {
    const moon = brand();
    expect(moon).toMatchObject({
      version: "1.1.14",
      locales: ["th", "lo", "en"],
      defaultLocale: "th",
      currency: "THB",
      registerCurrencies: [],
      memberCurrency: "brand",
      timeZone: "Asia/Bangkok",
      phone: { length: 10, country: "thai" },
      banks: { englishOnlyNames: ["KTB", "TMB", "BBL"], groupedLength: 10 },
      transfer: { minimum: 100 },
      pageSizes: { tables: 10, statement: 10, slips: 10, coupons: 3, chatHistory: 10 },
      timeouts: { generalMs: 60_000, slipUploadMs: 300_000, chatUploadMs: 300_000 },
      delays: {
        loaderMs: 200,
        conditionsMs: 200,
        agreementMs: 1500,
        registerRedirectMs: 2000,
        toastMs: 4000,
      },
      wheel: {
        maxPx: 350,
        maxWidthShare: 0.85,
        friction: 0.991,
        resizeDebounceMs: 500,
        claimDebounceMs: 500,
      },
      chat: { textMaxLength: 2000, fileMaxBytes: 10_485_760, videoMaxBytes: 20_971_520, socketCheckMs: 5000 },
    });
    expect(moon.deposit).toMatchObject({
      trueWalletLinkMinimum: 200,
      creditedWithinMinutes: 1,
      slipWithinMinutes: 60,
      slipMaxBytes: 10_485_760,
      qr: {
        KBANK: { minimum: 100, quickAmounts: [1000, 2000, 5000, 10_000, 50_000, 100_000] },
        WW: { minimum: 10_000, quickAmounts: [10_000, 20_000, 30_000, 50_000, 100_000] },
        PAYTIMZ: { minimum: 1000, quickAmounts: [1000, 5000, 10_000, 50_000, 100_000] },
      },
    });
  });

  it("shows deposit accounts as the specification says, and an unknown bank's plainly", () => {
    const moon = brand();
    const views = ["SCB", "GSB", "KBANK", "BCEL", "WW", "PAYTIMZ", "XYZ", "constructor"].map((code) => [
      code,
      depositView(moon, code, "AUTO").view,
      depositView(moon, code, undefined).view,
    ]);
    expect(views).toEqual([
      ["SCB", "details", "details"],
      ["GSB", "details", "details"],
      ["KBANK", "details", "qr"],
      ["BCEL", "bcel", "bcel"],
      ["WW", "qr", "qr"],
      ["PAYTIMZ", "qr", "qr"],
      ["XYZ", "details", "details"],
      ["constructor", "details", "details"],
    ]);
  });

  it("logs in to every provider in its own way [9.29]", () => {
    const moon = brand();
    const methods = {
      "form-post": ["JOKER", "UFABET", "SLOTXO"],
      "fixed-link": ["SEXYGAME"],
      "link-with-credentials": ["SUPERSLOT"],
      "auto-login": ["PG", "BETFLIX", "AREASLOT", "JOKER2", "HUAYHD"],
      "auto-login-with-password": ["ASKMEBET", "IMI", "USUN", "CIRCUS", "SLOTRACHA", "PGSLOT"],
    };
    for (const [method, codes] of Object.entries(methods)) {
      for (const code of codes) {
        expect(providerOf(moon, code)?.method, code).toBe(method);
        expect(providerOf(moon, code.toLowerCase())?.method, code).toBe(method);
      }
    }
    expect(Object.keys(moon.games.providers)).toHaveLength(16);
    expect(providerOf(moon, "constructor")).toBeUndefined();
  });
});

describe("the Lao build", () => {
  it("speaks Lao, counts in kip, takes any phone and offers LAK and BAHT [9.04]", () => {
    expect(brand({ laoBuild: true })).toMatchObject({
      defaultLocale: "lo",
      currency: "LAK",
      phone: { length: null, country: "lao" },
      registerCurrencies: ["LAK", "BAHT"],
    });
  });

  it("may be told otherwise", () => {
    const more = {
      laoBuild: true,
      locales: ["en", "th"],
      currency: "THB",
      phone: { length: 8 },
      registerCurrencies: [],
    };
    expect(brand(more)).toMatchObject({
      defaultLocale: "en",
      currency: "THB",
      phone: { length: 8 },
      registerCurrencies: [],
    });
  });
});

describe("what a brand says", () => {
  it("is laid over the built-in tables", () => {
    const moon = brand({
      games: { providers: { PG: { method: "auto-login", provider: "pg", hosts: ["play.pg.example:8443"] } } },
      deposit: {
        views: { SCB: { auto: "qr", other: "details" } },
        qr: { SCB: { minimum: 0.5, quickAmounts: [] } },
      },
    });
    expect(moon.games.providers.PG?.hosts).toEqual(["play.pg.example:8443"]);
    expect(moon.games.providers.JOKER?.method).toBe("form-post");
    expect(depositView(moon, "SCB", "AUTO").view).toBe("qr");
    expect(entryOf(moon.deposit.qr, "SCB")?.minimum).toBe(50);
  });

  it("gives a text to every language", () => {
    expect(brand({ name: { lo: "ເດືອນ", en: "Moon" } }).name).toEqual({ th: "ເດືອນ", lo: "ເດືອນ", en: "Moon" });
    expect(brand().name).toEqual({ th: "Moon", lo: "Moon", en: "Moon" });
  });

  it("may move a path that keeps its names", () => {
    expect(brand({ paths: { "wallet.activate": "/v2/{slotCode}/on" } }).paths["wallet.activate"]).toBe(
      "/v2/{slotCode}/on",
    );
  });
});

it("explains every key in the JSON Schema", () => {
  const silent: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === "properties") {
        for (const [name, property] of Object.entries<{ description?: string }>(child)) {
          if (!property.description) silent.push(`${path}.${name}`);
        }
      }
      walk(child, key === "properties" ? path : `${path}.${key}`);
    }
  };
  walk(z.toJSONSchema(BrandFile, { io: "input" }), "");
  expect(silent).toEqual([]);
});
