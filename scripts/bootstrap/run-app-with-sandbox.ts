import { forSandbox, localEnvironment, withSandbox } from "./environment";
import { jsonLine, quietLevels, worthShowing } from "./log-line";
import { startSandbox } from "./sandbox";
import { say, warn } from "./say";
import { type Service, startService } from "./service";
import { welcome } from "./welcome";

const PARENT_LOOK_MS = 500;

export interface AppPlan {
  /** The arguments for `node`. */
  args: readonly string[];
  nodeEnv: "production" | "development";
}

/**
 * Runs the app and, unless OPERATOR_API_URL names a real operator, the sandbox, until Ctrl-C (exit 0) or until one of
 * them ends (exit 1).
 */
export async function runTogether(root: string, plan: AppPlan): Promise<void> {
  const running: Service<unknown>[] = [];
  let isStopping = false;
  const end = async (code: number) => {
    // On a second Ctrl-C exit immediately; exiting kills the remaining processes (service.ts).
    if (isStopping) process.exit(1);
    isStopping = true;
    await Promise.all(running.map((service) => service.stop()));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  // npm tells its shell to end, and nobody else.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void end(0), PARENT_LOOK_MS).unref();
  const watch = <Ready>(service: Service<Ready>): Ready => {
    running.push(service);
    void service.ended.then((how) => {
      if (isStopping) return;
      warn(`The ${service.name} stopped by itself (${how}).`);
      void end(1);
    });
    return service.ready;
  };
  try {
    const given = await localEnvironment(root, plan.nodeEnv);
    const env = given.OPERATOR_API_URL ? given : forSandbox(given);
    const sandbox = env.OPERATOR_API_URL ? undefined : watch(await startSandbox(root, env));
    const appEnv = sandbox ? withSandbox(env, sandbox) : env;
    const address = watch(await startApp(plan.args, appEnv));
    say(welcome({ address, brand: env.OPERATOR_CONFIG || env.OPERATOR || "", sandbox }));
  } catch (fault) {
    if (isStopping) return;
    warn(fault instanceof Error ? fault.message : String(fault));
    await end(1);
  }
}

/** A quiet app would not say where it listens, so its LOG_LEVEL holds for what the terminal shows. */
function startApp(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Service<string>> {
  const level = env.LOG_LEVEL ?? "";
  return startService({
    name: "app",
    args,
    env: { ...env, LOG_LEVEL: level in quietLevels ? "info" : level },
    ready: readAppLine,
    onLine: (line) => {
      if (worthShowing(line, level)) warn(`app: ${line}`);
    },
  });
}

/** The URL in the app's log line that says where it listens; undefined for other lines. */
export function readAppLine(line: string): string | undefined {
  const entry = jsonLine(line);
  return entry?.msg === "listening" && typeof entry.url === "string" ? entry.url : undefined;
}
