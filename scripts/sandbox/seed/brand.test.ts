import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brandedFlavour } from "./brand";
import { thai } from "./thai";

const folder = mkdtempSync(join(tmpdir(), "kapao-seed-"));
afterAll(() => rmSync(folder, { recursive: true }));

function flavourOf(text: string) {
  const file = join(folder, "moon.json");
  writeFileSync(file, text);
  return brandedFlavour(thai, "thai", file);
}

test("the demo data takes over the brand's name and who names a member's currency", () => {
  const brand = { id: "moon", name: { th: "จันทร์", lo: "ຈັນ", en: "Moon" }, memberCurrency: "operator" };
  expect(flavourOf(JSON.stringify(brand))).toMatchObject({ info: { name: "จันทร์" }, namesCurrencies: true });
});

test.each(["", '{ "id": "moon",', "[]", '{ "id": "moon" }'])(
  "stays as it is under the faulty file %j",
  (text) => {
    expect(flavourOf(text)).toBe(thai);
  },
);
