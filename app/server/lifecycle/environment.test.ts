import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretNames } from "schemas/env/secrets";
import { formatFaults } from "schemas/fault";
import { afterAll, describe, expect, it } from "vitest";
import { readEnvironment, withSecretFiles } from "./environment";

const root = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(root, { recursive: true }));
const CANARY = "hunter2-canary-hunter2-canary-hunter2";
const least = { OPERATOR: "moon", OPERATOR_API_URL: "https://api.operator.example" };

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

describe("a secret in a file", () => {
  it("is in its variable's place without the end of the last line, for every secret and link", () => {
    for (const name of secretNames) {
      const file = write(name, `${CANARY}\r\n`);
      symlinkSync(name, join(root, `link-${name}`));
      for (const path of [file, name, `link-${name}`]) {
        const read = withSecretFiles({ [`${name}_FILE`]: path, [name]: " ", PORT: "1" }, root);
        expect(read).toEqual({ environment: { [name]: CANARY, PORT: "1" }, faults: [] });
      }
    }
  });

  it("is bare of what stands around it by mistake, in a variable too: a byte order mark, ends of lines", () => {
    const spoilt = `\uFEFF${CANARY} \n\r\n`;
    for (const given of [{ TRUELINK_KEY_FILE: write("spoilt", spoilt) }, { TRUELINK_KEY: spoilt }])
      expect(withSecretFiles(given, root).environment).toEqual({ TRUELINK_KEY: `${CANARY} ` });
  });

  it("counts like one in the environment, and is checked like it", () => {
    const given = { ...least, SESSION_SECRET_FILE: write("session", `${CANARY}\n`), NAME_SECRET_FILE: "" };
    const read = readEnvironment(given, root);
    expect(read.ok && [read.env.sessionSecrets, read.env.nameSecret]).toEqual([[CANARY], CANARY]);
    const short = readEnvironment({ ...least, SESSION_SECRET_FILE: write("short", "canary") }, root);
    expect(short.ok ? [] : short.faults).toMatchObject([
      { path: "SESSION_SECRET", found: "(hidden, 6 characters)" },
    ]);
  });
});

describe("a file that cannot be used is one clear fault, without its path or content", () => {
  /** The fault of a start with this in SESSION_SECRET_FILE. */
  function faultOf(path: string, more: Record<string, string> = {}) {
    const read = readEnvironment({ ...least, ...more, SESSION_SECRET_FILE: path }, root);
    const faults = read.ok ? [] : read.faults;
    expect(faults).toHaveLength(1);
    expect(formatFaults(faults)).not.toMatch(/canary|secrets-/);
    return faults[0];
  }

  it("where it is given beside the variable itself", () => {
    expect(faultOf(write("twice", CANARY), { SESSION_SECRET: CANARY })).toMatchObject({
      path: "SESSION_SECRET_FILE",
      message: "is given beside SESSION_SECRET",
    });
  });

  it("where it is missing, empty, a folder or too large, or is the secret itself", () => {
    mkdirSync(join(root, "folder"));
    const found = {
      "no-canary": "no such file",
      [CANARY]: "no such file",
      [write("empty", "")]: "nothing in it",
      [write("blank", " \n\n")]: "nothing in it",
      folder: "no regular file",
      "/dev/zero": "no regular file",
      [write("large", "canary".padEnd(64 * 1024 + 1))]: "65537 bytes",
      [join(root, "empty/canary")]: "ENOTDIR",
    };
    for (const [path, why] of Object.entries(found))
      expect(faultOf(path)).toMatchObject({ path: "SESSION_SECRET_FILE", found: why, file: "environment" });
  });
});
