/** Keeps a value in this tab only, until it is taken. If the browser refuses to store anything, there is none. */
export function keepInTab<T>(key: string, value: T): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // For example because the member has forbidden it.
  }
}

/** The kept value, once; undefined if there is none. */
export function takeFromTab<T>(key: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}
