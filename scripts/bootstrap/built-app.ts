import { join } from "node:path";
import { blankEnvironment } from "./blank-environment";
import { forSandbox, withSandbox } from "./environment";
import { readAppLine } from "./run-app-with-sandbox";
import type { SandboxReady } from "./sandbox";
import { type Service, startService } from "./service";

interface BuiltAppPlan {
  /** Its operator. */
  sandbox: Pick<SandboxReady, "listening" | "provider">;
  /** The brand, the session's secret, and what else differs from the defaults. */
  env: Readonly<Record<string, string>>;
  /** Arguments for Node. */
  nodeArgs?: readonly string[];
  /** Whether its modules listen to `ask`. */
  isAsked?: true;
  /** Called with each line that the app logs once it is ready. */
  onLine?: (line: string) => void;
}

/** The built app in a process of its own, on a free port of this machine, with a sandbox as its operator. */
export function startBuiltApp(
  root: string,
  { sandbox, env, nodeArgs = [], isAsked, onLine = () => undefined }: BuiltAppPlan,
): Promise<Service<string>> {
  const usual = { ...process.env, ...blankEnvironment, NODE_ENV: "production", PORT: "0" } as const;
  return startService({
    name: "app",
    ...(isAsked && { isAsked }),
    args: [...nodeArgs, join(root, "build/server/index.js")],
    env: { ...withSandbox(forSandbox(usual), sandbox), ...env },
    ready: readAppLine,
    onLine,
  });
}
