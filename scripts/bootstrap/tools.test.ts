import { expect, test, vi } from "vitest";
import { aptCommands, ensureTools, findBrowser } from "./tools";

test("what is there is not installed again", async () => {
  const isThere = vi.fn(async () => true);
  expect(await ensureTools([{ what: "a browser", packages: ["none"], isThere }])).toBe(true);
  expect(isThere).toHaveBeenCalledTimes(1);
});

const INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"];

test("installing asks nobody anything, and starts no service", () => {
  expect(aptCommands(["chromium"], true)).toEqual([
    ["apt-get", "update", "-q"],
    ["sh", "-c", expect.stringContaining("policy-rc.d"), "sh", ...INSTALL, "chromium"],
  ]);
  for (const words of aptCommands(["chromium"], false)) expect(words.slice(0, 2)).toEqual(["sudo", "-n"]);
});

test("a CHROMIUM_PATH that leads nowhere is no browser", () => {
  expect(findBrowser({ NODE_ENV: "test", CHROMIUM_PATH: "/nowhere/chromium" })).toBeUndefined();
  expect(findBrowser({ NODE_ENV: "test", CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
