import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OperatorClient } from "./operator-under-test";

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kapao-sandbox-"));
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

function launch(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/sandbox/main.ts"], {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DB: join(folder, "sandbox.sqlite"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const [line] = await once(createInterface(stream), "line");
  return line as string;
}

async function start(environment: Record<string, string> = {}) {
  const child = launch(environment);
  const announced = JSON.parse(await firstLine(child.stdout as NodeJS.ReadableStream)) as {
    listening: string;
    member: { username: string; password: string };
  };
  const stop = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    return (await exited)[0] as number;
  };
  return { ...announced, operator: new OperatorClient(announced.listening), stop };
}

describe("the sandbox as a process", () => {
  it("announces its address and a member who can sign in, and stops cleanly on SIGTERM and SIGINT", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const sandbox = await start({ SANDBOX_DB: ":memory:" });
      expect(sandbox.listening).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await sandbox.operator.call("account.login", sandbox.member)).status).toBe(200);
      expect(await sandbox.stop(signal)).toBe(0);
    }
  });

  it("keeps its data in the file over a restart, sessions too, and seeds only an empty one", async () => {
    const first = await start();
    const { body } = await first.operator.call("account.login", first.member);
    const { token } = body as { token: string };
    await first.operator.call("wallet.transfer", { from: "wallet", to: "JOKER", amount: 45.67 }, { token });
    await first.stop("SIGTERM");
    const second = await start();
    const wallet = await second.operator.call("wallet.get", {}, { token });
    expect(wallet.body).toMatchObject({ wallet: { amount: 12_300 } });
    expect(await second.operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
    await second.stop("SIGTERM");
  });

  it("stops although calls hang", async () => {
    const sandbox = await start({ SANDBOX_DB: ":memory:" });
    await sandbox.operator.control("POST", "/faults", { endpoint: "lookup.banks", kind: "hang" });
    const hanging = sandbox.operator.call("lookup.banks").catch(() => "dropped");
    await expect.poll(() => sandbox.operator.calls({ endpoint: "lookup.banks" })).toHaveLength(1);
    expect(await sandbox.stop("SIGTERM")).toBe(0);
    expect(await hanging).toBe("dropped");
  });

  it("says what is wrong with its environment and does not listen", async () => {
    const child = launch({ SANDBOX_SEED: "klingon" });
    const said = await firstLine(child.stderr as NodeJS.ReadableStream);
    expect(said).toBe('sandbox: SANDBOX_SEED is "klingon"; allowed: thai, lao, english');
    expect((await once(child, "exit"))[0]).toBe(1);
  });
});
