import { readBrand } from "schemas/brand";
import { expect, it } from "vitest";
import { sandboxFacts } from "./sandbox";

function factsWith(more: object): string {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  return sandboxFacts(read.brand);
}

it("starts a sandbox anew for all that it reads of a brand, and for nothing else", () => {
  const plain = factsWith({});
  expect(factsWith({ features: { spin: false } })).toBe(plain);
  const read = [
    { name: "Sun" },
    { contact: { website: "https://moon.example" } },
    { memberCurrency: "operator" },
    { laoBuild: true, registerCurrencies: ["LAK"] },
  ];
  for (const more of read) expect(factsWith(more), JSON.stringify(more)).not.toBe(plain);
});
