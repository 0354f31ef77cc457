import { readFileSync } from "node:fs";
import { readBrand } from "schemas/brand";
import { type AssetRole, assetRoles, limitsText } from "schemas/brand/asset-roles";
import { expect, it } from "vitest";
import { textFaults } from "~/i18n/text-faults.server";

const page = readFileSync("docs/operators.md", "utf8");

it("the operators' page gives examples that a brand may have as they stand", () => {
  const examples = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, text = ""]) => text);
  expect(examples.length).toBeGreaterThan(1);
  for (const text of examples) {
    const read = readBrand({ id: "moon", name: "Moon", ...JSON.parse(`{${text}}`) }, "moon.json");
    expect(read.ok ? textFaults(read.brand, "moon.json") : read.faults, text).toEqual([]);
  }
});

it("the operators' page tells how large the files of each kind may be", () => {
  const keys: Record<AssetRole, string> = {
    logo: "theme.logo",
    mark: "theme.mark",
    steps: "deposit.views.*.picture",
    poster: "videos.*.poster",
    film: "videos.*.file",
    captions: "videos.*.captions",
  };
  for (const role of Object.keys(assetRoles) as AssetRole[]) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${keys[role]}\``));
    const figures = limitsText(role).match(/\d+ (kB|MB|px)/g) ?? [];
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(row).toContain(figure);
  }
});

it("the operators' page calls doctor with the brand, and never with a password among the words", () => {
  const calls = page.split("\n").filter((line) => line.includes("-- doctor"));
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    expect(call).toContain("-- doctor river-moon --url");
    expect(call).not.toContain("--password");
    expect(call.includes("DOCTOR_PASSWORD=")).toBe(call.includes("--user"));
  }
});
