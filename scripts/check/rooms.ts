/** Which room of the house a file belongs to, and what kind of file it is (docs: the rooms are the root's folders). */
export const rooms = ["schemas", "themes", "app", "scripts", "tests"] as const;
export type Room = (typeof rooms)[number];

const CODE = /\.(ts|tsx|mts|mjs|js|cjs)$/;

export function roomOf(path: string): Room | undefined {
  const first = path.split("/", 1)[0];
  return path.includes("/") ? rooms.find((room) => room === first) : undefined;
}

/** A file that people write code in: in a room, or a configuration at the root. */
export function isCode(path: string): boolean {
  return CODE.test(path) && (roomOf(path) !== undefined || !path.includes("/"));
}

export function isTest(path: string): boolean {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}

/** Texts in one language: as long as the product has things to say. */
export function isLocaleTable(path: string): boolean {
  return /^app\/i18n\/(th|lo|en)(\/[^/]+)?\.ts$/.test(path);
}

/** The parts of app that are the process itself: the HTTP server and the two entry files. */
export function isProcessCode(path: string): boolean {
  return path.startsWith("app/server/") || /^app\/entry\.(client|server)\.tsx?$/.test(path);
}
