/**
 * The only facts that a span may bear (standards.md, Trust 1): route patterns instead of addresses, names of the
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
  /** Of the log lines and error pages of the same request. */
  "kapao.request_id"?: string;
  /** A call of the contract: `wallet.get`. */
  "kapao.endpoint"?: string;
  /** How far a failed call got. */
  "kapao.reached"?: string;
  /** Whether a browser's script asked for the data of a page instead of the page. */
  "kapao.is_data"?: boolean;
}

/** Where time goes, for whoever traces a tap to the operator. */
export interface Tracing {
  /** Does the work in a span that ends with it; one that throws bears the error's kind. */
  span<T>(name: string, kind: SpanPlace, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Adds facts to the span in work. */
  tell(facts: SpanFacts): void;
  /** The headers with which whoever is called continues the trace (W3C Trace Context). */
  headers(): Record<string, string>;
  /** The id of the trace in work. */
  traceId(): string | undefined;
}

/** Within this process, or a call out of it. */
export type SpanPlace = "inside" | "call";

const none: Record<string, string> = {};

/** While telemetry is off. */
export const noTracing: Tracing = {
  span: (_name, _place, _facts, work) => work(),
  tell: () => undefined,
  headers: () => none,
  traceId: () => undefined,
};
