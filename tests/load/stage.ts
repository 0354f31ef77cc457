import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SandboxReady } from "../../scripts/bootstrap/sandbox";
import type { Service } from "../../scripts/bootstrap/service";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import { type Certificate, createCertificate, NAME } from "../deploy/certificate";
import { startNginx } from "../deploy/nginx";
import type { RunningProxy } from "../deploy/proxy-process";
import { type Replica, startReplicas } from "../deploy/replicas";
import { startRedis, type TestRedis } from "../support/redis";
import { SandboxControl } from "../support/sandbox";
import { startOperatorService } from "../support/site";

/** Everything that serves members, each in a process of its own. */
export interface LoadStage {
  operator: Service<SandboxReady>;
  control: SandboxControl;
  redis: TestRedis;
  replicas: readonly Replica[];
  certificate: Certificate;
  nginx: RunningProxy;
  close(): Promise<void>;
}

/** Starts a sandbox operator, Redis, so many replicas of the built app, and nginx with deploy/nginx.conf before them. */
export async function startLoadStage(count: number): Promise<LoadStage> {
  const folder = mkdtempSync(join(tmpdir(), "kapao-load-"));
  const [redis, operator] = await Promise.all([startRedis(), startOperatorService("siam-gold")]);
  const { listening, provider } = operator.ready;
  const control = new SandboxControl(listening);
  await control.reset();
  const environment = {
    ...unlimited,
    OPERATOR_API_URL: listening,
    EXTRA_PROVIDER_HOSTS: new URL(provider).host,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: `https://${NAME}`,
    TRUSTED_PROXY_HOPS: "1",
  };
  const replicas = await startReplicas(environment, { count });
  const certificate = createCertificate(folder);
  const nginx = await startNginx({
    ...{ certificate, folder: join(folder, "nginx"), chat: new URL(listening).host },
    replicas: replicas.map(({ place }) => place),
  });
  return {
    ...{ operator, control, redis, replicas, certificate, nginx },
    async close() {
      await nginx.stop();
      await Promise.all(replicas.map(({ app }) => app.stop()));
      await Promise.all([operator.stop(), redis.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
