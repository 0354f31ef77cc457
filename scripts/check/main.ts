import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Counts } from "../bootstrap/counts";
import { say, seconds, warn } from "../bootstrap/say";
import { allChecks } from "./all-checks";
import { type Check, type Fault, faultText } from "./check";
import { projectFiles } from "./project-files";
import { copyNotice } from "./walk-files";

/**
 * `npm run check [-- name …] [--report file]`: runs all checks or the named ones; exit code 1 if one finds a fault, 2
 * for a name that no check has.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { report: { type: "string" } },
    allowPositionals: true,
  });
  const root = process.cwd();
  const all = allChecks(root, await projectFiles(root));
  const names = all.map(({ name }) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    warn(`No such check: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
    process.exitCode = 2;
    return;
  }
  const chosen = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
  const results = chosen.map(runCheck);
  const failures: string[] = [];
  for (const result of results) {
    const { name, faults, took } = await result;
    if (faults.length > 0) failures.push([name, ...faults.map(faultText)].join("\n    "));
    say(`${faults.length === 0 ? "ok  " : "FAIL"}  ${name.padEnd(14)}${took}`);
    for (const fault of faults) say(faultText(fault).replace(/^/gm, "        "));
  }
  const notice = await copyNotice(root);
  if (notice !== undefined) say(`note  ${notice}`);
  const failed = failures.length;
  const counts: Counts = { passed: results.length - failed, failed, failures };
  say(`${counts.passed} checks passed, ${counts.failed} failed`);
  if (values.report !== undefined) await writeFile(values.report, JSON.stringify(counts));
  process.exitCode = failed === 0 ? 0 : 1;
}

async function runCheck({ name, run }: Check): Promise<{ name: string; faults: Fault[]; took: string }> {
  const started = performance.now();
  let faults: Fault[];
  try {
    faults = await run();
  } catch (fault) {
    faults = [{ message: `the check itself failed: ${fault instanceof Error ? fault.stack : fault}` }];
  }
  return { name, faults, took: seconds(started) };
}

await main();
