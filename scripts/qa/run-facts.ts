import { readFile } from "node:fs/promises";
import { availableParallelism, release, type } from "node:os";
import { join } from "node:path";
import { engineProgram } from "../bootstrap/engines";
import { run } from "../bootstrap/run";
import type { Choice } from "./choice";

/** The version in a file such as package.json. */
export async function versionIn(file: string): Promise<string> {
  return (JSON.parse(await readFile(file, "utf8")) as { version: string }).version;
}

/** The command that runs the same again. */
export function commandOf(choice: Choice): string {
  const { brands, isAll, engines, langs, grep } = choice;
  const words = ["npm run qa -- --operator", isAll ? "all" : (brands[0]?.id ?? "")];
  if (choice.isUpdating) words.push("--update-pictures");
  else if (engines.length === 1) words.push("--engine", ...engines);
  if (langs.length > 0) words.push("--langs", langs.join(","));
  if (grep !== undefined) words.push("--grep", `'${grep.replaceAll("'", "'\\''")}'`);
  return words.join(" ");
}

/** How a run was made: what was chosen, from which sources, with which programs, on what machine. */
export async function runFacts(root: string, choice: Choice): Promise<[string, string][]> {
  const said = async (program: string | undefined, ...args: string[]) =>
    program === undefined
      ? "not found"
      : ((await run(program, args, { cwd: root })).output.trim().split("\n")[0] ?? "");
  const engineFacts = choice.engines.map(
    async (engine): Promise<[string, string]> => [engine, await said(engineProgram(engine), "--version")],
  );
  const changes = await said("git", "status", "--porcelain");
  return [
    ["Brands", choice.brands.map(({ id }) => id).join(", ")],
    ["Languages", choice.langs.join(", ") || "all of each brand"],
    ["Only titles with", choice.grep ?? "anything"],
    [
      "Commit",
      `${await said("git", "log", "-1", "--format=%h %s")}${changes === "" ? "" : " (and changes)"}`,
    ],
    ...(await Promise.all(engineFacts)),
    ["Playwright", await versionIn(join(root, "node_modules/playwright/package.json"))],
    ["vitest", await versionIn(join(root, "node_modules/vitest/package.json"))],
    ["Node", process.version],
    ["Machine", `${type()} ${release()}, ${availableParallelism()} cores`],
  ];
}
