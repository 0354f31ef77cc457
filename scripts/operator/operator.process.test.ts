import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("npm run operator prints what it found, and exits with 1 where there is a fault", () => {
  const words = [
    "--import",
    "tsx",
    "scripts/operator/main.ts",
    "validate",
    "siam-gold",
    "config/nobody.json",
  ];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(stdout).toContain("config/siam-gold.json: valid");
  expect(stdout).toContain("config/nobody.json");
  expect(status).toBe(1);
});
