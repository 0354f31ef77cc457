import { describe, expect, it } from "vitest";
import { runCommand } from "./run-command";

async function run(...words: string[]) {
  let stdout = "";
  const isWell = await runCommand(words, (text) => {
    stdout += text;
  });
  return { isWell, stdout };
}

describe("npm run operator", () => {
  it("asks about flags, commands and brands that look like slips", async () => {
    expect((await run("validate", "--jsno")).stdout).toContain('did you mean "--json"?');
    expect((await run("validte")).stdout).toContain('"validte" is no command, did you mean "validate"?');
    expect((await run("validate", "siam-glod")).stdout).toContain('did you mean "siam-gold"?');
  });

  it.each(["new", "validate", "preview", "schema", "doctor", "docs", "trace"])(
    "tells how %s is used, and does nothing else",
    async (name) => {
      for (const words of [
        [name, "--help"],
        [name, "siam-gold", "-h"],
      ]) {
        const { isWell, stdout } = await run(...words);
        expect(isWell).toBe(true);
        expect(stdout).toMatch(new RegExp(`^npm run operator -- ${name} `));
        expect(stdout.split("\n")).toHaveLength(3);
      }
    },
  );

  it("tells of all commands, when asked for help", async () => {
    for (const word of ["help", "--help", "-h"]) {
      const { isWell, stdout } = await run(word);
      expect(isWell).toBe(true);
      expect(stdout).toContain("validate [name|file");
    }
  });

  it("says what it knows, when asked for anything else", async () => {
    for (const words of [[], ["constructor"]]) {
      const { isWell, stdout } = await run(...words);
      expect(isWell).toBe(false);
      expect(stdout).toContain("validate [name|file");
    }
  });
});
