import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { acceptAgreements, signIn } from "../../../bench/sign-in";
import { startBuiltApp } from "../../../bootstrap/built-app";
import { unlimited } from "../../../bootstrap/unlimited";
import type { ControlClient } from "../../../sandbox/client/control-client";
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

const acceptances = new WeakMap<ControlClient, string>();
const secret = randomBytes(32).toString("hex");

/** The built app, which reads the brand's file and its pictures when it starts. */
export async function startAppOf(root: string, file: string, sandbox: RunningSandbox): Promise<RunningApp> {
  const { control, provider } = sandbox;
  const service = await startBuiltApp(root, {
    sandbox: { listening: control.url, provider },
    env: { ...unlimited, OPERATOR_CONFIG: file, SESSION_SECRET: secret },
    nodeArgs: ["--import", join(root, "scripts/bootstrap/moved-clock.mjs")],
    isAsked: true,
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
async function acceptanceAt(url: string, { control }: RunningSandbox): Promise<string> {
  const known = acceptances.get(control);
  if (known !== undefined) return known;
  const cookie = await signIn(url, await control.make());
  const accepted = await acceptAgreements(url, cookie);
  const acceptance = accepted.split("; ").find((pair) => pair.startsWith("remember-agreement=")) ?? "";
  acceptances.set(control, acceptance);
  return acceptance;
}
