import { beforeAll } from "vitest";
import type { SandboxOptions } from "../../scripts/sandbox/start-sandbox";
import { startOperator } from "../contract/operator-under-test";
import { startApp } from "./app";
import type { SharedSite } from "./shared-site";

let started: Promise<SharedSite> | undefined;

/**
 * One operator and app for all files that this process runs one after the other: for tests that change nothing which
 * others could notice (`MembersControl`). The first file's arguments count, so all give the same.
 */
export function lastingSite(environment: Record<string, string>, atOperator: SandboxOptions): SharedSite {
  const site = {} as SharedSite;
  beforeAll(async () => {
    started ??= start(environment, atOperator);
    Object.assign(site, await started);
  });
  return site;
}

async function start(environment: Record<string, string>, atOperator: SandboxOptions): Promise<SharedSite> {
  const operator = await startOperator(atOperator);
  const app = await startApp({
    OPERATOR_API_URL: operator.url,
    EXTRA_PROVIDER_HOSTS: new URL(operator.providerUrl).host,
    ...environment,
  });
  // Vitest ends the process so, once there are no more files.
  process.once("SIGTERM", () => {
    app.process.kill("SIGKILL");
    process.exit();
  });
  return { operator, app };
}
