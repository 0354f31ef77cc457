import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const secret = "0123456789abcdef0123456789abcdef";
const least = { OPERATOR: "moon", OPERATOR_API_URL: "https://api.operator.example", SESSION_SECRET: secret };

let root: string;

function write(path: string, content: unknown): string {
  const file = join(root, path);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "settings-"));
  mkdirSync(join(root, "config"));
  write("config/moon.json", { id: "moon", name: "Moon" });
  write("sun.json", { id: "sun", name: "Sun" });
});

afterAll(() => rmSync(root, { recursive: true }));

async function settled(environment: Record<string, string | undefined>) {
  const settings = await readSettings(environment, root);
  if (!settings.ok) throw new Error(settings.faults);
  return settings;
}

async function faults(environment: Record<string, string | undefined>): Promise<string> {
  const settings = await readSettings(environment, root);
  return settings.ok ? "" : settings.faults;
}

describe("the settings of the process", () => {
  it("are the environment and the brand that OPERATOR names", async () => {
    const { env, brand, brandFolder } = await settled(least);
    expect(env.operatorApiUrl).toBe("https://api.operator.example");
    expect(brand).toMatchObject({ id: "moon", defaultLocale: "th" });
    expect(brandFolder).toBe(join(root, "config/moon"));
  });

  it("keep the store in the project, elsewhere, or nowhere", async () => {
    const storeOf = async (file: string) => (await settled({ ...least, STORE_FILE: file })).env.storeFile;
    expect(await storeOf("")).toBe(join(root, "data/kapao.db"));
    expect(await storeOf("/var/lib/kapao.db")).toBe("/var/lib/kapao.db");
    expect(await storeOf(":memory:")).toBe(":memory:");
  });

  it("take the brand's file from anywhere: OPERATOR_CONFIG wins, relative to the project or absolute", async () => {
    for (const file of ["sun.json", join(root, "sun.json")]) {
      const { brand, brandFolder } = await settled({ ...least, OPERATOR_CONFIG: file });
      expect(brand.id).toBe("sun");
      expect(brandFolder).toBe(join(root, "sun"));
    }
    expect((await settled({ ...least, OPERATOR: undefined, OPERATOR_CONFIG: "sun.json" })).brand.id).toBe(
      "sun",
    );
  });
});

describe("the process is started", () => {
  it("with what may be meant otherwise in the brand's file, and tells it", async () => {
    const providers = { JOKRE: { method: "returned-link", hosts: ["play.example"] } };
    write("config/like.json", { id: "like", name: "Like", games: { providers } });
    expect((await settled({ ...least, OPERATOR: "like" })).warnings).toContain('did you mean "JOKER"?');
    expect((await settled(least)).warnings).toBe("");
  });
});

describe("the process is not started", () => {
  it("with faults in the environment: every one is listed, and no secret", async () => {
    const text = await faults({ OPERATOR: "moon", PORT: "many", SESSION_SECRET: "hunter2" });
    expect(text).toContain("environment: 3 faults");
    for (const name of ["PORT", "OPERATOR_API_URL", "SESSION_SECRET"]) expect(text).toContain(`  ${name} `);
    expect(text).not.toContain("hunter2");
  });

  it("with faults in the brand's file: every one is listed, with what may stand there", async () => {
    const file = write("config/bad.json", { id: "bad", nmae: "Bad", locales: ["fr"] });
    const text = await faults({ ...least, OPERATOR: "bad" });
    expect(text).toContain(`${file}: 3 faults`);
    expect(text).toContain('nmae is an unknown key, did you mean "name"?');
    expect(text).toContain("name is missing");
    expect(text).toContain("locales[0] is not allowed");
  });

  it("with faults in both: both are listed at once", async () => {
    write("config/both.json", { id: "both" });
    const text = await faults({ OPERATOR: "both", SESSION_SECRET: secret });
    expect(text).toContain("OPERATOR_API_URL is missing");
    expect(text).toContain("name is missing");
  });

  it("with a brand's id that is a slip, and asks whether the one beside it is meant", async () => {
    const text = await faults({ ...least, OPERATOR: "moom" });
    expect(text).toContain('(the whole) cannot be read, did you mean "moon"?');
    expect(await faults({ ...least, OPERATOR: "elsewhere" })).not.toContain("did you mean");
    expect(await faults({ ...least, OPERATOR_CONFIG: "sum.json" })).toContain('did you mean "sun"?');
  });

  it("without a brand, with one that is not there, and with one that is no JSON", async () => {
    expect(await faults({ ...least, OPERATOR: undefined })).toContain("OPERATOR is missing");
    expect(await faults({ ...least, OPERATOR: "../moon" })).toContain("OPERATOR is not allowed");
    const none = await faults({ ...least, OPERATOR: "none" });
    expect(none).toContain(join(root, "config/none.json"));
    expect(none).toContain("cannot be read");
    write("config/broken.json", "{ no");
    expect(await faults({ ...least, OPERATOR: "broken" })).toContain("allowed: JSON");
  });

  it("when a picture that the brand names is missing", async () => {
    write("config/bare.json", { id: "bare", name: "Bare", theme: { logo: "logo.svg" } });
    const bare = { ...least, OPERATOR: "bare" };
    expect(await faults(bare)).toContain("theme.logo names a missing file");
    mkdirSync(join(root, "config/bare"));
    write("config/bare/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    expect(await faults(bare)).toBe("");
  });

  it("when a text of the brand's own is for no text of ours", async () => {
    const texts = { th: { "public:login.titel": "x" }, en: { "public:login.title": "Hello" } };
    write("config/words.json", { id: "words", name: "Words", texts });
    const text = await faults({ ...least, OPERATOR: "words" });
    expect(text).toContain('texts.th["public:login.titel"] is the key of no text');
    expect(text).toContain("allowed: public:login.title");
    expect(text).toContain(": 1 fault\n");
  });

  it("with anything else that validate tells: all of it at its line and column", async () => {
    const brand = { id: "odd", name: "Odd", theme: { mark: "m.png" }, banks: { englishOnlyNames: ["KTP"] } };
    const file = write("config/odd.json", JSON.stringify(brand, null, 2));
    mkdirSync(join(root, "config/odd"));
    write("config/odd/m.png", "<svg/>");
    const text = await faults({ ...least, OPERATOR: "odd" });
    expect(text).toContain(`${file}:5:5 theme.mark names a file of another kind`);
    expect(text).toContain(`${file}:9:7 banks.englishOnlyNames[0] is no bank`);
  });

  it("when the brand's colours cannot be read", async () => {
    const colors = { page: "#ffffff", inkPlain: "#fefefe" };
    write("config/pale.json", { id: "pale", name: "Pale", theme: { colors } });
    expect(await faults({ ...least, OPERATOR: "pale" })).toContain("theme.colors");
  });
});
