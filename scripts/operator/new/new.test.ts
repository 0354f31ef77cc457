import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBrandFile } from "../brands/brand-files";
import { reported } from "../brands/command";
import { Ended } from "./ask";
import { writeNew } from "./new";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapao-new-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (id: string) => join(folder, `${id}.json`);
const read = (id: string) => JSON.parse(readFileSync(fileOf(id), "utf8")) as Record<string, unknown>;

async function run(words: string[], answers?: Record<string, string[]>) {
  let said = "";
  const asked: string[] = [];
  const ask = async (question: string, fallback: string) => {
    asked.push(question);
    const about = Object.keys(answers ?? {}).find((part) => question.includes(part));
    const answer = about === undefined ? fallback : answers?.[about]?.shift();
    if (answer === undefined) throw new Ended();
    return answer;
  };
  const write = (text: string) => (said += text);
  const isWell = await reported(() => writeNew(words, write, answers && ask), write);
  return { isWell, said, asked };
}

/** A brand in the folder with pictures, one of them in a folder. */
function template() {
  const brand = {
    id: "sun",
    name: "Sun",
    tagline: "Shine",
    contact: { lineName: "@sun" },
    transfer: { minimum: 5 },
    theme: { preset: "lotus", mark: "mark.svg" },
    videos: { wallet: { poster: "videos/a.svg" } },
  };
  writeFileSync(fileOf("sun"), JSON.stringify(brand));
  mkdirSync(join(folder, "sun/videos"), { recursive: true });
  for (const name of ["mark.svg", "videos/a.svg"])
    writeFileSync(join(folder, "sun", name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
}

describe("a new brand", () => {
  it("is the least that is valid, and ends with the next three commands", async () => {
    const { isWell, said } = await run([fileOf("river-moon")]);
    expect(isWell).toBe(true);
    const $schema = relative(folder, "config/operator.schema.json");
    expect(read("river-moon")).toEqual({ $schema, id: "river-moon", name: "River Moon" });
    expect(readBrandFile(fileOf("river-moon")).ok).toBe(true);
    const file = fileOf("river-moon");
    const commands = said.split("\n").filter((line) => line.startsWith("  "));
    expect(commands.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      `npm run operator -- preview ${file}`,
      `npm run operator -- validate ${file}`,
      `OPERATOR_CONFIG=${file} npm start`,
    ]);
  });

  it("is what the flags say", async () => {
    const flags = ["--name", "Moon", "--preset", "paper", "--locale", "en", "--currency", "LAK"];
    expect((await run([fileOf("moon"), ...flags])).isWell).toBe(true);
    const moon = { name: "Moon", theme: { preset: "paper" }, defaultLocale: "en", currency: "LAK" };
    expect(read("moon")).toMatchObject(moon);
  });

  it("for Laos counts in one currency, so that nobody sees another than theirs", async () => {
    await run([fileOf("kip"), "--lao"]);
    expect(read("kip")).toMatchObject({ laoBuild: true, registerCurrencies: ["LAK"] });
    await run([fileOf("baht"), "--lao", "--currency", "THB"]);
    expect(read("baht")).toMatchObject({ currency: "THB", registerCurrencies: ["BAHT"] });
  });

  it.each([
    [["--preset", "pink"], "theme.preset is not allowed"],
    [["--locale", "fr"], "defaultLocale is not allowed"],
    [["--currency", "USD"], "currency is not allowed"],
    [["--nmae", "Moon"], "'--nmae'"],
  ])("is refused, and nothing is left behind: %j", async (flags, message) => {
    const { isWell, said } = await run([fileOf("moon"), ...flags]);
    expect(isWell).toBe(false);
    expect(said).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(["../evil", "./river", "a/b", "no-such-folder/river.json", "Bad Id", "river.json.json", ""])(
    "has an id that can be a file's name, before anything is written: %j",
    async (word) => {
      const { isWell, said } = await run([word]);
      expect(isWell).toBe(false);
      expect(said).toMatch(/^id is not allowed\n {2}found: {3}".*"\n {2}allowed: .*small|lower/);
      expect(existsSync("../evil") || existsSync("river")).toBe(false);
    },
  );

  it("needs an id where nobody can be asked", async () => {
    expect(await run([])).toMatchObject({ isWell: false, said: expect.stringContaining("Which id?") });
  });
});

describe("a copy of a brand", () => {
  beforeEach(template);

  it("has its settings and pictures, and neither its name nor its contact", async () => {
    const { isWell, said } = await run([fileOf("moon"), "--from", fileOf("sun"), "--preset", "paper"]);
    expect({ isWell, said }).toMatchObject({ isWell: true, said: expect.stringContaining("not copied") });
    const { $schema: _, ...moon } = read("moon");
    expect(moon).toEqual({
      id: "moon",
      name: "Moon",
      transfer: { minimum: 5 },
      theme: { preset: "paper", mark: "mark.svg" },
      videos: { wallet: { poster: "videos/a.svg" } },
    });
    expect(readFileSync(join(folder, "moon/videos/a.svg"), "utf8")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
    expect(readdirSync(folder).sort()).toEqual(["moon", "moon.json", "sun", "sun.json"]);
  });

  it("is whole or not there: a fault leaves nothing", async () => {
    const { said } = await run([fileOf("moon"), "--from", fileOf("sun"), "--preset", "pink"]);
    expect(said).toContain(`${fileOf("moon")}: 1 fault\n  theme.preset is not allowed`);
    rmSync(join(folder, "sun/mark.svg"));
    expect((await run([fileOf("moon"), "--from", fileOf("sun")])).said).toContain("names a missing file");
    expect((await run([fileOf("moon"), "--from", fileOf("nobody")])).said).toContain("no such file");
    expect(readdirSync(folder).sort()).toEqual(["sun", "sun.json"]);
  });

  it("never takes another's place: neither that of a file nor of a folder", async () => {
    const before = readFileSync(fileOf("sun"), "utf8");
    expect((await run([fileOf("sun"), "--from", fileOf("sun")])).said).toContain(
      "sun.json: is there already",
    );
    mkdirSync(join(folder, "moon"));
    expect((await run([fileOf("moon"), "--from", fileOf("sun")])).said).toContain("moon: is there already");
    expect(readFileSync(fileOf("sun"), "utf8")).toBe(before);
    expect(existsSync(fileOf("moon"))).toBe(false);
    expect(readdirSync(join(folder, "moon"))).toEqual([]);
  });
});

describe("on a terminal", () => {
  it("what no flag says is asked for, until it can be", async () => {
    const answers = {
      "brand's id": [fileOf("moon")],
      look: ["pink", "lotus"],
      Laos: ["yes"],
      name: ["ພຣະຈັນ"],
    };
    const { asked } = await run(["--locale", "th"], answers);
    expect(asked.map((question) => question.split(/[,(]/)[0]?.trim())).toEqual([
      "The brand's id",
      "The brand's name",
      "Its look",
      "Its look",
      "For Laos",
      "Its currency",
    ]);
    const { $schema: _, ...moon } = read("moon");
    expect(moon).toEqual({
      id: "moon",
      name: "ພຣະຈັນ",
      laoBuild: true,
      registerCurrencies: ["LAK"],
      defaultLocale: "th",
      theme: { preset: "lotus" },
    });
  });

  it("a copy is asked for its name only", async () => {
    template();
    const { asked } = await run([fileOf("moon"), "--from", fileOf("sun")], { name: ["Luna"] });
    expect(asked).toEqual(["The brand's name"]);
    expect(read("moon")).toMatchObject({ name: "Luna", theme: { preset: "lotus" } });
  });

  it("whoever ends it has written nothing", async () => {
    const { isWell, said } = await run([fileOf("moon")], { look: [] });
    expect({ isWell, said }).toEqual({ isWell: false, said: "\nNothing was written.\n" });
    expect(readdirSync(folder)).toEqual([]);
  });
});
