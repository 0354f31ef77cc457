import { randomBytes } from "node:crypto";
import { brandOf } from "../bootstrap/brand";
import { startBuiltApp } from "../bootstrap/built-app";
import { startFreshSandbox } from "../bootstrap/fresh-sandbox";

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
  const env = { OPERATOR: operator, SESSION_SECRET: randomBytes(32).toString("hex") };
  const app = await startBuiltApp(root, { sandbox: sandbox.ready, env });
  return {
    url: app.ready,
    operatorUrl: sandbox.ready.listening,
    appPid: app.pid,
    member: sandbox.ready.member,
    close: async () => {
      await Promise.all([app.stop(), sandbox.stop()]);
    },
  };
}
