import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { toolsFor } from "../qa/engine-tools";
import { engineTool, missingEngine } from "./engines";

afterEach(() => vi.unstubAllEnvs());

/** A PATH with just these programs on it. */
async function install(...programs: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kapao-engines-"));
  for (const program of programs) {
    await writeFile(join(folder, program), "");
    await chmod(join(folder, program), 0o755);
  }
  vi.stubEnv("PATH", folder);
}

it("says in one line which Debian packages bring an engine that is not installed", async () => {
  await install();
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(missingEngine("chromium")).toBe("Chromium is not installed (Debian: chromium-headless-shell).");
  expect(missingEngine("firefox")).toBe("Firefox is not installed (Debian: firefox-esr).");
  expect(missingEngine("webkit")).toBe("WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb).");
});

it("finds the engines that are installed; WebKit needs its display too", async () => {
  await install("firefox-esr", "WebKitWebDriver");
  expect(missingEngine("firefox")).toBeUndefined();
  expect(missingEngine("webkit")).toContain("xvfb");
  expect(await engineTool("webkit").isThere()).toBe(false);
  await install("WebKitWebDriver", "Xvfb");
  expect(missingEngine("webkit")).toBeUndefined();
});

it("has each engine's packages installed as the other tools are", () => {
  const packages = (["chromium", "firefox", "webkit"] as const).map((engine) => engineTool(engine).packages);
  expect(packages).toEqual([["chromium-headless-shell"], ["firefox-esr"], ["webkit2gtk-driver", "xvfb"]]);
});

it("asks before the run for what its tests use: pictures are shrunk wherever Chromium runs", () => {
  const needs = (...engines: ("chromium" | "firefox")[]) => toolsFor({ engines }).map(({ what }) => what);
  expect(needs("chromium")).toContain("pngquant");
  expect(needs("firefox")).toContain("Firefox");
  expect(needs("firefox")).not.toContain("pngquant");
});
