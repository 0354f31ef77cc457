import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, type TestContext, test } from "vitest";
import { createCertificate } from "../deploy/certificate";
import { startApp } from "../support/app";
import { freePort } from "../support/free-port";
import { startRedisProcess, startSentinel } from "../support/redis-process";

const folder = mkdtempSync(join(tmpdir(), "kapao-tls-"));
const { certificate, key } = createCertificate(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const tls = { "tls-cert-file": certificate, "tls-key-file": key, "tls-ca-cert-file": certificate };
/** Nobody who does not speak TLS gets in. */
const encrypted = { ...tls, port: "0", "tls-auth-clients": "no", "tls-replication": "yes" };

/** A Redis that speaks TLS alone, with a user for the app; returns its port. */
async function startEncrypted(
  { onTestFinished }: TestContext,
  settings: Record<string, string> = {},
): Promise<{ port: number; admin: Redis }> {
  const port = await freePort();
  const redis = await startRedisProcess({ ...encrypted, "tls-port": String(port), ...settings });
  const admin = new Redis({ host: "127.0.0.1", port, tls: { ca: readFileSync(certificate) } });
  await admin.call("ACL", "SETUSER", "wallet", "on", ">p@ss:w/o", "~kapao:*", "+@all");
  onTestFinished(async () => {
    admin.disconnect();
    await redis.close();
  });
  return { port, admin };
}

const user = "wallet:p%40ss%3Aw%2Fo";

const kinds: Record<string, (context: TestContext) => Promise<string>> = {
  async "one Redis"(context) {
    const { port } = await startEncrypted(context);
    return `rediss://${user}@127.0.0.1:${port}`;
  },
  async Sentinels(context) {
    const { port } = await startEncrypted(context);
    const sentinelPort = await freePort();
    const lines = Object.entries({ ...encrypted, "tls-port": String(sentinelPort) }).map((line) =>
      line.join(" "),
    );
    const sentinel = await startSentinel([...lines, `sentinel monitor main 127.0.0.1 ${port} 1`]);
    context.onTestFinished(() => sentinel.close());
    return `rediss+sentinel://${user}@127.0.0.1:${sentinelPort}/main`;
  },
  async "a cluster"(context) {
    const settings = { "cluster-enabled": "yes", "tls-cluster": "yes", "cluster-announce-ip": "127.0.0.1" };
    const { port, admin } = await startEncrypted(context, {
      ...settings,
      "cluster-port": String(await freePort()),
    });
    await admin.call("CLUSTER", "ADDSLOTSRANGE", "0", "16383");
    return `rediss+cluster://${user}@127.0.0.1:${port}`;
  },
};

test.concurrent.for(Object.entries(kinds))(
  "%s over TLS, with a user: in use if its authority is trusted, else away",
  async ([, start], context) => {
    const { expect, onTestFinished } = context;
    const environment = { OPERATOR_API_URL: "http://127.0.0.1:9", REDIS_URL: await start(context) };
    const [trusting, doubting] = await Promise.all([
      startApp({ ...environment, NODE_EXTRA_CA_CERTS: certificate }),
      startApp(environment),
    ]);
    onTestFinished(async () => {
      await Promise.all([trusting.stop(), doubting.stop()]);
    });
    const ready = async () => (await fetch(`${trusting.url}/readyz`)).status;
    await expect.poll(ready).toBe(200);
    await expect.poll(() => doubting.lines.join("\n")).toContain('"msg":"store away"');
    expect((await fetch(`${doubting.url}/readyz`)).status).toBe(503);
  },
);
