import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { locales } from "schemas/names";
import { afterAll, describe, expect, it } from "vitest";
import { brandFiles, readBrandFile, SCHEMA_FILE } from "./brands/brand-files";
import { schemaText } from "./brands/schema";
import { runCommand } from "./run-command";

const folder = mkdtempSync(join(tmpdir(), "kapao-operator-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]) {
  let stdout = "";
  const isWell = await runCommand(words, (text) => {
    stdout += text;
  });
  return { isWell, stdout };
}

function written(name: string, brand: unknown): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof brand === "string" ? brand : JSON.stringify(brand));
  return file;
}

const anyWords = {
  found: expect.any(String),
  allowed: expect.any(String),
  message: expect.any(String),
};

const brands = brandFiles().map((file) => {
  const read = readBrandFile(file);
  if (!read.ok) throw new Error(`${file} is not valid`);
  return read.brand;
});

describe("the brands of this repository", () => {
  it("are valid, and the product's own three differ in what it lets brands differ in", () => {
    const three = brands.filter(({ id }) => ["lanxang", "riverside", "siam-gold"].includes(id));
    const differing = {
      language: three.map(({ defaultLocale }) => defaultLocale),
      preset: three.map(({ theme }) => theme.preset),
      phone: three.map(({ phone }) => phone.length),
      transfer: three.map(({ transfer }) => transfer.minimum),
      qr: three.map(({ deposit }) => deposit.qr.KBANK?.minimum),
      features: three.map(({ features }) => JSON.stringify(features)),
      timeZone: three.map(({ timeZone }) => timeZone),
    };
    for (const [what, values] of Object.entries<unknown[]>(differing)) {
      expect(new Set(values).size, what).toBe(3);
    }
  });

  it("know Thai, Lao (by default in the Lao build) and English", () => {
    expect(brands.find(({ laoBuild }) => laoBuild)?.defaultLocale).toBe("lo");
    expect(brands.find(({ id }) => id === "siam-gold")?.locales).toEqual([...locales]);
  });

  it("know every provider's own way to log in [5.36 9.29]", () => {
    for (const { id, games } of brands) {
      for (const code of "JOKER UFABET SLOTXO".split(" ")) {
        expect(games.providers[code]?.method, `${id} ${code}`).toBe("form-post");
      }
      expect(games.providers.UFABET, id).toMatchObject({ includeEvent: true });
      expect(games.providers.SLOTXO, id).toMatchObject({ usernameMaxLength: 16 });
      expect(games.providers.SEXYGAME?.method, id).toBe("fixed-link");
      expect(games.providers.SUPERSLOT?.method, id).toBe("link-with-credentials");
      for (const code of "PG BETFLIX AREASLOT JOKER2 HUAYHD".split(" ")) {
        const entry = { method: "auto-login", provider: code.toLowerCase() };
        expect(games.providers[code], `${id} ${code}`).toMatchObject(entry);
      }
      for (const code of "ASKMEBET IMI USUN CIRCUS SLOTRACHA PGSLOT".split(" ")) {
        const entry = { method: "auto-login-with-password", provider: code.toLowerCase() };
        expect(games.providers[code], `${id} ${code}`).toMatchObject(entry);
      }
    }
  });

  it("open games on named hosts only", () => {
    for (const { id, games } of brands) {
      for (const [code, { hosts }] of Object.entries(games.providers))
        expect(hosts, `${id} ${code}`).not.toEqual([]);
    }
  });

  it("have marks of at most one kilobyte", () => {
    for (const { id, theme } of brands) {
      if (theme.mark) expect(statSync(`config/${id}/${theme.mark}`).size).toBeLessThanOrEqual(1024);
    }
  });

  it("have an up-to-date JSON Schema", () => {
    expect(readFileSync(SCHEMA_FILE, "utf8")).toBe(schemaText());
  });
});

describe("npm run operator", () => {
  it("validates every brand of config/", async () => {
    const { isWell, stdout } = await run("validate", "--all");
    expect(stdout.split("\n").filter((line) => line.endsWith(": valid"))).toHaveLength(brands.length);
    expect(isWell).toBe(true);
  });

  it("prints every fault of a file and fails", async () => {
    const file = written("bad", {
      id: "bad",
      nmae: "Bad",
      phone: { length: "ten" },
      theme: { colors: { page: "x" } },
    });
    const { isWell, stdout } = await run("validate", "siam-gold", file);
    expect(isWell).toBe(false);
    expect(stdout).toContain("config/siam-gold.json: valid");
    expect(stdout).toContain('nmae is an unknown key, did you mean "name"?');
    expect(stdout).toContain("phone.length is not allowed");
    expect(stdout).toContain("theme.colors.page is not allowed");
    expect(stdout).toContain("name is missing");
  });

  it("prints them as a list for other programs, warnings too", async () => {
    const PG = { method: "auto-login", provider: "pg" };
    const file = written("listed", { id: "listed", nmae: "Moon", name: "Moon" });
    const doubtful = written("doubtful", { id: "doubtful", name: "Moon", games: { providers: { PG } } });
    const { isWell, stdout } = await run("validate", "--json", file, doubtful);
    expect(isWell).toBe(false);
    expect(JSON.parse(stdout)).toEqual([
      { severity: "error", file, line: 1, column: 16, path: "nmae", ...anyWords },
      {
        severity: "warning",
        file: doubtful,
        line: 1,
        column: 54,
        path: "games.providers.PG.hosts",
        ...anyWords,
      },
    ]);
    const moon = written("moon", { id: "moon", name: "Moon" });
    expect(await run("validate", "--json", moon)).toEqual({ isWell: true, stdout: "[]\n" });
  });

  it("takes a brand with warnings, and tells them", async () => {
    const { isWell, stdout } = await run("validate", join(folder, "doubtful.json"));
    expect(isWell).toBe(true);
    expect(stdout).toContain("doubtful.json: valid\n");
    expect(stdout).toContain("doubtful.json: 1 warning\n");
  });

  it("tells what a brand in kip has of one in baht, and hosts that belong to nobody, each at its place", async () => {
    const file = join(folder, "kip.json");
    expect((await run("new", file, "--from", "siam-gold", "--lao")).stdout).toContain("looks like baht");
    const { isWell, stdout } = await run("validate", file);
    expect(isWell).toBe(true);
    expect(stdout).toMatch(/kip\.json:\d+:\d+ games\.providers\.\S+ names what belongs to nobody/);
    expect(stdout).toMatch(/kip\.json:\d+:\d+ transfer\.quickAmounts looks like baht/);
  });

  it("refuses a flag that it does not know, also where config/ has faults to tell", async () => {
    const { isWell, stdout } = await run("validate", "--jsno");
    expect(isWell).toBe(false);
    expect(stdout).toContain("'--jsno'");
  });

  it("writes a new brand that is valid, and never over another", async () => {
    const file = join(folder, "river-moon.json");
    expect((await run("new", file)).isWell).toBe(true);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ id: "river-moon", name: "River Moon" });
    expect((await run("validate", file)).isWell).toBe(true);
    expect((await run("new", file)).stdout).toContain("is there already");
    expect((await run("new", "siam-gold")).isWell).toBe(false);
    expect((await run("new", "Bad Id")).stdout).toContain("id is not allowed");
    expect((await run("new")).isWell).toBe(false);
  });
});

describe("a brand's file", () => {
  it("is refused when it is missing, no JSON, or names pictures that are not there", () => {
    const paths = (file: string) => {
      const read = readBrandFile(file);
      return read.ok ? [] : read.faults.map(({ path, message }) => `${path} ${message}`);
    };
    expect(paths(join(folder, "none.json"))).toEqual(["(the whole) cannot be read"]);
    expect(paths(written("broken", "{ no"))).toEqual(["(the whole) cannot be read"]);
    const moon = { id: "moon", name: "Moon", theme: { logo: "logo.svg" } };
    expect(paths(written("moon", moon))).toEqual(["theme.logo names a missing file"]);
    mkdirSync(join(folder, "moon"));
    writeFileSync(
      join(folder, "moon", "logo.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
    expect(paths(join(folder, "moon.json"))).toEqual([]);
  });
});
