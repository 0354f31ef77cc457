/**
 * Parses a URL, or a relative one against `base`; null if it is not valid. Without imports: the browser uses it too.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
