/** The top-level folders of the project ("rooms"), and what kind of file a path is. */
const rooms = ["schemas", "themes", "app", "scripts", "tests"] as const;
type Room = (typeof rooms)[number];

const CODE = /\.(ts|tsx|mts|mjs|js|cjs)$/;

function roomOf(path: string): Room | undefined {
  const first = path.split("/", 1)[0];
  return path.includes("/") ? rooms.find((room) => room === first) : undefined;
}

/** Whether a path is code: a file in one of these folders, or a configuration file at the root. */
export function isCode(path: string): boolean {
  return CODE.test(path) && (roomOf(path) !== undefined || !path.includes("/"));
}

export function isTest(path: string): boolean {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}
