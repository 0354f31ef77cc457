import { groupBy } from "../bootstrap/group-by";
import type { Sample } from "./sample";

/** A call as the sandbox recorded it. */
interface Call {
  endpoint: string | null;
  headers: Record<string, string>;
}

export interface CallsPerPage {
  pages: number;
  calls: number;
  /** How many calls of each endpoint per page. */
  byEndpoint: Record<string, number>;
}

/**
 * The operator's calls per page of each kind. `calls` are the newest that are recorded: pages from before the first of
 * them do not count. A call belongs to the page whose reference it bears, a look-up that several share to the first.
 */
export function callsPerPage(
  samples: readonly Sample[],
  calls: readonly Call[],
): Record<string, CallsPerPage> {
  const byPage = groupBy(calls, ({ headers }) => headers["x-request-id"] ?? "");
  const inOrder = samples.toSorted((one, other) => one.sentMs - other.sentMs);
  const first = inOrder.findIndex(({ requestId }) => byPage.has(requestId));
  const kinds = groupBy(first < 0 ? [] : inOrder.slice(first), ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, pages]) => {
      const own = pages.flatMap(({ requestId }) => byPage.get(requestId) ?? []);
      return [
        kind,
        { pages: pages.length, calls: own.length / pages.length, byEndpoint: shares(own, pages) },
      ];
    }),
  );
}

function shares(calls: readonly Call[], pages: readonly Sample[]): Record<string, number> {
  const named = groupBy(calls, ({ endpoint }) => endpoint ?? "no endpoint");
  return Object.fromEntries([...named].map(([name, list]) => [name, list.length / pages.length]));
}
