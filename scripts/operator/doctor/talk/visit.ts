import { randomUUID } from "node:crypto";
import { type Contract, contract, type EndpointName } from "schemas/contract";
import { type AnswerOf, type Endpoint, isMultipart, pathNames } from "schemas/contract/endpoint";
import { FormData } from "undici";
import type { Secrets } from "../secrets";
import type { Heard } from "../socket/heard";
import { writtenPath } from "./path";
import { type Ask, answerIn, passwordIn, type Reply, replyOf } from "./reply";
import { send } from "./send";
import type { Target } from "./target";

type Answer<
  Area extends keyof Contract,
  Call extends keyof Contract[Area],
> = Contract[Area][Call] extends Endpoint ? AnswerOf<Contract[Area][Call]> : never;

/** One examination: sends the requests, and keeps every reply. */
export class Visit {
  readonly replies: Reply[] = [];
  /** Why a call was not asked. */
  readonly skipped = new Map<EndpointName, string>();
  /** What of a call could not be checked, and why. */
  readonly unchecked = new Map<EndpointName, string>();
  /** What the socket said while a message was sent. */
  heard: Heard | undefined;
  #token: string | undefined;

  constructor(
    readonly target: Target,
    readonly secrets: Secrets,
  ) {
    const { username, password, token, giftKey, giftLink } = target;
    for (const secret of [username, password, token, giftKey, giftLink]) secrets.keep(secret);
    this.#token = target.token;
  }

  get isSignedIn(): boolean {
    return this.#token !== undefined;
  }

  signIn(token: string): void {
    this.secrets.keep(token);
    this.#token = token;
  }

  /** The good replies of a call, the newest last. */
  good(call: string): Reply[] {
    return this.replies.filter(({ name, reading }) => name === call && reading?.is === "read");
  }

  /** All good answers of a call, with what was asked. */
  all<Area extends keyof Contract & string, Call extends keyof Contract[Area] & string>(
    area: Area,
    call: Call,
  ) {
    return this.good(`${area}.${call}`).map((reply) => ({
      input: reply.ask.input,
      answer: answerIn(reply) as Answer<Area, Call>,
      reply,
    }));
  }

  /** The newest good answer of a call. */
  answer<Area extends keyof Contract & string, Call extends keyof Contract[Area] & string>(
    area: Area,
    call: Call,
  ) {
    return this.all(area, call).at(-1)?.answer;
  }

  /** Asks, and keeps the reply. */
  async ask(name: EndpointName, ask: Ask): Promise<Reply> {
    const reply = await this.aside(name, ask);
    this.replies.push(reply);
    return reply;
  }

  /** Asks, without holding the reply against the call. */
  async aside(name: EndpointName, ask: Ask): Promise<Reply> {
    const endpoint = endpointOf(name);
    const { url, brand, pace } = this.target;
    const fields = withoutPathValues(endpoint.path, ask.input);
    const headers: Record<string, string> = this.#headers(name, endpoint, ask);
    const sentAt = Date.now();
    const startedAt = performance.now();
    const came = await send({
      url: url + writtenPath(brand?.paths[name] ?? endpoint.path, ask.input, ask.isEncoded),
      method: endpoint.method,
      headers,
      ...(endpoint.body && { body: bodyOf(endpoint, fields) }),
      timeoutMs: Math.min(pace.timeoutMs, endpoint.timeoutMs),
      maxBytes: endpoint.maxBytes,
    });
    const secret = String(fields.password ?? headers.authorization?.slice("Bearer ".length) ?? "");
    const times = { secret, sentAt, durationMs: performance.now() - startedAt };
    const reply = replyOf({ name, endpoint }, ask, came, times);
    if (name === "wallet.credentials") this.secrets.keep(passwordIn(reply));
    return reply;
  }

  #headers(name: EndpointName, { body, token: needsToken }: Endpoint, { token, idempotencyKey }: Ask) {
    const { address, brand } = this.target;
    const sent = token === "unknown" ? `unknown-${randomUUID()}` : token === "none" ? undefined : this.#token;
    const isSent = sent !== undefined && (needsToken || name.startsWith("chat."));
    return {
      accept: "application/json",
      "x-requested-with": "wallet-user",
      "user-agent": "Kapao",
      "x-request-id": randomUUID(),
      "accept-language": brand?.defaultLocale ?? "th",
      ...(address !== undefined && { "x-forwarded-for": address }),
      ...(isSent && { authorization: `Bearer ${sent}` }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      ...(body && !isMultipart(body) && { "content-type": "application/json" }),
    };
  }
}

export function endpointOf(name: EndpointName): Endpoint {
  const [area, call] = name.split(".") as [keyof Contract, string];
  return (contract[area] as Record<string, Endpoint>)[call] as Endpoint;
}

function withoutPathValues(path: string, input: Record<string, unknown>): Record<string, unknown> {
  const named = new Set(pathNames(path));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !named.has(key)));
}

function bodyOf({ body }: Endpoint, fields: Record<string, unknown>): string | FormData {
  if (!body || !isMultipart(body)) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob | string);
  return form;
}
