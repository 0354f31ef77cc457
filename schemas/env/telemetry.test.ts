import { expect, it } from "vitest";
import { readEnv } from "../env";
import { formatFaults } from "../fault";

const least = {
  OPERATOR: "siam-gold",
  OPERATOR_API_URL: "https://api.operator.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};
const endpoint = "http://collector.internal:4318";

function telemetry(given: Record<string, string>) {
  const read = readEnv({ ...least, ...given });
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.env.telemetry;
}

function faultAt(variable: string, value: string) {
  const read = readEnv({ ...least, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [variable]: value });
  return read.ok ? undefined : read.faults.find(({ path }) => path === variable);
}

it("is off without an endpoint, whatever else is set", () => {
  expect(telemetry({})).toBeUndefined();
  expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: "", OTEL_SERVICE_NAME: "wallet" })).toBeUndefined();
});

it("keeps every trace under the app's name unless told otherwise", () => {
  expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` })).toEqual({
    endpoint,
    headers: {},
    serviceName: "kapao",
    attributes: {},
    sampler: "parentbased_always_on",
    share: 1,
  });
});

it("reads the standard's lists of names and values", () => {
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc, x-scope=a=b",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=production,service.namespace=wallets",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.05",
  };
  expect(telemetry(given)).toMatchObject({
    headers: { authorization: "Bearer abc", "x-scope": "a=b" },
    attributes: { "deployment.environment.name": "production", "service.namespace": "wallets" },
    sampler: "parentbased_traceidratio",
    share: 0.05,
  });
});

it.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://user:secret@collector:4318"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "authorization"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a b=c"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "authorization=%zz"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "authorization=a%0d%0ax"],
  ["OTEL_RESOURCE_ATTRIBUTES", "=x"],
  ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
  ["OTEL_TRACES_SAMPLER_ARG", "-1"],
])("%s=%s is a fault", (variable, value) => {
  expect(faultAt(variable, value)).toBeDefined();
});

it.each([
  ["OTEL_EXPORTER_OTLP_HEADERS", "which hold a secret"],
  ["OTEL_RESOURCE_ATTRIBUTES", "which may hold one by mistake"],
])("no fault shows %s, %s", (variable) => {
  const fault = faultAt(variable, "secret-canary");
  expect(fault).toBeDefined();
  expect(JSON.stringify(fault)).not.toContain("canary");
});
