import { endpoints, type NamedEndpoint } from "schemas/contract";

export interface MatchedCall extends NamedEndpoint {
  /** The path parameters with their decoded values. */
  values: Record<string, string>;
}

/** One pattern per endpoint; paths without parameters are tried before those with some. */
const routes = endpoints
  .map((row) => ({
    row,
    pattern: new RegExp(
      `^${row.endpoint.path.replace(/\/$/, "").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`,
    ),
  }))
  .sort((a, b) => Number(a.row.endpoint.path.includes("{")) - Number(b.row.endpoint.path.includes("{")));

function decoded(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** The endpoint that matches a request, if any. */
export function findCall(method: string, path: string): MatchedCall | undefined {
  for (const { row, pattern } of routes) {
    if (row.endpoint.method !== method) continue;
    const match = pattern.exec(path);
    const values = match && decoded(match.groups);
    if (values) return { ...row, values };
  }
  return undefined;
}
