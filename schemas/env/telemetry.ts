import * as z from "zod";
import { list, url, web, withoutSlash } from "./kinds";

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Those of OpenTelemetry's variables that the app reads (docs/ops/telemetry.md). */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url(web)
    .transform(withoutSlash)
    .optional()
    .describe("Where traces go: an OTLP/HTTP collector; absent: no traces"),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(/^[\w!#$%&'*+.^`|~-]+$/).describe("Headers for the collector, a secret"),
  OTEL_SERVICE_NAME: z.string().default("kapao").describe("The service's name in traces"),
  OTEL_RESOURCE_ATTRIBUTES: pairs(/^[^\s=,]+$/).describe("More facts about the process in traces"),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default("parentbased_always_on").describe("Which traces are kept"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9})$/, "a share from 0 to 1")
    .prefault("1")
    .transform(Number)
    .describe("The share of traces that a sampler with traceidratio keeps"),
};

/** Parses `a=1,b=two%20words` into names and values. */
function pairs(name: RegExp) {
  const rule = "name=value pairs, separated by commas, special characters in values as %20";
  return z
    .string()
    .prefault("")
    .transform(list)
    .refine((all) => all.every((pair) => name.test(nameIn(pair)) && isText(valueIn(pair))), rule)
    .transform((all) => Object.fromEntries(all.map((pair) => [nameIn(pair), valueIn(pair) ?? ""])));
}

const nameIn = (pair: string) => pair.split("=", 1)[0]?.trim() ?? "";

/** Undefined if there is no value, or if it is not percent-encoded correctly. */
function valueIn(pair: string): string | undefined {
  if (!pair.includes("=")) return undefined;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim());
  } catch {
    return undefined;
  }
}

/** Whether a header may hold the value. */
function isText(value: string | undefined): boolean {
  return value !== undefined && /^[\x20-\x7e]*$/.test(value);
}

/** The settings of telemetry; undefined if it is off. */
export function telemetryOf(given: z.output<z.ZodObject<typeof telemetryVariables>>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: given.OTEL_SERVICE_NAME,
    attributes: given.OTEL_RESOURCE_ATTRIBUTES,
    sampler: given.OTEL_TRACES_SAMPLER,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
