import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { at, BOX, brands, type Document, documentsOf, find, podEnvironment } from "./kubernetes-documents";
import { startReplicas } from "./replicas";

// Each overlay's pod is started: the built server with its variables, its secrets in files, asked what its probes ask.
const operator = sharedOperator();
const folder = mkdtempSync(join(tmpdir(), "kapao-pods-"));
let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true });
});

const secrets = ["SESSION_SECRET", "NAME_SECRET", "REDIS_URL"];

/**
 * The variables, with the secrets' files in a folder of this machine;
 * throws for one that is not where they are mounted.
 */
function withSecrets(documents: readonly Document[]): Record<string, string> {
  const mount = at(find(documents, "Deployment"), `${BOX}.volumeMounts.0.mountPath`);
  const written = Object.entries(podEnvironment(documents)).map(([name, value]) => {
    if (!name.endsWith("_FILE")) return [name, value];
    const file = basename(value);
    if (value !== `${mount}/${file}`) throw new Error(`${value} is not mounted`);
    writeFileSync(join(folder, file), name === "REDIS_URL_FILE" ? redis.url : "s".repeat(40));
    return [name, join(folder, file)];
  });
  return Object.fromEntries(written);
}

test.each([
  ...brands.map((brand) => [brand, "as it is delivered", false, secrets] as const),
  [brands[0] ?? "", "with gift links switched on", true, [...secrets, "TRUELINK_KEY"]] as const,
])("a pod of %s, %s, starts, and its probes find it well", async (brand, _, withOption, expected) => {
  const documents = documentsOf(brand, withOption);
  const environment = withSecrets(documents);
  const files = Object.keys(environment).filter((name) => name.endsWith("_FILE"));
  expect(files).toEqual(expected.map((name) => `${name}_FILE`));
  expect(environment).toMatchObject({ OPERATOR: brand, TRUSTED_PROXY_HOPS: "1" });
  // The image listens to all, which takes what members type as the origin.
  const here = {
    HOST: "0.0.0.0",
    SESSION_SECRET: "",
    OPERATOR_API_URL: operator.url,
    METRICS_PORT: "0",
    SHUTDOWN_DRAIN: "0",
  };
  const [pod] = await startReplicas({ ...environment, ...here }, { count: 1 });
  onTestFinished(() => pod?.app.stop());
  for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
    const path = String(at(find(documents, "Deployment"), `${BOX}.${probe}.httpGet.path`));
    expect([path, (await fetch(`http://${pod?.place}${path}`)).status]).toEqual([path, 200]);
  }
});
