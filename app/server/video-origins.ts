import type { OperatorConfig } from "schemas/operator";
import { urlOf } from "schemas/url-of";

/** The other origins of a brand's how-to videos, for the Content-Security-Policy. */
export function videoOrigins({ videos }: Pick<OperatorConfig, "videos">): string[] {
  const origins = Object.values(videos).flatMap(({ file }) => urlOf(file ?? "")?.origin ?? []);
  return [...new Set(origins)];
}
