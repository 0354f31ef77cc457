/** The body as the record keeps it: every field whose name speaks of a password is starred, the rest stays. */
export function withoutSecrets(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutSecrets);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      /password/i.test(name) ? "***" : withoutSecrets(value),
    ]),
  );
}
