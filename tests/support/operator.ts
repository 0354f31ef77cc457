import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "../../scripts/sandbox/start-sandbox";
import { OperatorClient } from "../contract/operator-under-test";

export interface TestOperator {
  url: string;
  client: OperatorClient;
  sandbox: RunningSandbox;
}

/** A sandbox of this test's own, and a client for its controls. */
export async function startOperator(): Promise<TestOperator> {
  const sandbox = await startSandbox({ settings: { refreshMs: 10 } });
  return { url: sandbox.url, client: new OperatorClient(sandbox.url), sandbox };
}

/** A brand's file with shorter timeouts, so that a hanging operator is given up within a test. */
export function configWithTimeout(generalMs: number): { file: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), "kapao-config-"));
  const file = join(dir, "siam-gold.json");
  const { $schema: _, ...config } = JSON.parse(readFileSync("config/siam-gold.json", "utf8")) as Record<
    string,
    unknown
  >;
  cpSync("config/siam-gold", join(dir, "siam-gold"), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...config, timeouts: { generalMs } }));
  return { file, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
