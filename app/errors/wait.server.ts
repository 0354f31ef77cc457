import type { RequestContext } from "~/context";

/** One of our rate limits was reached; nothing was sent to the operator. */
export class TooOften extends Error {
  constructor(readonly seconds: number) {
    super(`too often: ${seconds} s to wait`);
    this.name = "TooOften";
  }
}

export function waitText(seconds: number, { texts, locale }: RequestContext): string {
  const t = texts.t(locale);
  if (seconds < 120) return t("public:error.limitText", { seconds: String(seconds) });
  return t("public:error.limitMinutes", { minutes: String(Math.ceil(seconds / 60)) });
}

/** Status 429 with the Retry-After header. */
export function waitInit(seconds: number): ResponseInit {
  return { status: 429, headers: { "retry-after": String(seconds) } };
}
