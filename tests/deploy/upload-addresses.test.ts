import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "~/paths";

test("nginx passes files through at the addresses that take any, and nowhere else", () => {
  const [, named] = /location ~ (\S+) \{/.exec(readFileSync("deploy/nginx.conf", "utf8")) ?? [];
  const taken = [paths.slip, paths.slipFile, paths.sharedSlip, paths.chatUpload].map((path) => path.slice(1));
  expect(named).toBe(`^/(${taken.join("|")})$`);
});
