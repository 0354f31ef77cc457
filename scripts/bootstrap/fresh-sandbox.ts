import { join } from "node:path";
import { readSandboxLine, type SandboxReady } from "./sandbox";
import { type Service, startService } from "./service";

/** A sandbox operator in a process of its own, on free ports of this machine, with fresh demo data of a brand's file. */
export function startFreshSandbox(
  root: string,
  { file, seed }: { file: string; seed: string },
): Promise<Service<SandboxReady>> {
  return startService({
    name: "sandbox",
    args: ["--import", "tsx", join(root, "scripts/sandbox/main.ts")],
    env: {
      ...process.env,
      SANDBOX_PORT: "0",
      SANDBOX_HOST: "127.0.0.1",
      SANDBOX_DB: ":memory:",
      SANDBOX_SEED: seed,
      SANDBOX_BRAND: file,
      SANDBOX_PUBLIC_URL: undefined,
      SANDBOX_PROVIDER_PORT: "0",
      SANDBOX_PROVIDER_PUBLIC_URL: undefined,
    },
    ready: readSandboxLine,
    onLine: () => undefined,
  });
}
