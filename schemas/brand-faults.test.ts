import { describe, expect, it } from "vitest";
import { readBrand } from "./brand";
import { formatFaults } from "./fault";

function faults(more: Record<string, unknown>) {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  return read.ok ? [] : read.faults;
}

function faultPaths(more: Record<string, unknown>): string[] {
  return faults(more).map(({ path }) => path);
}

describe("what is refused", () => {
  it.each<[string, Record<string, unknown>]>([
    ["id", { id: "Moon River" }],
    ["name", { name: undefined }],
    ["name", { name: {} }],
    ["locales", { locales: [] }],
    ["locales", { locales: ["th", "th"] }],
    ["locales[0]", { locales: ["fr"] }],
    ["defaultLocale", { locales: ["th"], defaultLocale: "en" }],
    ["timeouts.generalMs", { timeouts: { generalMs: 0 } }],
    ["timeouts.slipUploadMs", { timeouts: { slipUploadMs: 999 } }],
    ["timeZone", { timeZone: "Mars/Base" }],
    ["transfer.quickAmounts", { transfer: { minimum: 50, quickAmounts: [10, 100] } }],
    ["transfer.minimum", { transfer: { minimum: 0.001 } }],
    ["withdraw.quickAmounts", { withdraw: { quickAmounts: [100, 50] } }],
    ["deposit.qr.KBANK.quickAmounts", { deposit: { qr: { KBANK: { minimum: 5, quickAmounts: [1] } } } }],
    ["deposit.qr.TTB", { deposit: { views: { TTB: { auto: "qr", other: "qr" } } } }],
    ["deposit.views.ttb", { deposit: { views: { ttb: { auto: "details", other: "details" } } } }],
    ["games.providers.PG.method", { games: { providers: { PG: { method: "magic" } } } }],
    [
      "games.providers.PG.hosts[0]",
      { games: { providers: { PG: { method: "returned-link", hosts: ["https://a.example"] } } } },
    ],
    [
      "games.providers.PG.hosts[0]",
      { games: { providers: { PG: { method: "returned-link", hosts: ["*.example"] } } } },
    ],
    [
      "games.providers.PG.hosts[0]",
      { games: { providers: { PG: { method: "returned-link", hosts: ["a.example:99999"] } } } },
    ],
    [
      "games.providers.PG.link",
      { games: { providers: { PG: { method: "fixed-link", link: "http://a.example" } } } },
    ],
    [
      "games.providers.PG.hosts",
      { games: { providers: { PG: { method: "fixed-link", link: "https://a.example" } } } },
    ],
    [
      "games.providers.PG.fields.u",
      { games: { providers: { PG: { method: "form-post", fields: { u: "{token}" } } } } },
    ],
    ['paths["wallet.activate"]', { paths: { "wallet.activate": "/v2/on" } }],
    ['paths["wallet.get"]', { paths: { "wallet.get": "https://evil.example/" } }],
    ['paths["wallet.get"]', { paths: { "wallet.get": "/a/../b" } }],
    ["theme.colors.accent", { theme: { colors: { accent: "gold" } } }],
    ["theme.logo", { theme: { logo: "../secret.svg" } }],
    ["videos.wallet.file", { videos: { wallet: { file: "javascript:alert(1)" } } }],
    [
      "saferPlay.helpLinks[0].href",
      { saferPlay: { helpLinks: [{ label: "Help", href: "http://a.example" }] } },
    ],
    ['texts.th["no key"]', { texts: { th: { "no key": "x" } } }],
  ])("%s", (path, more) => {
    expect(faultPaths(more)).toContain(path);
  });

  it("is listed whole, each with what was found and what is allowed", () => {
    const found = faults({
      id: "UP",
      locales: ["th"],
      defaultLocale: "lo",
      phone: { lenght: 9 },
      features: { spin: "no" },
      wheel: { friction: 2 },
    });
    expect(found.map(({ path }) => path).sort()).toEqual(
      ["defaultLocale", "features.spin", "id", "phone.lenght", "wheel.friction"].sort(),
    );
    expect(found.find(({ path }) => path === "phone.lenght")).toEqual({
      file: "moon.json",
      path: "phone.lenght",
      found: "9",
      allowed: "length",
      message: 'is an unknown key, did you mean "length"?',
    });
    expect(found.find(({ path }) => path === "wheel.friction")).toMatchObject({
      found: "2",
      allowed: "at most 0.9999",
    });
    expect(formatFaults(found)).toContain("moon.json: 5 faults");
  });

  it("is asked about where an allowed value is near", () => {
    const said = (more: Record<string, unknown>) => faults(more).map(({ message }) => message);
    expect(said({ theme: { preset: "midnigth" } })).toEqual(['is not allowed, did you mean "midnight"?']);
    expect(said({ games: { providers: { PG: { method: "form-psot" } } } })).toEqual([
      'is not allowed, did you mean "form-post"?',
    ]);
    expect(said({ chat: { transport: "mqtt" } })).toEqual(["is not allowed"]);
  });

  it("is anything that is no object at all", () => {
    for (const json of [null, [], "x", 1, undefined]) expect(readBrand(json, "x.json").ok).toBe(false);
  });
});
