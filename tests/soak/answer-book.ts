/** A response with status 500 or above. */
export interface Failure {
  what: string;
  status: number;
  requestId: string;
  /** Whether the page shows a reference for support; in a response to a script, whether a header has it. */
  hasReference: boolean;
}

/** The app's responses. */
export class AnswerBook {
  /** `2xx`, `3xx`, and each status of refusals and failures by itself. */
  readonly counts = new Map<string, number>();
  readonly tookMs: number[] = [];
  readonly failures: Failure[] = [];
  /** Requests whose connection ended without a response, or in the middle of one. */
  readonly lost: string[] = [];
  /** Files that broke off because the operator failed on the way: one that simply ended would look whole. */
  brokenFiles = 0;

  answered(what: string, { status, headers }: Response, body: string, ms: number): void {
    const name = status >= 400 ? String(status) : `${Math.floor(status / 100)}xx`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.tookMs.push(ms);
    if (status < 500) return;
    const requestId = headers.get("x-request-id") ?? "";
    const isPage = headers.get("content-type")?.startsWith("text/html") === true;
    const hasReference = requestId !== "" && (!isPage || body.includes(requestId));
    this.failures.push({ what, status, requestId, hasReference });
  }

  /** Drops the results so far, which come from signing members in. */
  clear(): void {
    this.counts.clear();
    for (const list of [this.tookMs, this.failures, this.lost]) list.length = 0;
    this.brokenFiles = 0;
  }

  /** `begun`: the response, if its head has come. */
  unanswered(what: string, fault: unknown, begun?: Response): void {
    if (begun?.headers.has("content-disposition")) {
      this.brokenFiles += 1;
      return;
    }
    const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
    this.lost.push(`${what}: ${String(cause)}`);
  }
}
