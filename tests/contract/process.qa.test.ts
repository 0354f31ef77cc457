import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encryptedLink, voucherOf } from "./cashier-desk";
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
    provider: string;
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
      expect(sandbox.provider).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(await (await fetch(sandbox.provider)).text()).toContain("(HUAYHD)");
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

  it("reads gift links that are encrypted with the TRUELINK_KEY of its environment", async () => {
    const sandbox = await start({ SANDBOX_DB: ":memory:", TRUELINK_KEY: "kept secret" });
    const member = await sandbox.operator.member();
    const { link } = await voucherOf(sandbox.operator, 20);
    const sent = (key: string) =>
      sandbox.operator.call("wallet.truelink", { link: encryptedLink(link, key) }, member);
    expect([(await sent("sandbox")).status, (await sent("kept secret")).status]).toEqual([400, 200]);
    await sandbox.stop("SIGTERM");
  });

  it("says when the providers' port is taken, and does not listen", async () => {
    const first = await start({ SANDBOX_DB: ":memory:" });
    const second = launch({ SANDBOX_DB: ":memory:", SANDBOX_PROVIDER_PORT: new URL(first.provider).port });
    expect(await firstLine(second.stderr as NodeJS.ReadableStream)).toContain("EADDRINUSE");
    expect((await once(second, "exit"))[0]).toBe(1);
    await first.stop("SIGTERM");
  });

  it.each([
    [{ SANDBOX_SEED: "klingon" }, 'SANDBOX_SEED is "klingon"; allowed: thai, lao, english'],
    [
      { SANDBOX_PROVIDER_PORT: "x" },
      'SANDBOX_PROVIDER_PORT is "x"; allowed: 0 to 65535 (0 takes a free port)',
    ],
  ])("says what is wrong with its environment %o and does not listen", async (environment, fault) => {
    const child = launch(environment);
    const said = await firstLine(child.stderr as NodeJS.ReadableStream);
    expect(said).toBe(`sandbox: ${fault}`);
    expect((await once(child, "exit"))[0]).toBe(1);
  });
});
