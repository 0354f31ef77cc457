import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { previousRelease } from "./previous-release";

let root: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
    encoding: "utf8",
  }).trim();

/** Commits a change of this file; its commit. */
function change(file: string): string {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), `${Math.random()}`);
  git("add", "-A");
  git("commit", "-qm", file);
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kapao-history-"));
  git("init", "-q");
});
afterEach(() => rmSync(root, { recursive: true }));

test("without a tag it is the commit before the newest that changed what is served", async () => {
  const [before] = [change("app/a.ts"), change("docs/b.md")].reverse();
  change("app/c.ts");
  change("docs/d.md");
  expect(await previousRelease(root)).toEqual({ commit: before });
});

test("it is the newest release's tag before this commit, or the one that is asked for", async () => {
  const first = change("app/a.ts");
  git("tag", "v1");
  change("app/b.ts");
  git("tag", "trial");
  const third = change("app/c.ts");
  git("tag", "v2");
  expect(await previousRelease(root)).toEqual({ commit: first });
  expect(await previousRelease(root, "v2")).toEqual({ commit: third });
});

test("a checkout without that history says so", async () => {
  change("app/a.ts");
  expect(await previousRelease(root)).toEqual({ why: expect.stringContaining("no earlier release") });
  expect(await previousRelease(root, "v9")).toEqual({ why: "this checkout has no commit v9" });
});
