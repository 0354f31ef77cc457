import { urlOf } from "schemas/address";
import type { OperatorConfig } from "schemas/operator";

/** The other sites that a brand's how-to videos come from, for the content security policy. */
export function videoOrigins({ videos }: Pick<OperatorConfig, "videos">): string[] {
  const origins = Object.values(videos).flatMap(({ file }) => urlOf(file ?? "")?.origin ?? []);
  return [...new Set(origins)];
}
