import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

test("a folder whose path the build's tools cannot read is one clear line", async () => {
  const parent = mkdtempSync(join(tmpdir(), "kapao-boot-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = join(parent, "50% #1");
  cpSync("scripts/bootstrap", join(root, "scripts/bootstrap"), { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(file, join(root, file));
  const started = promisify(execFile)(process.execPath, [join(root, "scripts/bootstrap/build.mjs")]);
  const said = await started.then(
    () => "",
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(said).toBe(
    `The build's tools cannot read a path with #, % or ?, such as ${root}/: move the folder.\n`,
  );
});
