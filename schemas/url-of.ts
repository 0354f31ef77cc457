/**
 * Parses a URL, a relative one against `base`; null when the text is not
 * one. Without imports, as the browser uses it too.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
