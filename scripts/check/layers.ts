import type { Fault } from "./check";
import { type Arrow, circlesOf } from "./circles";
import type { Edge } from "./import-graph";
import { isCode, isTest } from "./rooms";

/**
 * Who may import whom, types included (README, "Where things are"): a room imports from its own layer and those before
 * it, and no rooms or files import each other in a circle. A room is a folder or a file; the longest name counts. Each
 * folder of scripts is a room, and so is each folder in it.
 */
const layers: readonly (readonly [layer: string, ...rooms: string[]])[] = [
  ["schemas", "schemas"],
  ["themes", "themes"],
  [
    "ground",
    ...["app/paths.ts", "app/store", "app/telemetry", "app/cookies", "app/format", "app/html", "app/i18n"],
    ...["app/document", "app/components"],
  ],
  ["operator", "app/operator"],
  ["state", "app/money/once", "app/session", "app/limits"],
  [
    "request",
    ...["app/context.ts", "app/errors", "app/fields", "app/member", "app/form", "app/lookups", "app/uploads"],
  ],
  [
    "features",
    ...["app/money/kinds", "app/money/judge", "app/money/outcome", "app/deposits"],
    ...["app/chat", "app/wheel", "app/contact"],
  ],
  [
    "screens",
    ...["app/shell", "app/routes", "app/routes.ts", "app/root.tsx"],
    ...["app/entry.client.tsx", "app/entry.server.tsx"],
  ],
  ["server", "app/brand", "app/server"],
];

/** Rooms that import less than their layer may. */
const narrow: Readonly<Record<string, readonly string[]>> = {
  "app/money/once": ["schemas", "app/store", "app/operator/error.ts"],
};

/** The money room's files that `trace` needs: how an operation is referred to, logged and stored. */
const RECORDS = ["audit.ts", "record.server.ts", "reference.server.ts"].map(
  (name) => `app/money/once/${name}`,
);
/** Reads the secrets that stand in files; connects to the store; meets the operator. */
const PLACES = [
  "app/server/lifecycle/environment.ts",
  "app/store/connect.server.ts",
  "app/store/sqlite-file.server.ts",
  "app/operator/connecting.server.ts",
  "app/operator/body.server.ts",
  "app/operator/gift-link-cipher.server.ts",
];
/**
 * Scripts stand beside the app; they check a brand's file, reach its store and meet its operator as the server does
 * (docs/decisions/scripts-read-as-the-app-does.md).
 */
const SCRIPTS_MAY = ["schemas", "themes", "scripts", "app/brand", ...PLACES, ...RECORDS];
/** Rooms that are drawn in the browser too. */
const IN_BROWSER = ["app/components", "app/format"];
/** Rooms that know the process. */
const IN_PROCESS = ["app/server", "app/entry.client.tsx", "app/entry.server.tsx"];
const PROCESS = /^node:(process|child_process|cluster|worker_threads|https?|http2|net)$/;

const levels = new Map(layers.flatMap(([, ...rooms], level) => rooms.map((room) => [room, level] as const)));

/** Every import that the layers forbid, every file without a room, and every circle. */
export function layerFaults(edges: readonly Edge[], files: readonly string[]): Fault[] {
  const own = edges.filter(({ from }) => isLayered(from));
  const homeless = files.filter((path) => isCode(path) && isLayered(path) && roomOf(path) === undefined);
  const inside = own.flatMap(({ from, to }): Arrow[] => (to && isLayered(to) ? [[from, to]] : []));
  const between = inside.map(([from, to]): Arrow => [roomOf(from) ?? from, roomOf(to) ?? to]);
  return [
    ...homeless.map((file) => ({ file, message: "belongs to no room of scripts/check/layers.ts" })),
    ...own.flatMap((edge) => {
      const message = faultOf(edge);
      return message === undefined ? [] : [{ file: edge.from, line: edge.line, message }];
    }),
    ...circlesOf(inside).map((files) => circleFault("files", files)),
    ...circlesOf(between).map((rooms) => circleFault("rooms", rooms)),
  ];
}

function circleFault(what: string, circle: readonly string[]): Fault {
  return { message: `${what} import each other in a circle: ${[...circle, circle[0]].join(" → ")}` };
}

function faultOf({ from, to, specifier }: Edge): string | undefined {
  const room = roomOf(from) ?? from;
  if (to === undefined) return packageFault(room, specifier);
  if (isTest(to) || to.endsWith(".test")) return `only tests import a test (${to})`;
  if (to.startsWith("config/"))
    return `a brand's config is read when the server starts, never built in (${to})`;
  if (from.startsWith("scripts/")) {
    return isIn(to, SCRIPTS_MAY)
      ? undefined
      : `scripts know schemas and themes, never the app beyond app/brand, ${PLACES.join(", ")} and the records of money (${to})`;
  }
  if (to === "package.json" && room === "app/server") return undefined;
  const level = levelOf(to);
  if (level === undefined) return `the app imports app, schemas and themes only (${to})`;
  if (level > (levelOf(from) ?? -1)) return `${room} must not import upward, from ${roomOf(to)} (${to})`;
  if (IN_BROWSER.includes(room) && /\.server(\.tsx?)?$/.test(to))
    return `${room} is drawn in the browser too (${to})`;
  const may = narrow[room];
  if (may && !isIn(to, [room, ...may])) return `${room} imports only ${may.join(", ")} (${to})`;
  return undefined;
}

function packageFault(room: string, specifier: string): string | undefined {
  if (room === "schemas" && specifier !== "zod") return `schemas know zod and themselves (${specifier})`;
  if (room.startsWith("app/") && !IN_PROCESS.includes(room) && PROCESS.test(specifier))
    return `only ${IN_PROCESS[0]} and the entry files know the process: pass in what is needed (${specifier})`;
  return undefined;
}

function isLayered(path: string): boolean {
  return /^(schemas|themes|app|scripts)\//.test(path) && !isTest(path);
}

function levelOf(path: string): number | undefined {
  return levels.get(roomOf(path) ?? "");
}

/** The room that a file belongs to; undefined if the table has none. */
function roomOf(path: string): string | undefined {
  if (path.startsWith("scripts/")) return path.split("/").slice(0, -1).slice(0, 3).join("/");
  return [...levels.keys()].filter((room) => isIn(path, [room])).sort((a, b) => b.length - a.length)[0];
}

function isIn(path: string, rooms: readonly string[]): boolean {
  return rooms.some((room) => path === room || path.startsWith(`${room}/`));
}
