import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sandboxFacts } from "./sandbox";

const folder = mkdtempSync(join(tmpdir(), "kapao-facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("starts a sandbox anew for all that it reads of a brand, and for nothing else", async () => {
  const file = join(folder, "moon.json");
  const factsWith = (more: object) => {
    writeFileSync(file, JSON.stringify({ id: "moon", name: "Moon", ...more }));
    return sandboxFacts(file);
  };
  const plain = await factsWith({});
  expect(await factsWith({ features: { spin: false } })).toBe(plain);
  const read = [
    { name: "Sun" },
    { contact: { website: "https://moon.example" } },
    { memberCurrency: "operator" },
    { laoBuild: true },
  ];
  for (const more of read) expect(await factsWith(more), JSON.stringify(more)).not.toBe(plain);
});
