import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sharedOperator } from "../../../tests/support/shared-operator";
import { runCommand } from "../run-command";

const operator = sharedOperator();

async function run(...words: string[]) {
  let printed = "";
  const isWell = await runCommand(["doctor", "siam-gold", "--url", operator.url, ...words], (text) => {
    printed += text;
  });
  return { isWell, printed };
}

test("doctor fails where a member loses something, and says where, as text or JSON", async () => {
  const well = await run();
  expect(well.isWell).toBe(true);
  expect(well.printed).toContain("0 cost a member something");
  expect(well.printed).toMatch(/wallet\.get .* not asked: needs --user/);

  const used = await operator.control("POST", "/mutations", { name: "redirects" });
  expect(used).toEqual([{ name: "redirects", about: expect.any(String), isUsed: true }]);
  const ill = await run();
  expect(ill.isWell).toBe(false);
  expect(ill.printed).toMatch(/Costs a member something \(1\)\n {2}lookup\.info {2}status\n/);
  const json = JSON.parse((await run("--json")).printed);
  expect(json.deviations).toMatchObject([{ subject: "lookup.info", path: "status", severity: "costs" }]);

  await operator.control("DELETE", "/mutations");
  expect((await run()).isWell).toBe(true);
});

test("doctor's process ends with its report, however long a call may take", async () => {
  const words = ["doctor", "siam-gold", "--url", operator.url];
  const args = ["--import", "tsx", "scripts/operator/main.ts", ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 40_000 });
  expect(stdout).toContain("0 cost a member something");
});

test("doctor tells of an API that does not answer", async () => {
  let printed = "";
  const words = ["doctor", "--url", "http://127.0.0.1:9", "--timeout-ms", "500"];
  const isWell = await runCommand(words, (text) => {
    printed += text;
  });
  expect(isWell).toBe(false);
  expect(printed).toMatch(
    /^Nobody answers at http:\/\/127\.0\.0\.1:9 \(.*ECONNREFUSED.*\): is --url right\?\n$/,
  );
});

test("doctor fails for a password that is refused, but does not say that nobody can sign in", async () => {
  const { isWell, printed } = await run("--user", "0812345678", "--password", "mistyped-1");
  expect(isWell).toBe(false);
  expect(printed).toContain("0 cost a member something");
  expect(printed).toContain("nothing, if --user or --password was mistyped");
  expect(printed).toMatch(/wallet\.get .* not asked: the sign-in failed/);
});
