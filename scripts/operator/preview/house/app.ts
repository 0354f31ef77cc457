import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { acceptAgreements, signIn } from "../../../bench/sign-in";
import { blankEnvironment } from "../../../bootstrap/blank-environment";
import { readAppLine } from "../../../bootstrap/run-app-with-sandbox";
import { startService } from "../../../bootstrap/service";
import { unlimited } from "../../../bootstrap/unlimited";
import type { Desk } from "../../states/desk";
import { endAtOnce } from "./end-at-once";
import type { RunningSandbox } from "./sandbox";

export interface RunningApp {
  url: string;
  /** The cookie of a browser that has accepted the agreements, as `name=value`. */
  acceptance: string;
  /** Moves its clock on. */
  passTime(ms: number): Promise<unknown>;
  stop(): Promise<void>;
}

const acceptances = new WeakMap<Desk, string>();
const secret = randomBytes(32).toString("hex");

/** The built app, which reads the brand's file and its pictures when it starts. */
export async function startAppOf(root: string, file: string, sandbox: RunningSandbox): Promise<RunningApp> {
  const { listening, provider } = sandbox;
  const service = await startService({
    name: "app",
    args: ["--import", join(root, "scripts/bootstrap/moved-clock.mjs"), join(root, "build/server/index.js")],
    isAsked: true,
    env: {
      ...process.env,
      ...blankEnvironment,
      ...unlimited,
      NODE_ENV: "production",
      OPERATOR_CONFIG: file,
      OPERATOR_API_URL: listening,
      EXTRA_PROVIDER_HOSTS: new URL(provider).host,
      PORT: "0",
      SESSION_SECRET: secret,
      TRUELINK_KEY: "sandbox",
      SHUTDOWN_DRAIN: "0",
    },
    ready: readAppLine,
    onLine: () => undefined,
  });
  const url = service.ready;
  const stop = () => endAtOnce(service);
  try {
    const passTime = (passMs: number) => service.ask({ passMs });
    return { url, acceptance: await acceptanceAt(url, sandbox), passTime, stop };
  } catch (error) {
    // Its operator ended meanwhile. Nobody knows of this app, and it would keep the preview from ending.
    await stop();
    throw error;
  }
}

/** The same for every app of an operator: it is the operator's agreements that are accepted. */
async function acceptanceAt(url: string, { desk }: RunningSandbox): Promise<string> {
  const known = acceptances.get(desk);
  if (known !== undefined) return known;
  const cookie = await signIn(url, await desk.make({}));
  const accepted = await acceptAgreements(url, cookie);
  const acceptance = accepted.split("; ").find((pair) => pair.startsWith("remember-agreement=")) ?? "";
  acceptances.set(desk, acceptance);
  return acceptance;
}
