import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OperatorClient } from "../contract/operator-under-test";
import { NAME } from "../deploy/certificate";
import { startNginx } from "../deploy/nginx";
import type { RunningProxy } from "../deploy/proxy-process";
import { startRedis, type TestRedis } from "../support/redis";
import { startOperatorService } from "../support/site";
import { tell } from "./figures";
import { type Scene, startScene } from "./scene";

const LEAST = 2.6;
/** Three replicas, two clients and the operator, each on its own. */
const CORES_NEEDED = 6;
const CLIENTS = 2;
const CONNECTIONS = 12;
const WARM_MS = 3_000;
const MEASURED_MS = 10_000;

const cores = availableParallelism();
const close: (() => Promise<unknown>)[] = [];
let redis: TestRedis;
let scene: Scene;
let single: RunningProxy;
let cookies: string[];

beforeAll(async () => {
  redis = await startRedis();
  close.push(() => redis.close());
  const service = await startOperatorService("siam-gold");
  close.push(() => service.stop());
  const operator = new OperatorClient(service.ready.listening);
  scene = await startScene({ redisUrl: redis.url, environment: { OPERATOR_API_URL: operator.url } });
  close.push(() => scene.close());
  const { certificate, folder, replicas, nginx } = scene;
  const [{ place } = { place: "" }] = replicas;
  const plan = { certificate, folder: join(folder, "single"), chat: new URL(operator.url).host };
  single = await startNginx({ ...plan, replicas: [place, place, place] });
  close.push(() => single.stop());
  cookies = [];
  for (let count = 0; count < CLIENTS * CONNECTIONS; count++)
    cookies.push((await nginx.visitor().signIn(await operator.member())).cookieHeader());
});
afterAll(async () => {
  for (const end of close.reverse()) await end();
});

/** Pages per second. */
async function rate({ ports }: RunningProxy, path: string, all: string[], ms: number): Promise<number> {
  const results = Array.from({ length: CLIENTS }, async (_, client) => {
    const own = all.filter((_cookie, index) => index % CLIENTS === client);
    const plan = {
      port: ports.https,
      servername: NAME,
      ca: scene.certificate.certificate,
      path,
      ms,
      cookies: own,
    };
    const script = new URL("../support/read-without-pause.mjs", import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(plan)]);
    return JSON.parse(stdout) as { good: number; bad: number };
  });
  const counts = await Promise.all(results);
  expect(counts.map(({ bad }) => bad)).toEqual(counts.map(() => 0));
  return counts.reduce((sum, { good }) => sum + good, 0) / (ms / 1_000);
}

test.each([
  ["home of a signed-in member", "/user/home", () => cookies],
  ["login", "/login", () => cookies.map(() => "")],
])("three processes over one: %s", async (what, path, visitors) => {
  await rate(scene.nginx, path, visitors(), WARM_MS);
  await rate(single, path, visitors(), WARM_MS);
  const one = await rate(single, path, visitors(), MEASURED_MS);
  const three = await rate(scene.nginx, path, visitors(), MEASURED_MS);
  const measured = `${one.toFixed(0)} and ${three.toFixed(0)} pages/s, ${(three / one).toFixed(2)} × on ${cores} cores`;
  tell(`one process and three, ${what}`, measured, `${LEAST} × where there are ${CORES_NEEDED} cores`);
  if (cores >= CORES_NEEDED) expect(three / one).toBeGreaterThanOrEqual(LEAST);
});
