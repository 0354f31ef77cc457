import * as z from "zod";

/** The variables whose values are secret or, like an address, may hold a password. */
export const secretNames = [
  "SESSION_SECRET",
  "NAME_SECRET",
  "TRUELINK_KEY",
  "REDIS_URL",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;
export type SecretName = (typeof secretNames)[number];

/** The variable for the path of a file that holds the secret. */
export function fileVariable<Name extends SecretName>(name: Name): `${Name}_FILE` {
  return `${name}_FILE`;
}

const path = z.string().optional().describe("The path of a file that holds the secret of the same name");

export const secretFileVariables = {
  SESSION_SECRET_FILE: path,
  NAME_SECRET_FILE: path,
  TRUELINK_KEY_FILE: path,
  REDIS_URL_FILE: path,
  OTEL_EXPORTER_OTLP_HEADERS_FILE: path,
} satisfies Record<`${SecretName}_FILE`, z.ZodType>;
