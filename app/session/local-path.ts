/** A path of our own to go to, or `/` for anything else (standards.md, Trust 9). */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const { origin, pathname, search } = new URL(wanted, "http://local.invalid");
  return origin === "http://local.invalid" && pathname.startsWith("/") ? pathname + search : "/";
}
