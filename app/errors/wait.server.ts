import type { RequestContext } from "~/context";

/** The sentence that says how long to wait. */
export function waitText(seconds: number, { texts, locale }: RequestContext): string {
  const t = texts.t(locale);
  if (seconds < 120) return t("public:error.limitText", { seconds: String(seconds) });
  return t("public:error.limitMinutes", { minutes: String(Math.ceil(seconds / 60)) });
}

/** 429 with the wait, for programs. */
export function waitInit(seconds: number): ResponseInit {
  return { status: 429, headers: { "retry-after": String(seconds) } };
}
