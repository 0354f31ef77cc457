import * as z from "zod";
import type { JsonObject } from "./json";

/**
 * What stands on the wire, as JSON Schema 2020-12 (OpenAPI 3.1's dialect, so `$schema` is not repeated): the input
 * side, before anything of ours reads numbers from texts or absence from null.
 */
export function jsonSchema(schema: z.ZodType): JsonObject {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  }) as Record<string, unknown>;
  return rest as JsonObject;
}
