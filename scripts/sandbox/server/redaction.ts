/** The body for the record, with passwords and gift links replaced by stars. */
export function withoutSecrets(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutSecrets);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      /password|^link$/i.test(name) ? "***" : withoutSecrets(value),
    ]),
  );
}

/** The path for the record, with the password of an auto-login call replaced by stars. */
export function pathWithoutSecrets(path: string): string {
  return path.replace(/^(\/api\/autoLogin\/[^/]+\/[^/]+\/).+$/i, "$1***");
}
