import { readFileSync } from "node:fs";
import type { BrandFile } from "schemas/brand";
import { expect, it } from "vitest";
import { brandWith } from "../../../tests/support/brand-with";
import { leftOvers } from "./left-over";

const read = (brand: string) => JSON.parse(readFileSync(`config/${brand}.json`, "utf8")) as BrandFile;
/** What is told of a brand's file, in a currency. */
function told(more: object, currency: "THB" | "LAK"): string[] {
  const written = { id: "copy", name: "Copy", ...more, currency };
  const faults = leftOvers(written, brandWith(written), "copy.json");
  return faults.map(({ path, message, found }) => `${path} ${message}: ${found}`);
}

it("is every host of an example, each named, in one warning", () => {
  const PG = { method: "auto-login", provider: "pg", hosts: ["play.pg.example", "play.moon.com"] };
  const written = { contact: { website: "https://moon.test/" }, games: { providers: { PG } } };
  expect(told(written, "THB")).toEqual([
    "contact.website names what belongs to nobody: https://moon.test/, play.pg.example",
  ]);
});

it("is each list or amount that is in baht where money is in kip, and the other way about", () => {
  const amounts = (brand: string, currency: "THB" | "LAK") =>
    told(read(brand), currency).filter((line) => !line.includes("nobody"));
  expect(amounts("siam-gold", "LAK")).toEqual([
    "transfer.quickAmounts looks like baht: [50,100,300,500,1000]",
    "withdraw.quickAmounts looks like baht: [300,500,1000,2000]",
    "bonus.endBelow looks like baht: 10",
  ]);
  expect(amounts("lanxang", "THB")).toContain(
    "withdraw.quickAmounts looks like kip: [50000,100000,500000,1000000]",
  );
});

it("is no amount of a brand in its own currency, nor anything that is not an amount", () => {
  for (const [brand, currency] of [
    ["siam-gold", "THB"],
    ["riverside", "THB"],
    ["lanxang", "LAK"],
  ] as const) {
    expect(told(read(brand), currency)).toEqual([expect.stringContaining("belongs to nobody")]);
  }
  const kip = { quickAmounts: [10_000] };
  expect(told({ saferPlay: { minimumAge: 20 }, transfer: kip, withdraw: kip }, "LAK")).toEqual([]);
});

it("is what is built in, too, where a brand in kip has none of its own", () => {
  expect(told({}, "LAK")).toEqual([
    "transfer.quickAmounts looks like baht: [100,500,1000]",
    "withdraw.quickAmounts looks like baht: [100,500,1000]",
  ]);
});
