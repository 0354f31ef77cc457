/** A path on our own site, or `/` for anything else (standards.md, Trust 9). */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const { origin, pathname, search } = new URL(wanted, "http://local.invalid");
  // `/.//elsewhere` resolves to `//elsewhere`, which browsers treat as another site.
  const isOurs = origin === "http://local.invalid" && !pathname.startsWith("//");
  return isOurs ? pathname + search : "/";
}
