import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { appEnvironment, startApp } from "../support/app";
import { freeMetricsPort } from "../support/app-metrics";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();

test("SIGHUP, then SIGTERM with 30 transfers in flight: 30 answers, not ready but measured meanwhile, exit 0", async () => {
  const metrics = await freeMetricsPort();
  const app = await startApp({ OPERATOR_API_URL: operator.url, SHUTDOWN_DRAIN: "8", ...metrics.env });
  const members = await Promise.all(
    Array.from({ length: 30 }, () => operator.member({ walletAmount: 1_000, games: { JOKER: 0 } })),
  );
  const visitors = await Promise.all(members.map((member) => new Visitor(app.url).signIn(member)));
  const forms = await Promise.all(visitors.map((visitor) => drawTransfer(visitor)));
  const fault = { endpoint: "wallet.transfer", kind: "hang", when: "after" };
  await operator.control("POST", "/faults", fault);
  const sent = visitors.map((visitor, index) => sendTransfer(visitor, forms[index] ?? {}));
  const reached = async () => {
    const calls = await operator.control<unknown[]>("GET", "/calls?endpoint=wallet.transfer&limit=100");
    return calls.length;
  };
  await expect.poll(reached, { timeout: 40_000 }).toBe(30);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  app.process.kill("SIGHUP");
  await expect.poll(() => app.lines.join("\n")).toContain('"msg":"stopping"');
  app.process.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(503);
  const health = await fetch(`${app.url}/healthz`);
  expect([health.status, health.headers.get("connection")]).toEqual([200, "close"]);
  const sentSoFar = (await metrics.valuesOf("money_operations_total"))[
    '{operation="transfer",state="running"}'
  ];
  expect(sentSoFar).toBe(30);
  await operator.control("DELETE", "/faults");
  const answers = await Promise.all(sent);
  expect(answers.filter((answer) => answer.startsWith("/user/outcome/"))).toHaveLength(30);
  expect(await app.ended).toBe(0);
  await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
  const states = await Promise.all(members.map((member) => operator.state(member)));
  expect(states.every(({ wallet }) => wallet === 900)).toBe(true);
});

/** The program that a document says is to be started. */
const named = {
  "README.md": /^PUBLIC_ORIGIN=.*" (\S.*)$/m.exec(readFileSync("README.md", "utf8"))?.[1]?.split(" "),
  Dockerfile: JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "[]") as string[],
};

test.each(Object.entries(named))(
  "SIGTERM ends in order what %s says is to be started",
  async (_, command) => {
    const [program = "", ...args] = command ?? [];
    const env = appEnvironment({ OPERATOR_API_URL: operator.url });
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
    await expect.poll(() => lines.join("\n")).toContain('"listening"');
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    await expect.poll(() => lines.join("\n")).toContain('"stopped"');
  },
);

test("a stop has a last limit: what a thread of Node's waits for, a disk that hangs, keeps no process for ever", async () => {
  const app = await startApp(
    { OPERATOR_API_URL: operator.url, SHUTDOWN_GRACE: "1" },
    { preload: "blocked-thread" },
  );
  app.process.kill("SIGTERM");
  expect(await app.ended).toBe(null);
  expect(app.lines.join("\n")).toContain("stopping took too long");
});

test("a hanging look-up takes down only its own panel: the rest of home does not wait for it", async () => {
  const app = await startApp({ OPERATOR_API_URL: operator.url });
  await operator.control("DELETE", "/faults");
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 25 } });
  const visitor = await new Visitor(app.url).signIn(member);
  for (const endpoint of ["lookup.info", "wallet.refreshSlots"]) {
    await operator.control("POST", "/faults", { endpoint, kind: "hang", when: "before" });
  }
  const startedAt = performance.now();
  const answer = await visitor.get("/user/home");
  const reader = answer.body?.getReader();
  let html = "";
  while (reader && !html.includes("1,025")) {
    const { value, done } = await reader.read();
    if (done) break;
    html += new TextDecoder().decode(value);
  }
  // It is omitted after two seconds; the call itself would hang for a minute.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(html).toContain("1,025");
  await reader?.cancel();
  await operator.control("DELETE", "/faults");
  await app.stop();
});
