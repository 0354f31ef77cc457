import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brandOf } from "./brand";
import { jsonLine, worthShowing } from "./log-line";
import { portOrAny } from "./ports";
import { warn } from "./say";
import { type Service, startService } from "./service";

const DEFAULT_PORT = 4010;
const DEFAULT_PROVIDER_PORT = 4011;

export interface SandboxReady {
  listening: string;
  /** The URL of the pretend game providers. */
  provider: string;
  member: { username: string; password: string };
}

/** Starts the sandbox operator. Each brand has its own database file, so its data survives a restart. */
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
      SANDBOX_PROVIDER_PORT: String(
        await portOrAny(Number(env.SANDBOX_PROVIDER_PORT || DEFAULT_PROVIDER_PORT)),
      ),
      SANDBOX_DB: database,
      SANDBOX_SEED: env.SANDBOX_SEED || brand.seed,
      SANDBOX_BRAND: env.SANDBOX_BRAND || brand.file,
    },
    ready: readSandboxLine,
    onLine: (line) => {
      if (worthShowing(line)) warn(`sandbox: ${line}`);
    },
  });
}

/** Parses the sandbox's first line: its URL, the game providers' URL and a member to sign in with. */
export function readSandboxLine(line: string): SandboxReady | undefined {
  const entry = jsonLine(line);
  return typeof entry?.listening === "string" ? (entry as unknown as SandboxReady) : undefined;
}
