import { describe, expect, it } from "vitest";
import { type BrandFile, readBrand } from "../brand";
import { bankFaults, providerWarnings } from "./codes";

function brand(more: Partial<BrandFile>) {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error("not valid");
  return read.brand;
}

const details = { auto: "details", other: "details" } as const;

describe("codes of banks", () => {
  const said = (more: Partial<BrandFile>) =>
    bankFaults(brand(more), "moon.json").map(({ path, message }) => `${path} ${message}`);

  it("that have a name are taken, ours and the brand's own", () => {
    const RVB = { name: "River Bank", monogram: "RV", color: "#22577A" };
    expect(said({})).toEqual([]);
    expect(said({ banks: { known: { RVB }, englishOnlyNames: ["RVB", "KTB"] } })).toEqual([]);
  });

  it("without a name are told in each place, with the nearest that has one", () => {
    expect(
      said({
        banks: { englishOnlyNames: ["KTB", "KBNAK"] },
        deposit: {
          views: { BECL: details, OMNIBUS: details },
          qr: { PAYTIMS: { minimum: 1, quickAmounts: [] } },
        },
      }),
    ).toEqual([
      'banks.englishOnlyNames[1] is no bank or payment that banks.known has, did you mean "KBANK"?',
      'deposit.views.BECL is no bank or payment that banks.known has, did you mean "BCEL"?',
      "deposit.views.OMNIBUS is no bank or payment that banks.known has",
      'deposit.qr.PAYTIMS is no bank or payment that banks.known has, did you mean "PAYTIMZ"?',
    ]);
  });
});

describe("codes of providers", () => {
  const said = (providers: NonNullable<BrandFile["games"]>["providers"]) =>
    providerWarnings(brand({ games: { providers } }), "moon.json").map(({ path, message, isWarning }) => {
      expect(isWarning).toBe(true);
      return `${path} ${message}`;
    });
  const hosts = ["play.example"];

  it("of the brand's own are taken, also beside ours with another number", () => {
    expect(said({})).toEqual([]);
    expect(said({ RIVER1: { method: "returned-link", hosts } })).toEqual([]);
    expect(said({ JOKER3: { method: "auto-login", provider: "pg", hosts } })).toEqual([]);
  });

  it("that look like slips of known ones are asked about", () => {
    expect(
      said({
        JOKRE: { method: "returned-link", hosts },
        PG: { method: "auto-login", provider: "betfilx", hosts },
        MYSLOTS: { method: "auto-login", provider: "moonshine", hosts },
      }),
    ).toEqual([
      'games.providers.PG.provider is a provider of your own, did you mean "betflix"?',
      'games.providers.JOKRE is a slot code of your own, did you mean "JOKER"?',
      "games.providers.MYSLOTS.provider is a provider of your own",
    ]);
  });

  it("that name no host are told to stay closed", () => {
    expect(said({ PG: { method: "auto-login", provider: "pg" } })).toEqual([
      "games.providers.PG.hosts leaves the game closed",
    ]);
  });
});

describe("names of videos", () => {
  it("that are unknown are refused, with the nearest", () => {
    const read = readBrand({ id: "moon", name: "Moon", videos: { walet: {} } }, "moon.json");
    expect(read.ok ? [] : read.faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'videos.walet is an unknown key, did you mean "wallet"?',
    ]);
  });
});
