const kinds: readonly (readonly [begins: string, kind: string])[] = [
  ["GET /login", "login page"],
  ["POST /login", "sign-in"],
  ["GET /user/outcome/", "outcome"],
  ["GET /user/home/transfer", "transfer page"],
  ["POST /user/home/transfer", "transfer"],
  ["GET /user/home/games/", "game page"],
  ["GET /user/statement", "statement"],
  ["GET /user/home", "home"],
];

/** What a request is for. Throws for one that no part of a session makes. */
export function kindOf(method: string, path: string): string {
  const [, kind] = kinds.find(([begins]) => `${method} ${path}`.startsWith(begins)) ?? [];
  if (kind === undefined) throw new Error(`${method} ${path} is of no known kind`);
  return kind;
}
