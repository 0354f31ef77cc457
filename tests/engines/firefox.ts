import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../../scripts/bootstrap/engines";
import { BidiConnection } from "./bidi";
import type { Engine, Session } from "./engine";
import { SCREEN } from "./engine";
import { FirefoxTab } from "./firefox-tab";
import { startProgram } from "./program";

interface LogEntry {
  level: string;
  text: string;
  source: { context?: string };
}

interface Context {
  context: string;
  userContext: string;
}

/** Firefox, over WebDriver BiDi, which it speaks itself. One process; each session is a container of its own. */
export async function firefoxEngine(hasScript: boolean): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), "kapao-firefox-"));
  const settings = { "javascript.enabled": hasScript, "browser.shell.checkDefaultBrowser": false };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(join(profile, "user.js"), lines.join(""));
  const program = startProgram(findFirefox() ?? "firefox-esr", [
    ...["--headless", "--no-remote", "--profile", profile],
    "--remote-debugging-port=0",
  ]);
  const [, address] = await program.line(/WebDriver BiDi listening on (ws:\S+)/);
  const entries: LogEntry[] = [];
  const bidi = await BidiConnection.open(`${address}/session`, (method, params) => {
    if (method === "log.entryAdded") entries.push(params as LogEntry);
  });
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const close = async () => {
    bidi.close();
    await program.stop();
    await rm(profile, { recursive: true, force: true });
  };
  return { start: () => startSession(bidi, entries), close };
}

async function startSession(bidi: BidiConnection, entries: readonly LogEntry[]): Promise<Session> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {});
  const viewport = { viewport: SCREEN, devicePixelRatio: 1, userContexts: [userContext] };
  await bidi.send("browsingContext.setViewport", viewport);
  await bidi.send("browsingContext.create", { type: "tab", userContext });
  const first = entries.length;
  const tabs = async () => {
    const { contexts } = await bidi.send<{ contexts: Context[] }>("browsingContext.getTree", { maxDepth: 0 });
    const own = contexts.filter((context) => context.userContext === userContext);
    return own.map(({ context }) => new FirefoxTab(bidi, context));
  };
  const complaints = async () =>
    entries
      .slice(first)
      .filter(({ level }) => level === "error" || level === "warn")
      .map(({ text }) => text);
  const close = async () => {
    await bidi.send("browser.removeUserContext", { userContext });
  };
  return { tabs, complaints, close };
}
