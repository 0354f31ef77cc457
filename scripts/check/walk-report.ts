import type { Fault } from "./check";
import type { Claim } from "./walk-titles";

export interface Promised {
  id: string;
  area: string;
  promise: string;
}

/** tests/spec-walk.json: areas that must be complete, and promises that only a person can judge, each with a reason. */
export interface WalkState {
  finished: string[];
  byEye: Record<string, string>;
}

export interface Walk {
  table: Promised[];
  state: WalkState;
  claims: Claim[];
}

export interface AreaReport {
  area: string;
  promised: number;
  proven: number;
  byEye: number;
  /** Promises that neither a test nor a person covers. */
  holes: Promised[];
}

/** Parses lines of `id <tab> area <tab> promise` below one header line. */
export function parseTable(text: string): Promised[] {
  const rows = text.split("\n").filter((line) => line.trim() !== "");
  return rows.slice(1).map((line) => {
    const [id = "", area = "", promise = ""] = line.split("\t");
    return { id, area, promise };
  });
}

export function reportByArea({ table, state, claims }: Walk): AreaReport[] {
  const proven = new Set(claims.map(({ id }) => id));
  const areas = [...new Set(table.map(({ area }) => area))];
  return areas.map((area) => {
    const rows = table.filter((row) => row.area === area);
    const open = rows.filter(({ id }) => !proven.has(id));
    const holes = open.filter(({ id }) => !(id in state.byEye));
    return {
      area,
      promised: rows.length,
      proven: rows.length - open.length,
      byEye: open.length - holes.length,
      holes,
    };
  });
}

/** Faults for gaps in finished areas, and for ids or areas that the table does not have. */
export function walkFaults(walk: Walk): Fault[] {
  const ids = new Set(walk.table.map(({ id }) => id));
  const reports = reportByArea(walk);
  const state = "tests/spec-walk.json";
  const strangers = walk.claims.filter(({ id }) => !ids.has(id));
  const areas = walk.state.finished.filter((area) => !reports.some((report) => report.area === area));
  const finished = reports.filter(({ area }) => walk.state.finished.includes(area));
  return [
    ...strangers.map(({ id, file, line }) => ({ file, line, message: `the specification has no "${id}"` })),
    ...Object.entries(walk.state.byEye).flatMap(([id, reason]) => eyeFault(id, reason, ids)),
    ...areas.map((area) => ({ file: state, message: `there is no area "${area}"` })),
    ...finished.flatMap(({ area, holes }) =>
      holes.map(({ id, promise }) => ({
        message: `${area} is finished, but no test proves ${id} ${promise}`,
      })),
    ),
  ];
}

function eyeFault(id: string, reason: string, ids: ReadonlySet<string>): Fault[] {
  const file = "tests/spec-walk.json";
  if (!ids.has(id)) return [{ file, message: `byEye: the specification has no "${id}"` }];
  return reason.trim() === "" ? [{ file, message: `byEye: ${id} has no reason` }] : [];
}
