import { join } from "node:path";
import { config } from "dotenv";
import { portOrAny } from "./ports";
import { say } from "./say";
import { keptSecret } from "./session-secret";

const DEFAULT_PORT = 3000;

/** The environment a started app needs, from the shell, then `.env`, then what suits a first try. */
export async function localEnvironment(root: string, nodeEnv: string): Promise<NodeJS.ProcessEnv> {
  config({ path: join(root, ".env"), quiet: true });
  const wanted = Number(process.env.PORT || DEFAULT_PORT);
  const port = await portOrAny(wanted);
  if (port !== wanted) say(`Port ${wanted} is taken; using a free one.`);
  return {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || nodeEnv,
    OPERATOR: process.env.OPERATOR || "siam-gold",
    SESSION_SECRET: process.env.SESSION_SECRET || (await keptSecret(join(root, ".data", "session-secret"))),
    PORT: String(port),
  };
}

/** What the app and the sandbox must agree on; there is nobody to keep it from. */
export function forSandbox(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, TRUELINK_KEY: env.TRUELINK_KEY || "sandbox" };
}

/** The app's environment once the sandbox listens: that is its operator, and the games it leads to are its own. */
export function withSandbox(env: NodeJS.ProcessEnv, sandboxUrl: string): NodeJS.ProcessEnv {
  const hosts = [env.EXTRA_PROVIDER_HOSTS, new URL(sandboxUrl).host].filter(Boolean);
  return {
    ...env,
    OPERATOR_API_URL: sandboxUrl,
    EXTRA_PROVIDER_HOSTS: hosts.join(","),
    // No balancer looks at this one's readiness, and somebody waits for Ctrl-C to end it.
    SHUTDOWN_DRAIN: env.SHUTDOWN_DRAIN || "0",
  };
}
