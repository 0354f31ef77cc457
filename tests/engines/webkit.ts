import { expect } from "playwright/test";
import { freePort } from "../support/free-port";
import type { Engine, Session } from "./engine";
import { SCREEN } from "./engine";
import { startProgram } from "./program";
import { WebDriver } from "./web-driver";
import { complaintsIn, WebkitTab } from "./webkit-tab";

/** A display that nobody looks at, larger than the window. */
const DISPLAY = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];

/** WebKitGTK, by its driver. Each session is a process of its MiniBrowser, in private mode. */
export async function webkitEngine(hasScript: boolean): Promise<Engine> {
  const display = startProgram("Xvfb", DISPLAY);
  const [number] = await display.line(/^\d+$/);
  const port = await freePort();
  const program = startProgram("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: "x11",
  });
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  await expect(() => driver.send("GET", "/status")).toPass({ timeout: 60_000 });
  const close = async () => {
    await program.stop();
    await display.stop();
  };
  return { start: () => startSession(driver, hasScript), close };
}

async function startSession(driver: WebDriver, hasScript: boolean): Promise<Session> {
  // Only on a full screen is the window's bar hidden, which is wider than a phone.
  const args = ["--automation", "--full-screen", `--enable-javascript=${hasScript}`];
  const wanted = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
  const { sessionId } = await driver.send<{ sessionId: string }>("POST", "/session", {
    capabilities: wanted,
  });
  const session = driver.at(`/session/${sessionId}`);
  await session.send("POST", "/window/rect", SCREEN);
  const complaints: string[] = [];
  const windows: string[] = [];
  const tabs = async () => {
    const open = await session.send<string[]>("GET", "/window/handles");
    const known = windows.filter((window) => open.includes(window));
    windows.splice(0, Infinity, ...known, ...open.filter((window) => !known.includes(window)));
    return windows.map((window) => new WebkitTab(session, window, complaints));
  };
  return {
    tabs,
    complaints: async () => {
      const [tab] = await tabs();
      return [...complaints, ...((await tab?.evaluate(complaintsIn, null)) ?? [])];
    },
    close: () => session.send("DELETE", ""),
  };
}
