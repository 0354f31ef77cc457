import { expect } from "playwright/test";
import { freePort } from "../support/free-port";
import type { Engine, Session } from "./engine";
import { SCREEN } from "./engine";
import { startProgram } from "./program";
import { WebDriver } from "./web-driver";
import { complaintsIn, WebkitTab } from "./webkit-tab";

/** A display that nobody looks at, larger than the window. */
const DISPLAY = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];

/** How often a browser is started: now and then its driver waits for one for ever. */
const STARTS = 3;

/**
 * WebKitGTK, by its driver. Each session is a process of its MiniBrowser, in private mode, with a driver of its own.
 */
export async function webkitEngine(hasScript: boolean): Promise<Engine> {
  const display = startProgram("Xvfb", DISPLAY);
  const [number] = await display.line(/^\d+$/);
  const start = async () => {
    for (let left = STARTS - 1; left > 0; left--) {
      const session = await startSession(`:${number}`, hasScript).catch(() => null);
      if (session) return session;
    }
    return startSession(`:${number}`, hasScript);
  };
  return { start, close: display.stop };
}

async function startSession(display: string, hasScript: boolean): Promise<Session> {
  const port = await freePort();
  const program = startProgram("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: "x11",
  });
  try {
    const driver = new WebDriver(`http://127.0.0.1:${port}`);
    await expect(() => driver.send("GET", "/status")).toPass({ timeout: 60_000 });
    return await openSession(driver, hasScript, program.stop);
  } catch (fault) {
    await program.stop();
    throw fault;
  }
}

async function openSession(
  driver: WebDriver,
  hasScript: boolean,
  stop: () => Promise<void>,
): Promise<Session> {
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
    close: async () => {
      await session.send("DELETE", "");
      await stop();
    },
  };
}
