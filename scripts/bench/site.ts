import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { blankEnvironment } from "../bootstrap/blank-environment";
import { brandOf } from "../bootstrap/brand";
import { startFreshSandbox } from "../bootstrap/fresh-sandbox";
import { readAppLine } from "../bootstrap/run-app-with-sandbox";
import { startService } from "../bootstrap/service";

/** The built app with a sandbox operator, both on this machine. */
export interface Site {
  url: string;
  operatorUrl: string;
  appPid: number;
  member: { username: string; password: string };
  close(): Promise<void>;
}

/** Starts both for a brand of config/, on free ports, with fresh demo data in the brand's own language. */
export async function startSite(root: string, operator = "siam-gold"): Promise<Site> {
  const brand = await brandOf(root, { ...process.env, OPERATOR: operator, OPERATOR_CONFIG: "" });
  const sandbox = await startFreshSandbox(root, brand);
  const operatorUrl = sandbox.ready.listening;
  const app = await startService({
    name: "app",
    args: [join(root, "build/server/index.js")],
    env: {
      ...process.env,
      ...blankEnvironment,
      NODE_ENV: "production",
      OPERATOR: operator,
      OPERATOR_API_URL: operatorUrl,
      PORT: "0",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      TRUELINK_KEY: "sandbox",
      SHUTDOWN_DRAIN: "0",
    },
    ready: readAppLine,
    onLine: () => undefined,
  });
  return {
    url: app.ready,
    operatorUrl,
    appPid: app.pid,
    member: sandbox.ready.member,
    close: async () => {
      await Promise.all([app.stop(), sandbox.stop()]);
    },
  };
}
