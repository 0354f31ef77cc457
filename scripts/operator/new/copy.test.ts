import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBrandFile } from "../brands/brand-files";
import { reported } from "../brands/command";
import { writeNew } from "./new";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapao-copy-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (id: string) => join(folder, `${id}.json`);
const write = (id: string, more = {}) =>
  writeFileSync(fileOf(id), JSON.stringify({ id, name: "Star", ...more }));

/** Makes moon after a brand. */
async function copy(from: string, ...flags: string[]) {
  let said = "";
  const write = (text: string) => (said += text);
  const isWell = await reported(() => writeNew([fileOf("moon"), "--from", from, ...flags], write), write);
  return { isWell, said };
}

describe("a copy of a brand", () => {
  it("has regular files and folders only: no link leads out of its folder", async () => {
    write("sun");
    mkdirSync(join(folder, "sun/videos"), { recursive: true });
    for (const name of ["mark.svg", "videos/a.svg"])
      writeFileSync(join(folder, "sun", name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const secret = join(folder, "secret.svg");
    writeFileSync(secret, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    symlinkSync(secret, join(folder, "sun/linked.svg"));
    mkdirSync(join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "sun/videos/linked"));
    expect((await copy(fileOf("sun"))).isWell).toBe(true);
    expect(readdirSync(join(folder, "moon"), { recursive: true }).sort()).toEqual([
      "mark.svg",
      "videos",
      "videos/a.svg",
    ]);
  });

  it("has no pictures where its template's folder is a link", async () => {
    mkdirSync(join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "star"));
    write("star");
    expect((await copy(fileOf("star"))).isWell).toBe(true);
    expect(existsSync(join(folder, "moon"))).toBe(false);
  });

  it.each([
    ["siam-gold", ["--lao"], "LAK", ["LAK"]],
    ["siam-gold", ["--lao", "--currency", "THB"], "THB", ["BAHT"]],
    ["siam-gold", ["--currency", "LAK"], "LAK", []],
    ["lanxang", ["--currency", "THB"], "THB", ["BAHT"]],
    ["lanxang", ["--lao"], "LAK", ["LAK"]],
    ["lanxang", ["--locale", "en"], "LAK", ["LAK", "BAHT"]],
  ])("of %s with %j counts and registers in %s", async (from, flags, currency, registerCurrencies) => {
    expect(await copy(from, ...flags)).toMatchObject({ isWell: true });
    const made = readBrandFile(fileOf("moon"));
    expect(made.ok && made.brand).toMatchObject({
      laoBuild: from === "lanxang" || flags.includes("--lao"),
      currency,
      registerCurrencies,
    });
  });

  it("for Laos counts in kip, though its template names baht", async () => {
    write("star", { currency: "THB" });
    expect(await copy(fileOf("star"), "--lao")).toMatchObject({ isWell: true });
    const made = readBrandFile(fileOf("moon"));
    const kip = { laoBuild: true, currency: "LAK", registerCurrencies: ["LAK"] };
    expect(made.ok && made.brand).toMatchObject(kip);
  });
});
