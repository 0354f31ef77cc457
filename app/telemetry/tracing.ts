/**
 * The only attributes that a span may have (standards.md, Trust 1): route patterns instead of addresses, names of the
 * contract, statuses and kinds of errors, never what a member or the operator wrote.
 */
export interface SpanFacts {
  "http.request.method"?: string;
  /** The route's pattern: `/user/bonus/:code`. */
  "http.route"?: string;
  "http.response.status_code"?: number;
  /** The kind of an error: its code or its class. */
  "error.type"?: string;
  "db.system.name"?: "redis" | "sqlite";
  "db.operation.name"?: string;
  /** The id in the request's log lines and on its error page. */
  "kapao.request_id"?: string;
  /** A call of the contract: `wallet.get`. */
  "kapao.endpoint"?: string;
  /** How far a failed call got. */
  "kapao.reached"?: string;
  /** Whether a browser's script asked for the data of a page instead of the page. */
  "kapao.is_data"?: boolean;
}

/** Records where time goes, from a member's tap to the operator. */
export interface Tracing {
  /** Runs `work` in a span. If it throws, the span gets the kind of the error. */
  span<T>(name: string, place: SpanPlace, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Adds facts to the current span. */
  tell(facts: SpanFacts): void;
  /** The headers that let another service continue the current trace (W3C Trace Context). */
  headers(): Record<string, string>;
  traceId(): string | undefined;
}

/** Work inside this process, or a call to another service. */
export type SpanPlace = "inside" | "call";

const none: Record<string, string> = {};

/** Used while telemetry is off. */
export const noTracing: Tracing = {
  span: (_name, _place, _facts, work) => work(),
  tell: () => undefined,
  headers: () => none,
  traceId: () => undefined,
};
