import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OperatorUnderTest, startOperator } from "../contract/operator-under-test";
import { type Certificate, createCertificate, NAME } from "../deploy/certificate";
import { startNginx } from "../deploy/nginx";
import type { RunningProxy } from "../deploy/proxy-process";
import { type Replica, startReplicas } from "../deploy/replicas";

/** Three replicas of the wallet behind nginx as it is delivered, and their operator. */
export interface Scene {
  operator: OperatorUnderTest;
  replicas: Replica[];
  nginx: RunningProxy;
  certificate: Certificate;
  /** Of the test's own. */
  folder: string;
  close(): Promise<void>;
}

interface Plan {
  redisUrl: string;
  environment?: Record<string, string>;
  /** The folder of another release's build to begin with. */
  release?: string;
}

/** Everything that members of the scene use: as a browser spells it. */
export const ORIGIN = `https://${NAME}`;

export async function startScene({ redisUrl, environment = {}, release }: Plan): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "kapao-ops-"));
  const operator = await startOperator();
  const replicas = await startReplicas(
    {
      OPERATOR_API_URL: operator.url,
      REDIS_URL: redisUrl,
      PUBLIC_ORIGIN: ORIGIN,
      TRUSTED_PROXY_HOPS: "1",
      SHUTDOWN_DRAIN: "5",
      ...environment,
    },
    release,
  );
  const certificate = createCertificate(folder);
  const places = replicas.map(({ place }) => place);
  const plan = { certificate, folder: join(folder, "nginx"), chat: new URL(operator.url).host };
  const nginx = await startNginx({ ...plan, replicas: places });
  for (const { place } of replicas) await untilReady(place);
  return {
    ...{ operator, replicas, nginx, certificate, folder },
    async close() {
      if (process.env.DBGLOG)
        (await import("node:fs")).writeFileSync(
          process.env.DBGLOG,
          replicas
            .flatMap(({ app }, i) =>
              app.lines
                .filter((l) =>
                  /"level":"?(40|50|warn|error)|unavailable|breaker|"status":5|listening|stopping/.test(l),
                )
                .map((l) => `${i} ${l}`),
            )
            .join("\n") + (await import("node:fs")).readFileSync(join(folder, "nginx/error.log"), "utf8"),
        );
      await nginx.stop();
      for (const { app } of replicas) app.process.kill("SIGKILL");
      await operator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(place: string): Promise<void> {
  while (!(await fetch(`http://${place}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
}
