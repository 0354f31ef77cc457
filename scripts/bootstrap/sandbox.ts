import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brandOf } from "./brand";
import { jsonLine, worthShowing } from "./log-line";
import { portOrAny } from "./ports";
import { warn } from "./say";
import { type Service, startService } from "./service";

const DEFAULT_PORT = 4010;

export interface SandboxReady {
  listening: string;
  member: { username: string; password: string };
}

/** The stand-in operator, with a database of its own for each brand so that a restart keeps what happened. */
export async function startSandbox(root: string, env: NodeJS.ProcessEnv): Promise<Service<SandboxReady>> {
  const brand = await brandOf(root, env);
  const database = env.SANDBOX_DB || join(root, ".data", `sandbox-${brand.name}.sqlite`);
  if (database !== ":memory:") await mkdir(dirname(database), { recursive: true });
  return startService({
    name: "sandbox",
    args: ["--import", "tsx", join(root, "scripts/sandbox/main.ts")],
    env: {
      ...env,
      SANDBOX_PORT: String(await portOrAny(Number(env.SANDBOX_PORT || DEFAULT_PORT))),
      SANDBOX_DB: database,
      SANDBOX_SEED: env.SANDBOX_SEED || brand.seed,
    },
    ready: readSandboxLine,
    onLine: (line) => {
      if (worthShowing(line)) warn(`sandbox: ${line}`);
    },
  });
}

/** The sandbox's first line: where it listens and a member to sign in with. */
export function readSandboxLine(line: string): SandboxReady | undefined {
  const entry = jsonLine(line);
  return typeof entry?.listening === "string" ? (entry as unknown as SandboxReady) : undefined;
}
