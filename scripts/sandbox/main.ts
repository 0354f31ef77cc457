import { formatFaults } from "schemas/fault";
import { withSecretFiles } from "~/server/lifecycle/environment";
import { seedNames } from "./seed/seeds";
import { startSandbox } from "./start-sandbox";

function requireSeed(name: string) {
  const seed = seedNames.find((known) => known === name);
  if (!seed) throw new RangeError(`SANDBOX_SEED is "${name}"; allowed: ${seedNames.join(", ")}`);
  return seed;
}

function requirePort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new RangeError(`${name} is "${text}"; allowed: 0 to 65535 (0 takes a free port)`);
}

function requireTrueLinkKey(): string | undefined {
  const { TRUELINK_KEY, TRUELINK_KEY_FILE } = process.env;
  const { environment, faults } = withSecretFiles({ TRUELINK_KEY, TRUELINK_KEY_FILE }, process.cwd());
  if (faults.length > 0) throw new RangeError(formatFaults(faults));
  return environment.TRUELINK_KEY;
}

try {
  const { SANDBOX_PORT = "4010", SANDBOX_HOST, SANDBOX_DB, SANDBOX_SEED, SANDBOX_PUBLIC_URL } = process.env;
  const { SANDBOX_BRAND, SANDBOX_PROVIDER_PORT, SANDBOX_PROVIDER_PUBLIC_URL } = process.env;
  const trueLinkKey = requireTrueLinkKey();
  // A free port for the sandbox implies a free port for the providers.
  const usualProviderPort = SANDBOX_PORT === "0" ? "0" : "4011";
  const sandbox = await startSandbox({
    port: requirePort("SANDBOX_PORT", SANDBOX_PORT),
    providerPort: requirePort("SANDBOX_PROVIDER_PORT", SANDBOX_PROVIDER_PORT ?? usualProviderPort),
    host: SANDBOX_HOST ?? "127.0.0.1",
    database: SANDBOX_DB ?? ".data/sandbox.sqlite",
    seed: requireSeed(SANDBOX_SEED ?? "thai"),
    ...(trueLinkKey && { trueLinkKey }),
    ...(SANDBOX_BRAND && { brandFile: SANDBOX_BRAND }),
    ...(SANDBOX_PUBLIC_URL && { publicUrl: SANDBOX_PUBLIC_URL }),
    ...(SANDBOX_PROVIDER_PUBLIC_URL && { providerPublicUrl: SANDBOX_PROVIDER_PUBLIC_URL }),
  });
  const { url: listening, providerUrl: provider, member } = sandbox;
  process.stdout.write(`${JSON.stringify({ listening, provider, member })}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void sandbox.close());
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
