import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrand } from "schemas/brand";
import { afterAll, expect, it } from "vitest";
import { assetBytes } from "./asset-bytes";
import { contrastsOf } from "./contrasts";
import { ownKeys } from "./own-keys";

const folder = mkdtempSync(join(tmpdir(), "kapao-facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("names the keys that a brand sets beyond the defaults, and no key that repeats one", () => {
  const keys = ownKeys({
    $schema: "./operator.schema.json",
    id: "moon",
    name: { th: "จันทร์" },
    timeZone: "Asia/Bangkok",
    transfer: { minimum: 1, quickAmounts: [5, 10] },
    features: { spin: false, chat: true },
    theme: { preset: "midnight", colors: { accent: "#E6B655" } },
    texts: { th: { "home:title": "x".repeat(100) } },
  });
  expect(keys.map(({ path }) => path)).toEqual([
    ...["id", "name.th", "transfer.quickAmounts", "features.spin"],
    ...["theme.colors.accent", "texts.th.home:title"],
  ]);
  expect(keys[2]?.value).toBe("[5,10]");
  expect(keys.at(-1)?.value).toHaveLength(60);
});

it("counts the bytes of the brand's pictures, the largest first", () => {
  mkdirSync(join(folder, "moon", "videos"), { recursive: true });
  writeFileSync(join(folder, "moon", "mark.svg"), "12345");
  writeFileSync(join(folder, "moon", "videos", "play.svg"), "1234567");
  writeFileSync(join(folder, "moon", "videos", "play.mp4"), "1");
  expect(assetBytes(join(folder, "moon.json"), "moon")).toEqual([
    { name: "videos/play.svg", bytes: 7 },
    { name: "mark.svg", bytes: 5 },
  ]);
  expect(assetBytes(join(folder, "sun.json"), "sun")).toEqual([]);
});

it("tells the contrast of each text on each surface, and the least that is allowed", () => {
  const read = readBrand({ id: "moon", name: "Moon" }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  const rows = contrastsOf(read.brand);
  const ink = rows.find(({ front }) => front === "inkStrong");
  expect(ink?.color).toBe("#F4F6FB");
  expect(Object.keys(ink?.on ?? {})).toEqual(["page", "raised", "sunken", "overlay", "accentTint"]);
  expect(ink?.on.page).toBeCloseTo(17.3, 1);
  expect(rows.find(({ front }) => front === "inputLine")?.least).toBe(3);
  expect(rows.every(({ on, least }) => Object.values(on).every((ratio) => ratio >= least))).toBe(true);
});
