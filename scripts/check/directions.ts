import type { Fault } from "./check";
import { type Edge, packageOf } from "./import-graph";
import { isTest, type Room, roomOf } from "./rooms";
import { screenOf } from "./screens";

/** Who may import whom among the rooms. Tests may import anything. */
const mayImport: Record<Exclude<Room, "tests">, readonly Room[]> = {
  schemas: ["schemas"],
  themes: ["themes", "schemas"],
  app: ["app", "schemas", "themes"],
  // `operator validate` and the previews need the themes' contrasts.
  scripts: ["scripts", "schemas", "themes"],
};

/** Rooms that know but these packages. */
const packages: Partial<Record<Room, readonly string[]>> = {
  schemas: ["zod"],
  themes: ["@vanilla-extract/css"],
};

/** Every import that runs the wrong way. `screens` are the folders that hold a route module. */
export function directionFaults(edges: readonly Edge[], screens: ReadonlySet<string>): Fault[] {
  return edges.flatMap((edge) => {
    const room = roomOf(edge.from);
    if (room === undefined || room === "tests" || isTest(edge.from)) return [];
    const message =
      edge.to === undefined ? packageFault(room, edge.specifier) : fileFault(room, edge, edge.to, screens);
    return message === undefined ? [] : [{ file: edge.from, line: edge.line, message }];
  });
}

function packageFault(room: Room, specifier: string): string | undefined {
  const allowed = packages[room];
  if (allowed === undefined || allowed.includes(packageOf(specifier))) return undefined;
  return `${room} may import ${allowed.join(", ")} and no other package, not "${specifier}"`;
}

function fileFault(
  room: Exclude<Room, "tests">,
  edge: Edge,
  to: string,
  screens: ReadonlySet<string>,
): string | undefined {
  const target = roomOf(to);
  if (target !== undefined && !mayImport[room].includes(target)) {
    return `${room} may import ${mayImport[room].join(", ")}, not ${target} (${to})`;
  }
  if (isTest(to)) return `only tests may import a test (${to})`;
  if (room !== "app") return undefined;
  if (to.startsWith("config/"))
    return `a brand's config is read when the server starts, never built in (${to})`;
  return plainRoomFault(edge, to) ?? screenFault(edge.from, to, screens);
}

/** components and format know nothing of the operator, nor of anything that runs on the server only. */
function plainRoomFault({ from, isTypeOnly }: Edge, to: string): string | undefined {
  const room = ["components", "format"].find((name) => from.startsWith(`app/${name}/`));
  if (room === undefined) return undefined;
  if (to.startsWith("app/operator/")) return `app/${room} knows nothing of app/operator (${to})`;
  const isServerOnly = /\.server(\.tsx?)?$/.test(to) || to.startsWith("app/server/");
  if (isServerOnly && !isTypeOnly) return `app/${room} is drawn in the browser too and may not import ${to}`;
  return undefined;
}

function screenFault(from: string, to: string, screens: ReadonlySet<string>): string | undefined {
  if (!to.startsWith("app/routes/")) return undefined;
  const own = screenOf(from, screens);
  const other = screenOf(to, screens);
  if (!from.startsWith("app/routes/")) {
    // The table of routes names files as texts; whoever imports a screen has a part of it that belongs in a room.
    return `only a screen's own files import from it (${to})`;
  }
  if (own === other) return undefined;
  return `no screen imports another screen (${to}); what both need belongs in a room of app`;
}
