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

/** What calls of no page are shown as: shared look-ups bear references of their own. */
const SHARED = "shared look-ups";

/**
 * The operator's calls per page of each kind. `calls` are the newest that are recorded: pages from before the first of
 * them do not count. A call belongs to the page whose reference it bears; those of no page are per page of any kind.
 */
export function callsPerPage(
  samples: readonly Sample[],
  calls: readonly Call[],
): Record<string, CallsPerPage> {
  const byPage = groupBy(calls, pageOf);
  const inOrder = samples.toSorted((one, other) => one.sentMs - other.sentMs);
  const first = inOrder.findIndex(({ requestId }) => byPage.has(requestId));
  const counted = first < 0 ? [] : inOrder.slice(first);
  const kinds = [...groupBy(counted, ({ kind }) => kind)].map(([kind, pages]): [string, CallsPerPage] => [
    kind,
    perPage(
      pages.flatMap(({ requestId }) => byPage.get(requestId) ?? []),
      pages.length,
    ),
  ]);
  const known = new Set(samples.map(({ requestId }) => requestId));
  const shared = calls.filter((call) => !known.has(pageOf(call)));
  return Object.fromEntries([...kinds, [SHARED, perPage(shared, counted.length)]]);
}

function pageOf({ headers }: Call): string {
  return headers["x-request-id"] ?? "";
}

function perPage(calls: readonly Call[], pages: number): CallsPerPage {
  const named = groupBy(calls, ({ endpoint }) => endpoint ?? "no endpoint");
  const byEndpoint = Object.fromEntries([...named].map(([name, list]) => [name, list.length / pages]));
  return { pages, calls: calls.length / pages, byEndpoint };
}
