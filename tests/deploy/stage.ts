import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OperatorUnderTest, startOperator } from "../contract/operator-under-test";
import { startRedis, type TestRedis } from "../support/redis";
import { type Certificate, createCertificate, NAME } from "./certificate";
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

/** Both proxies in front of the same three replicas. */
export async function startStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "kapao-proxies-"));
  const [redis, operator] = await Promise.all([startRedis(), startOperator()]);
  const link = await startCountingLink(operator.url);
  const replicas = await startReplicas({
    OPERATOR_API_URL: link.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: `https://${NAME}`,
    TRUSTED_PROXY_HOPS: "1",
    METRICS_PORT: "0",
    LIMIT_LOGIN_ADDRESS: `${WRONG_SIGN_INS}/300`,
    SHUTDOWN_DRAIN: "5",
  });
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
