import { type Contract, contract, type EndpointName, type NamedEndpoint } from "schemas/contract";
import {
  type AnswerOf,
  type Endpoint,
  type FilePart,
  fillPath,
  GENERAL_TIMEOUT_MS,
  type InputOf,
  isMultipart,
  pathNames,
} from "schemas/contract/endpoint";
import { noTracing, type Tracing } from "~/telemetry/tracing";
import { OperatorError } from "./error";
import { guestKey } from "./in-flight.server";
import { type MultipartBody, multipartBody } from "./multipart.server";
import { readInTurns } from "./read-in-turns.server";
import type { OperatorRequest, Transport } from "./transport.server";

/** The party that a call is made for; becomes the headers of operator-api.md, "Every request". */
export interface Caller {
  token?: string;
  /** The member's IP address; absent for look-ups whose result is shared. */
  address?: string;
  userAgent?: string;
  /** The member whose calls are limited together; absent for guests and for shared look-ups. */
  memberKey?: string;
  requestId: string;
  locale?: string;
  /** Every call has a connection of its own (transport.server.ts). */
  isFresh?: boolean;
  /** The response to throw instead of an error that ends the session or the service. */
  redirectFor?(error: OperatorError): Promise<Response> | undefined;
}

export interface MoneyCall {
  /** One per intent: an operator that supports it executes a repeated call only once. */
  idempotencyKey: string;
}

type BoundCall<E> = E extends Endpoint
  ? E["effect"] extends "money"
    ? (input: InputOf<E>, options: MoneyCall) => Promise<AnswerOf<E>>
    : Record<never, never> extends InputOf<E>
      ? (input?: InputOf<E>) => Promise<AnswerOf<E>>
      : (input: InputOf<E>) => Promise<AnswerOf<E>>
  : never;

/** The typed client: `operator.wallet.transfer({ from, to, amount }, { idempotencyKey })`. Throws OperatorError. */
export type Operator = {
  [Area in keyof Contract]: { [Name in keyof Contract[Area]]: BoundCall<Contract[Area][Name]> };
} & {
  /** The same over new connections, for the evidence of what became of money: it is read where money is sent. */
  readonly fresh: Operator;
};

/** One log line per call, without path values or bodies. */
export interface CallRecord {
  endpoint: EndpointName;
  requestId: string;
  durationMs: number;
  status?: number;
  /** Where the answer was faulty: `slots.3.amount`. */
  faults?: readonly string[];
  error?: unknown;
}

export interface OperatorSettings {
  transport: Transport;
  /** The operator's own paths, by endpoint name. */
  paths: Partial<Record<EndpointName, string>>;
  timeouts: { generalMs: number; slipUploadMs: number; chatUploadMs: number };
  onCall(record: CallRecord): void;
  /** Resolves when an answer may be handled: in a turn of the party for which the call was counted. */
  waitForTurn(party: string): Promise<void>;
  /** Each call has a span, and the operator is told how to continue the trace. */
  tracing?: Tracing;
}

/**
 * The only place that calls the operator: binds the whole contract to one caller. An area is bound when it is first
 * used, because a page uses one or two.
 */
export function createOperator(settings: OperatorSettings, caller: Caller): Operator {
  const { tracing = noTracing } = settings;
  const operator: Record<string, unknown> = {};
  for (const [area, endpoints] of Object.entries(contract)) {
    const bound = ([call, endpoint]: [string, Endpoint]) => {
      const row = { name: `${area}.${call}` as EndpointName, endpoint };
      const ask = (input: Record<string, unknown> = {}, options?: MoneyCall) =>
        tracing.span(`operator ${row.name}`, "call", { "kapao.endpoint": row.name }, () =>
          callOnce(settings, caller, row, input, options),
        );
      return [call, ask] as const;
    };
    const get = () => {
      const value = Object.fromEntries(Object.entries(endpoints).map(bound));
      Object.defineProperty(operator, area, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(operator, area, { get, enumerable: true, configurable: true });
  }
  const fresh = () => createOperator(settings, { ...caller, isFresh: true });
  Object.defineProperty(operator, "fresh", { get: fresh });
  return operator as Operator;
}

async function callOnce(
  settings: OperatorSettings,
  caller: Caller,
  row: NamedEndpoint,
  input: Record<string, unknown>,
  options: MoneyCall | undefined,
): Promise<unknown> {
  const startedAt = performance.now();
  const record = { endpoint: row.name, requestId: caller.requestId };
  const done = (facts: Partial<CallRecord>) =>
    settings.onCall({ ...record, ...facts, durationMs: performance.now() - startedAt });
  try {
    const sending = outgoing(settings, caller, row, input, options);
    const incoming = await settings.transport.send(row, sending);
    const { answer, faults } = await readInTurns(row, incoming, sending.countedFor, settings.waitForTurn);
    done({ status: incoming.status, faults });
    return answer;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    done({ status: error.status, error });
    throw (await caller.redirectFor?.(error)) ?? error;
  }
}

function outgoing(
  { paths, timeouts, tracing }: OperatorSettings,
  caller: Caller,
  row: NamedEndpoint,
  input: Record<string, unknown>,
  options: MoneyCall | undefined,
): OperatorRequest {
  const { name, endpoint } = row;
  const body = bodyOf(row, input);
  const contentType = typeof body === "string" ? "application/json" : body?.contentType;
  return {
    path: filled(name, paths[name] ?? endpoint.path, input),
    headers: { ...headersOf(caller, contentType, options), ...tracing?.headers() },
    body,
    timeoutMs: timeoutOf(row, timeouts),
    countedFor: caller.memberKey ?? caller.token ?? guestKeyOf(caller),
    isFresh: caller.isFresh,
  };
}

/** Undefined for a look-up whose result is shared: it counts for no guest, so none can hold it up. */
function guestKeyOf({ address }: Caller): string | undefined {
  return address === undefined ? undefined : guestKey(address);
}

/** A value that cannot be part of a path (`..`, a lone surrogate) cannot exist at the operator, so nothing is sent. */
function filled(endpoint: EndpointName, template: string, input: Record<string, unknown>): string {
  try {
    return fillPath(template, input);
  } catch (cause) {
    throw new OperatorError("NO_DATA", { endpoint, reached: "not-sent", wasTried: false, cause });
  }
}

/** The brand's timeout for the call: the general one, or that of its upload. */
export function timeoutOf({ name, endpoint }: NamedEndpoint, timeouts: OperatorSettings["timeouts"]): number {
  if (endpoint.timeoutMs === GENERAL_TIMEOUT_MS) return timeouts.generalMs;
  return name === "wallet.slip" ? timeouts.slipUploadMs : timeouts.chatUploadMs;
}

function bodyOf(
  { endpoint }: NamedEndpoint,
  input: Record<string, unknown>,
): string | MultipartBody | undefined {
  if (endpoint.body === undefined) return undefined;
  if (isMultipart(endpoint.body)) {
    const { file, ...fields } = input as { file: FilePart } & Record<string, string | undefined>;
    return multipartBody(fields, file);
  }
  const names = new Set(pathNames(endpoint.path));
  return JSON.stringify(Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key))));
}

function headersOf(
  caller: Caller,
  contentType: string | undefined,
  options: MoneyCall | undefined,
): Record<string, string> {
  const { token, address, userAgent, requestId, locale } = caller;
  return {
    accept: "application/json",
    "accept-encoding": "identity",
    "x-requested-with": "wallet-user",
    "x-request-id": requestId,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { "x-forwarded-for": address }),
    ...(userAgent && { "user-agent": userAgent }),
    ...(locale && { "accept-language": locale }),
    ...(options && { "idempotency-key": options.idempotencyKey }),
    ...(contentType && { "content-type": contentType }),
  };
}
