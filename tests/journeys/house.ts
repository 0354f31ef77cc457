import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSandboxLine } from "../../scripts/bootstrap/sandbox";
import { startService } from "../../scripts/bootstrap/service";
import { readAppLine } from "../../scripts/bootstrap/together";
import { type Brand, readBrandInfo } from "./brand";
import { SandboxControl } from "./sandbox";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A sandbox operator and the app before it, each a process of its own, as `npm start` would run them. */
export interface House {
  brand: Brand;
  sandbox: SandboxControl;
  /** Where the app listens. */
  url: string;
  /** Everything that the app has written to its log. */
  log: readonly string[];
  /** What seals the app's cookies. */
  sessionSecret: string;
  close(): Promise<void>;
}

/** More sign-ins from one address in minutes than people make: the limits have tests of their own. */
const generous = "1000000/60";

export async function openHouse(brandId: string): Promise<House> {
  const brand = readBrandInfo(brandId);
  const sandbox = await startService({
    name: "sandbox",
    args: ["--import", "tsx", join(root, "scripts/sandbox/main.ts")],
    env: {
      ...process.env,
      SANDBOX_PORT: "0",
      SANDBOX_HOST: "127.0.0.1",
      SANDBOX_DB: ":memory:",
      SANDBOX_SEED: brand.seed,
      SANDBOX_PUBLIC_URL: undefined,
    },
    ready: readSandboxLine,
    onLine: () => undefined,
  });
  const log: string[] = [];
  const sessionSecret = randomBytes(32).toString("base64url");
  const app = await startService({
    name: "app",
    args: [join(root, "build/server/index.js")],
    env: {
      ...process.env,
      ...appEnvironment(sandbox.ready.listening),
      OPERATOR: brandId,
      SESSION_SECRET: sessionSecret,
    },
    ready: readAppLine,
    onLine: (line) => log.push(line),
  });
  const control = new SandboxControl(sandbox.ready.listening);
  await control.reset();
  const close = async () => {
    await Promise.all([app.stop(), sandbox.stop()]);
  };
  return { brand, sandbox: control, url: app.ready, log, sessionSecret, close };
}

/** Empty is absent, and keeps a person's own `.env` out of the journeys. */
function appEnvironment(operatorUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    OPERATOR_API_URL: operatorUrl,
    OPERATOR_CONFIG: "",
    PUBLIC_ORIGIN: "",
    CHAT_URL: "",
    REDIS_URL: "",
    METRICS_PORT: "",
    TRUSTED_PROXY_HOPS: "",
    TRUELINK_KEY: "sandbox",
    EXTRA_PROVIDER_HOSTS: new URL(operatorUrl).host,
    LOG_LEVEL: "debug",
    SHUTDOWN_DRAIN: "0",
    LIMIT_LOGIN_ADDRESS: generous,
    LIMIT_LOGIN_MEMBER: generous,
    LIMIT_LOGIN_USERNAME: generous,
    LIMIT_OTP_PHONE: generous,
    LIMIT_OTP_PHONE_DAY: generous,
    LIMIT_OTP_ADDRESS: generous,
    LIMIT_VALIDATE_ADDRESS: generous,
    LIMIT_REGISTER_ADDRESS: generous,
    LIMIT_UPLOAD_MEMBER: generous,
  };
}
