import type { TurnLimits } from "./turns";

/** What a process may keep open at the same time, so that file descriptors never run out (standards.md, Trust 10). */
export interface Capacity {
  /** Connections from browsers and proxies. Further ones are cut off; floods are the proxy's work. */
  connections: number;
  /** Calls to the operator in flight. */
  calls: { inAll: number; perEndpoint: number; perMember: number };
  pages: TurnLimits;
}

/** Assumed where the system has no limit or a very high one: what one process can serve in any case. */
const MOST_FILES = 20_000;
/** The most calls in flight that one member's tabs and taps can use. */
const CALLS_PER_MEMBER = 16;

/**
 * The most pages of a group in work. Those that wait for the same answer of the operator are all drawn when it comes,
 * and a health check waits behind them.
 */
const PAGES_PER_GROUP = 32;
/** The most requests that wait in a group: about as many as are drawn within the longest wait. */
const WAITING_PER_GROUP = 1_000;
const WAITING_IN_ALL = 4 * WAITING_PER_GROUP;
/** The largest share of the connections whose requests may wait in one group. */
const GROUPS_SHARE = 0.4;

/** Divides `openFiles` up. About a tenth is left for files, the store, the log and Node itself. */
export function capacityOf(openFiles: number): Capacity {
  const files = Math.min(openFiles, MOST_FILES);
  const share = (part: number) => Math.floor(files * part);
  // Pages being worked on and pages that wait never need more connections than there are.
  const [connections, working] = [share(0.58), share(0.2)];
  return {
    connections,
    // A finished call may keep its connection for the next one. An endpoint that hangs may use about a quarter of the
    // calls.
    calls: { inAll: share(0.3), perEndpoint: share(0.08), perMember: CALLS_PER_MEMBER },
    pages: {
      // More than an endpoint that hangs can keep waiting.
      working: { inAll: working, perGroup: PAGES_PER_GROUP },
      waiting: {
        inAll: Math.min(WAITING_IN_ALL, connections - working),
        perGroup: Math.min(WAITING_PER_GROUP, Math.floor(connections * GROUPS_SHARE)),
      },
    },
  };
}

/** How many files this process may have open (`ulimit -n`). */
export function openFilesLimit(): number {
  if (process.report === undefined) return MOST_FILES;
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : MOST_FILES;
}
