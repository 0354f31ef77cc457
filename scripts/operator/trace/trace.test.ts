import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { endingLogs, judged, logText, state, step, TRACED } from "../../../tests/support/trace-logs";
import { runCommand } from "../run-command";
import type { Story } from "./story";

const folder = mkdtempSync(join(tmpdir(), "kapao-trace-"));
afterAll(() => rmSync(folder, { recursive: true }));

// A developer's own store may lie in the working folder.
vi.stubEnv("STORE_FILE", join(folder, "none.db"));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, name.endsWith(".gz") ? gzipSync(text) : text);
  return file;
}

async function run(...words: string[]) {
  let stdout = "";
  const isWell = await runCommand(["trace", ...words], (text) => {
    stdout += text;
  });
  return { isWell, stdout };
}

async function storyIn(text: string): Promise<Story> {
  const { stdout } = await run(TRACED, "--json", "--log", written("story.log", text));
  return JSON.parse(stdout) as Story;
}

test("an operation is found by its reference however it is typed, in logs of several replicas, packed ones too", async () => {
  const { done = [] } = endingLogs;
  const first = written("a.log.gz", logText(done.slice(0, 2)));
  const second = written("b.log", `no json ${TRACED}\n${logText(done.slice(2))}`);
  const { isWell, stdout } = await run("k7xrw2pq4m8t", "--log", second, "--log", first);
  expect(isWell).toBe(true);
  expect(stdout).toContain(`${TRACED}: a transfer between wallets (amount under 1000)`);
  const says = stdout.split("\n").filter((line) => line.startsWith("2026-11-28 10:15:0"));
  expect(says.map((line) => line.slice(21))).toEqual([
    "The member sent the form.",
    "We took it on; the same form is never carried out twice.",
    "We sent it to the operator's API.",
    "The operator's API answered: done.",
    "The member's page said: done.",
  ]);
});

test("a reference that is not found, is none, or a log that is not there is told, and fails", async () => {
  const file = written("other.log", logText(endingLogs.done ?? []));
  const other = await run("ABCD-ABCD-ABCD", "--log", file);
  expect(other.isWell).toBe(false);
  const bytes = logText(endingLogs.done ?? []).length;
  expect(other.stdout).toContain(
    `ABCD-ABCD-ABCD is not found in ${file} (${bytes} bytes read). Our store was not asked: REDIS_URL is not set,`,
  );
  const cut = written("cut.log", `${TRACED}\nwallet-1 | {"msg":"money step","reference":"${TRACED}"\n`);
  expect((await run(TRACED, "--log", cut)).stdout).toContain(
    "lines that name it, but are not as the app writes them: 2)",
  );
  expect((await run("ABCD", "--log", file)).stdout).toContain("is none");
  expect((await run(TRACED, "--log", join(folder, "none.log"))).stdout).toContain("cannot be read (ENOENT)");
  expect((await run(TRACED, "--lgo")).isWell).toBe(false);
});

const wrap = (key: string) => (line: string) => JSON.stringify({ stream: "stdout", [key]: line });

test.each<[string, (line: string) => string]>([
  ["Compose's prefix, coloured", (line) => `\u001b[36mwallet-1  | \u001b[0m${line}`],
  ["the prefix of npm start", (line) => `app: ${line}`],
  ["kubectl's --prefix and --timestamps", (line) => `[pod/kapao-1/app] 2026-11-28T10:15:00.1Z ${line}`],
  ["containerd's file", (line) => `2026-11-28T10:15:00.123456789Z stdout F ${line}`],
  ["Loki's labels", (line) => `2026-11-28T10:15:00Z {app="kapao", pod="kapao-1"} ${line}`],
  [
    "journald's short form, with the end of a DOS line",
    (line) => `Nov 28 10:15:00 host kapao[12]: ${line}\r`,
  ],
  ["Docker's json-file", (line) => wrap("log")(`${line}\n`)],
  ["journald's JSON", wrap("MESSAGE")],
  ["CloudWatch", wrap("message")],
  ["Loki's JSON lines", wrap("line")],
  ["Cloud Logging", (line) => JSON.stringify({ jsonPayload: JSON.parse(line) })],
  ["a collector around Docker's json-file", (line) => wrap("message")(wrap("log")(line))],
])("a log's lines are read within %s", async (_, wrapped) => {
  const lines = logText(endingLogs["settled-done"] ?? [])
    .trimEnd()
    .split("\n");
  const plain = await storyIn(lines.join("\n"));
  expect(plain.steps.map(({ what }) => what)).toContain("failed");
  expect(await storyIn(lines.map(wrapped).join("\n"))).toEqual(plain);
});

test("nothing in a line is shown but what a list of fields and values allows", async () => {
  const canary = "canary-0812345678";
  const more = { token: canary, phone: canary, operation: canary, amount: canary, path: canary };
  const lines = [
    step(0, "posted", { ...more, state: canary }),
    state(1, "running", more),
    state(2, canary),
    step(2, canary),
    [3, { msg: "operator failed", requestId: "request-1", endpoint: canary, error: canary }],
    [3, { msg: "operator failed", requestId: "request-1", endpoint: "wallet.transfer", error: canary }],
    [3, { msg: canary, reference: TRACED }],
    [3, { msg: "operator failed", requestId: "request-2", endpoint: "wallet.get", path: TRACED }],
    [3, { msg: "operator failed", endpoint: "wallet.get", path: TRACED }],
    state(4, "done", { amount: undefined }),
  ] as const;
  const story = await storyIn(logText(lines));
  expect(JSON.stringify(story)).not.toContain("canary");
  expect(story).toMatchObject({ operation: "a transfer between wallets" });
  expect(story.steps.map(({ what }) => what)).toEqual(["posted", "sent", "failed", "answered"]);
});

test.each(Object.keys(endingLogs))("an operation that ended as %s is told so", async (ending) => {
  expect((await storyIn(logText(endingLogs[ending] ?? []))).ending).toBe(ending);
});

test("never sent is said only where it is known: a log that breaks off, or begins late, is not enough", async () => {
  const endingOf = async (...lines: Parameters<typeof logText>[0]) => (await storyIn(logText(lines))).ending;
  const posted = step(0, "posted");
  const claimed = step(0, "claimed");
  expect(await endingOf(posted, claimed)).toBe("incomplete");
  expect(await endingOf(step(0, "shown", { state: "refused" }))).toBe("incomplete");
  expect(await endingOf(posted, claimed, state(1, "running"))).toBe("unknown");
  expect(await endingOf(posted, claimed, state(1, "unknown"))).toBe("unknown");
  expect(await endingOf(state(1, "refused"))).toBe("refused");
  expect(await endingOf(posted, step(0, "expired"))).toBe("never-sent");
  expect(await endingOf(posted, claimed, step(0, "busy"))).toBe("never-sent");
  expect(await endingOf(posted, claimed, step(0, "busy"), posted, claimed)).toBe("incomplete");
  const sent = [posted, claimed, state(1, "running")];
  expect(await endingOf(...sent, state(2, "accepted"))).toBe("accepted");
  expect(await endingOf(...sent, state(2, "accepted"), judged(9, "done"))).toBe("done");
  expect(await endingOf(...sent, state(2, "unknown"), judged(9, "refused"))).toBe("settled-refused");
  expect(await endingOf(...sent, state(2, "unknown"), judged(9, "refused"), judged(10, "unknown"))).toBe(
    "unknown",
  );
});

test("a page that waits is told once", async () => {
  const { steps } = await storyIn(logText(endingLogs["settled-done"] ?? []));
  const looked = steps.filter(({ what }) => what === "looked");
  expect(looked.map(({ times }) => times)).toEqual([5]);
  expect(steps.filter(({ what }) => what === "shown").map(({ state, times }) => [state, times])).toEqual([
    ["checking", 4],
    ["done", 1],
  ]);
});
