/** The URL of a game account's dialog. */
export function gamePath(code: string): string {
  return `/user/home/games/${encodeURIComponent(code)}`;
}
