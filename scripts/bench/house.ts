import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { blankEnvironment } from "../bootstrap/blank-environment";
import { readAppLine } from "../bootstrap/run-app-with-sandbox";
import { readSandboxLine } from "../bootstrap/sandbox";
import { startService } from "../bootstrap/service";

/** The built app with a sandbox operator, both on this machine. */
export interface House {
  url: string;
  operatorUrl: string;
  appPid: number;
  /** What the app was started with. */
  appEnv: NodeJS.ProcessEnv;
  member: { username: string; password: string };
  close(): Promise<void>;
}

export async function openHouse(root: string): Promise<House> {
  const sandbox = await startService({
    name: "sandbox",
    args: ["--import", "tsx", join(root, "scripts/sandbox/main.ts")],
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DB: ":memory:", SANDBOX_SEED: "thai" },
    ready: readSandboxLine,
    onLine: () => undefined,
  });
  const operatorUrl = sandbox.ready.listening;
  const appEnv: NodeJS.ProcessEnv = {
    ...process.env,
    ...blankEnvironment,
    NODE_ENV: "production",
    OPERATOR: "siam-gold",
    OPERATOR_API_URL: operatorUrl,
    PORT: "0",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    TRUELINK_KEY: "sandbox",
    SHUTDOWN_DRAIN: "0",
  };
  const app = await startService({
    name: "app",
    args: [join(root, "build/server/index.js")],
    env: appEnv,
    ready: readAppLine,
    onLine: () => undefined,
  });
  return {
    url: app.ready,
    operatorUrl,
    appPid: app.pid,
    appEnv,
    member: sandbox.ready.member,
    close: async () => {
      await Promise.all([app.stop(), sandbox.stop()]);
    },
  };
}
