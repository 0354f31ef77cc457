import * as z from "zod";
import type { JsonObject } from "./json";

/**
 * A JSON Schema 2020-12 (OpenAPI 3.1's dialect, so `$schema` is omitted) of the values on the wire: the input side of
 * the zod schema, before any conversion.
 */
export function jsonSchema(schema: z.ZodType): JsonObject {
  const {
    $schema: _,
    "~standard": __,
    ...rest
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    // What stands in for a faulty value is no default.
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  }) as Record<string, unknown>;
  return rest as JsonObject;
}
