import type { Env } from "schemas/env";
import { noTelemetry, type Telemetry, type TracedServer } from "./telemetry";

/** The packages are a file of their own beside the server's, which is read only where an endpoint is set. */
export async function openTelemetry(env: Env, traced: TracedServer): Promise<Telemetry> {
  if (env.telemetry === undefined) return { ...noTelemetry, build: traced.build };
  const { createTelemetry } = await import("./create-telemetry");
  return createTelemetry(env.telemetry, env, traced);
}
