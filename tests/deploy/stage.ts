import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OperatorUnderTest, startOperator } from "../contract/operator-under-test";
import { startRedis, type TestRedis } from "../support/redis";
import { type Certificate, createCertificate, NAME } from "./certificate";
import { example, redisSettings, serviceEnvironment } from "./compose-file";
import { type CountingLink, startCountingLink } from "./counting-link";
import { startHaproxy } from "./haproxy";
import { startNginx } from "./nginx";
import type { RunningProxy } from "./proxy-process";
import { type Replica, startReplicas } from "./replicas";

export interface Stage {
  operator: OperatorUnderTest;
  /** The replicas' way to the operator. */
  link: CountingLink;
  redis: TestRedis;
  replicas: Replica[];
  certificate: Certificate;
  nginx: RunningProxy;
  haproxy: RunningProxy;
  close(): Promise<void>;
}

/** Wrong sign-ins that an address may make. */
export const WRONG_SIGN_INS = 3;

/**
 * What Compose starts with .env.example as .env, filled in as it asks: Redis and three replicas, and in front of them
 * both proxies. Only addresses and paths are this machine's, and one limit is such that a test reaches it.
 */
export async function startStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "kapao-proxies-"));
  const [redis, operator] = await Promise.all([startRedis(redisSettings()), startOperator()]);
  const link = await startCountingLink(operator.url);
  const given = { OPERATOR_API_URL: link.url, PUBLIC_ORIGIN: `https://${NAME}`, METRICS_PORT: "0" };
  const limit = { LIMIT_LOGIN_ADDRESS: `${WRONG_SIGN_INS}/300` };
  const written = serviceEnvironment("wallet-1", { ...example, ...given, ...limit });
  const here = { HOST: "0.0.0.0", REDIS_URL: redis.url, ...secretFiles(folder) };
  const replicas = await startReplicas({ ...written, ...here });
  const certificate = createCertificate(folder);
  const places = replicas.map(({ place }) => place);
  const plan = { certificate, replicas: places };
  const [nginx, haproxy] = await Promise.all([
    startNginx({ ...plan, folder: join(folder, "nginx") }),
    startHaproxy({ ...plan, folder: join(folder, "haproxy") }),
  ]);
  return {
    ...{ operator, link, redis, replicas, certificate, nginx, haproxy },
    async close() {
      await Promise.all([nginx.stop(), haproxy.stop()]);
      for (const { app } of replicas) app.process.kill("SIGKILL");
      link.close();
      await Promise.all([operator.close(), redis.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of Compose's secrets, in this folder; no secret beside them. */
function secretFiles(folder: string): Record<string, string> {
  const names = ["SESSION_SECRET", "NAME_SECRET"] as const;
  for (const name of names) writeFileSync(join(folder, name), `${"s".repeat(40)}\n`);
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, ""],
      [`${name}_FILE`, join(folder, name)],
    ]),
  );
}
