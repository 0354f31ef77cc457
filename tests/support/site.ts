import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { secretsOf } from "../../app/session/seal.server";
import { startBuiltApp } from "../../scripts/bootstrap/built-app";
import { startFreshSandbox } from "../../scripts/bootstrap/fresh-sandbox";
import type { SandboxReady } from "../../scripts/bootstrap/sandbox";
import type { Service } from "../../scripts/bootstrap/service";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import { type BrandInfo, readBrandInfo } from "./brand";
import { SandboxControl } from "./sandbox";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A sandbox operator and the app, each a separate process, as `npm start` runs them. */
export interface Site {
  brand: BrandInfo;
  sandbox: SandboxControl;
  /** The app's URL. */
  url: string;
  /** Everything that the app has logged. */
  log: readonly string[];
  /** What the app's cookies are sealed with. */
  secrets: readonly string[];
  app: Pick<Service<string>, "pid" | "ended">;
  close(): Promise<void>;
}

/** Settings that differ from the defaults. */
export interface SiteOptions {
  /** The app's environment. */
  env?: Record<string, string>;
  /** Arguments for Node, for the app. */
  nodeArgs?: readonly string[];
}

/** A sandbox operator of a brand's in a process of its own. */
export function startOperatorService(brandId: string): Promise<Service<SandboxReady>> {
  const { seed } = readBrandInfo(brandId);
  return startFreshSandbox(root, { file: join(root, `config/${brandId}.json`), seed });
}

export async function startSite(
  brandId: string,
  { env = {}, nodeArgs = [] }: SiteOptions = {},
): Promise<Site> {
  const brand = readBrandInfo(brandId);
  const sandbox = await startOperatorService(brandId);
  const log: string[] = [];
  const sessionSecret = randomBytes(32).toString("base64url");
  const app = await startBuiltApp(root, {
    sandbox: sandbox.ready,
    env: { ...unlimited, LOG_LEVEL: "debug", OPERATOR: brandId, SESSION_SECRET: sessionSecret, ...env },
    nodeArgs,
    onLine: (line) => log.push(line),
  });
  const control = new SandboxControl(sandbox.ready.listening);
  await control.reset();
  const close = async () => {
    await Promise.all([app.stop(), sandbox.stop()]);
  };
  const secrets = secretsOf(brand.config.id, [sessionSecret]);
  return { brand, sandbox: control, url: app.ready, log, secrets, app, close };
}
