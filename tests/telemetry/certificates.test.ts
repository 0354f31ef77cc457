import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { collectorExporter } from "~/server/observability/create-telemetry";
import { createCertificate } from "../deploy/certificate";
import { close, listen } from "../support/local-server";

afterEach(() => void vi.unstubAllEnvs());

test("a collector is asked by the exporter's own variables: whom it trusts, and its own certificate", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kapao-collector-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { certificate, key, ca } = createCertificate(folder);
  const identity = { cert: ca, key: readFileSync(key), ca };
  const server = createServer({ ...identity, requestCert: true }, (_, outgoing) => void outgoing.end("{}"));
  const url = `https://127.0.0.1:${await listen(server)}/v1/traces`;
  onTestFinished(() => close(server));
  const send = () => {
    const counts = { sent: 0, crowdedOut: 0, undelivered: 0 };
    const exporter = collectorExporter({ url, headers: {}, timeoutMs: 2_000 }, counts);
    return new Promise<number>((resolve) => exporter.export([], ({ code }) => resolve(code)));
  };
  expect(await send()).toBe(1);
  vi.stubEnv("OTEL_EXPORTER_OTLP_CERTIFICATE", certificate);
  expect(await send()).toBe(1);
  vi.stubEnv("OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE", certificate);
  vi.stubEnv("OTEL_EXPORTER_OTLP_CLIENT_KEY", key);
  expect(await send()).toBe(0);
});
