import { join } from "node:path";
import { config } from "dotenv";
import { portOrAny } from "./ports";
import type { SandboxReady } from "./sandbox";
import { say } from "./say";
import { keptSecret } from "./session-secret";

const DEFAULT_PORT = 3000;

/** The app's environment: from the shell, then `.env`, then defaults for a first try. */
export async function localEnvironment(root: string, nodeEnv: string): Promise<NodeJS.ProcessEnv> {
  config({ path: join(root, ".env"), quiet: true });
  const wanted = Number(process.env.PORT || DEFAULT_PORT);
  const port = await portOrAny(wanted);
  if (port !== wanted) say(`Port ${wanted} is taken; using a free one.`);
  return {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || nodeEnv,
    OPERATOR: process.env.OPERATOR || "siam-gold",
    ...(!process.env.SESSION_SECRET_FILE && {
      SESSION_SECRET: process.env.SESSION_SECRET || (await keptSecret(join(root, ".data", "session-secret"))),
    }),
    PORT: String(port),
  };
}

/** Adds what the app and the sandbox must share; locally it need not be secret. */
export function forSandbox(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env.TRUELINK_KEY_FILE ? env : { ...env, TRUELINK_KEY: env.TRUELINK_KEY || "sandbox" };
}

/** The app's environment with the sandbox as its operator, and games allowed on its pretend providers. */
export function withSandbox(
  env: NodeJS.ProcessEnv,
  sandbox: Pick<SandboxReady, "listening" | "provider">,
): NodeJS.ProcessEnv {
  const hosts = [env.EXTRA_PROVIDER_HOSTS, new URL(sandbox.provider).host].filter(Boolean);
  return {
    ...env,
    OPERATOR_API_URL: sandbox.listening,
    EXTRA_PROVIDER_HOSTS: hosts.join(","),
    // No load balancer checks readiness here, and somebody is waiting for Ctrl-C to finish.
    SHUTDOWN_DRAIN: env.SHUTDOWN_DRAIN || "0",
  };
}
