import { seedNames } from "./seed/seeds";
import { startSandbox } from "./start-sandbox";

function requireSeed(name: string) {
  const seed = seedNames.find((known) => known === name);
  if (!seed) throw new RangeError(`SANDBOX_SEED is "${name}"; allowed: ${seedNames.join(", ")}`);
  return seed;
}

function requirePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new RangeError(`SANDBOX_PORT is "${text}"; allowed: 0 to 65535 (0 takes a free port)`);
}

try {
  const { SANDBOX_PORT, SANDBOX_HOST, SANDBOX_DB, SANDBOX_SEED, SANDBOX_PUBLIC_URL } = process.env;
  const sandbox = await startSandbox({
    port: requirePort(SANDBOX_PORT ?? "4010"),
    host: SANDBOX_HOST ?? "127.0.0.1",
    database: SANDBOX_DB ?? ".data/sandbox.sqlite",
    seed: requireSeed(SANDBOX_SEED ?? "thai"),
    ...(SANDBOX_PUBLIC_URL && { publicUrl: SANDBOX_PUBLIC_URL }),
  });
  process.stdout.write(`${JSON.stringify({ listening: sandbox.url, member: sandbox.member })}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void sandbox.close());
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
