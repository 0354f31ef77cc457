import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const together = fileURLToPath(new URL("./run-app-with-sandbox.ts", import.meta.url));
const sandbox = `
  console.log(JSON.stringify({ listening: "http://127.0.0.1:4999", provider: "http://127.0.0.1:4998",
    member: { username: "081", password: "pw" } }));
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);`;
const app = `
  console.log(JSON.stringify({ level: 30, msg: "listening", url: "http://127.0.0.1:3999" }));
  console.log(JSON.stringify({ level: 30, msg: "quiet" }));
  console.log(JSON.stringify({ level: 40, msg: process.env.OPERATOR_API_URL, games: process.env.EXTRA_PROVIDER_HOSTS }));
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);`;

let root: string;
let child: ChildProcess;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kapao-start-"));
  await mkdir(join(root, "scripts/sandbox"), { recursive: true });
  await writeFile(join(root, "scripts/sandbox/main.ts"), sandbox);
});
afterEach(async () => {
  // SIGKILL would leave its child processes running.
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGINT");
    await once(child, "close");
  }
  await rm(root, { recursive: true });
});

/** Starts both and collects the output. */
async function start(appSource: string, env: Record<string, string> = {}, shell: readonly string[] = []) {
  await writeFile(join(root, "app.mjs"), appSource);
  const plan = JSON.stringify({ args: [join(root, "app.mjs")], nodeEnv: "production" });
  const script = `import(${JSON.stringify(together)}).then((it) => it.runTogether(${JSON.stringify(root)}, ${plan}))`;
  const clean = { PATH: process.env.PATH ?? "", PORT: "0", SANDBOX_PORT: "0", ...env };
  const [program = "", ...args] = [...shell, process.execPath, "--import", "tsx", "-e", script];
  child = spawn(program, args, { env: clean as never });
  let seen = "";
  const ended = once(child, "close");
  const shows = new Map<string, () => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      seen += chunk;
      for (const [text, resolve] of shows) if (seen.includes(text)) resolve();
    });
  }
  return {
    ended,
    seen: () => seen,
    shows: (text: string) =>
      new Promise<void>((resolve) => {
        if (seen.includes(text)) resolve();
        else shows.set(text, resolve);
      }),
  };
}

test("a SIGTERM that only the shell between npm and it has got ends everything", async () => {
  const run = await start(app, {}, ["/bin/sh", "-c", `"$@"; exit 1`, "sh"]);
  await run.shows("Ctrl-C stops everything");
  child.kill("SIGTERM");
  // The pipes close when the last process has ended.
  await run.ended;
});

test.each([
  ["warn", true],
  ["error", false],
])("LOG_LEVEL=%s holds for the terminal; the app still says where it listens", async (level, isShown) => {
  const said = `if (process.env.LOG_LEVEL === "info") console.log(JSON.stringify({ level: 30, msg: "listening", url: "http://127.0.0.1:3999" }));
  console.log(JSON.stringify({ level: 40, msg: "a warning" }));
  console.log(JSON.stringify({ level: 50, msg: "an error" }));
  setInterval(() => {}, 1000);`;
  const run = await start(said, { LOG_LEVEL: level });
  await run.shows("Ctrl-C stops everything");
  await run.shows("an error");
  expect(run.seen().includes("a warning")).toBe(isShown);
});

test("one command shows the address and a member, and Ctrl-C ends everything cleanly", async () => {
  const run = await start(app);
  await run.shows("Ctrl-C stops everything");
  for (const text of [
    "http://127.0.0.1:3999",
    "081",
    "pw",
    "http://127.0.0.1:4999/sandbox",
    "http://127.0.0.1:4998",
  ]) {
    expect(run.seen()).toContain(text);
  }
  await run.shows('"level":40,"msg":"http://127.0.0.1:4999","games":"127.0.0.1:4998"');
  expect(run.seen()).not.toContain("quiet");
  child.kill("SIGINT");
  expect(await run.ended).toEqual([0, null]);
});

test("the brand is named also beside an empty OPERATOR_CONFIG, as .env.example has it", async () => {
  const run = await start(app, { OPERATOR: "lanxang", OPERATOR_CONFIG: "" });
  await run.shows("Ctrl-C stops everything");
  expect(run.seen()).toMatch(/Brand +lanxang/);
});

test("an app that dies is named, and takes the sandbox with it", async () => {
  const file = join(root, "die");
  const dying = `import { existsSync } from "node:fs";
    setInterval(() => { if (existsSync(${JSON.stringify(file)})) process.exit(7); }, 20);`;
  const run = await start(`${dying}\n${app}`);
  await run.shows("Ctrl-C stops everything");
  await writeFile(file, "");
  expect(await run.ended).toEqual([1, null]);
  expect(run.seen()).toContain("The app stopped by itself (exit 7).");
});

test("an app that refuses to start says why", async () => {
  const run = await start('console.error("config/siam-gold.json: theme.preset"); process.exit(1);');
  expect(await run.ended).toEqual([1, null]);
  expect(run.seen()).toContain("config/siam-gold.json: theme.preset");
  expect(run.seen()).toContain("The app stopped before it was up (exit 1).");
});

test("with OPERATOR_API_URL there is no sandbox", async () => {
  const run = await start(app, { OPERATOR_API_URL: "https://operator.example" });
  await run.shows("Ctrl-C stops everything");
  expect(run.seen()).not.toContain("4999");
});
