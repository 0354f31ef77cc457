/** A longer address is none of ours, and an answer that leads there would not pass a proxy. */
const LONGEST = 2_048;

/** A path on our own site with its query, or `/` for anything else (standards.md, Trust 9). */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const { origin, pathname, search } = new URL(wanted, "http://local.invalid");
  // `/.//elsewhere` resolves to `//elsewhere`, which browsers treat as another site.
  const isOurs = origin === "http://local.invalid" && !pathname.startsWith("//");
  const path = pathname + search;
  return isOurs && path.length <= LONGEST ? path : "/";
}
