import type { EndpointName } from "schemas/contract";

export type Fields = Record<string, unknown>;

/** A response before it is written: `bytes`, if present, are sent in place of the JSON. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  bytes?: Buffer;
}

/** The request that it answers. */
export interface Asked {
  /** Null for a path that is not in the contract. */
  endpoint: EndpointName | null;
  token: "none" | "unknown" | "known";
  authorization: string;
  /** The parsed JSON body. */
  json: unknown;
  /** The announced length of the body. */
  bytes: number;
}

/** One way in which an operator may break the contract. */
export interface Mutation {
  about: string;
  /** The path that the request is taken to have. */
  path?: (path: string) => string;
  /** What the call's rule is given. */
  input?: (input: Fields, endpoint: EndpointName) => Fields;
  sent?: (sent: Sent, asked: Asked) => Sent;
  /** How long the response waits. */
  delayMs?: (endpoint: EndpointName | null) => number;
}

export type MutationTable = Readonly<Record<string, Mutation>>;

/** Changes the answer of one call, if it is no refusal. */
export function answerOf(endpoint: EndpointName, change: (answer: Fields) => unknown): Mutation["sent"] {
  return (sent, asked) => {
    const isMeant = asked.endpoint === endpoint && sent.status < 300;
    return isMeant ? { ...sent, body: change(sent.body as Fields) } : sent;
  };
}

/** Changes the rows of one call's list. */
export function rowsOf(
  endpoint: EndpointName,
  key: string,
  change: (rows: Fields[]) => readonly Fields[],
): Mutation["sent"] {
  return answerOf(endpoint, (answer) => ({ ...answer, [key]: change(answer[key] as Fields[]) }));
}

/** Changes every refusal. */
export function refusals(change: (sent: Sent, asked: Asked) => Partial<Sent>): Mutation["sent"] {
  return (sent, asked) => (sent.status < 300 ? sent : { ...sent, ...change(sent, asked) });
}

/** Changes every response. */
export function headers(added: () => Record<string, string>): Mutation["sent"] {
  return (sent) => ({ ...sent, headers: { ...sent.headers, ...added() } });
}

/** A web page in place of the JSON. */
export function page(status: number, title: string): Sent {
  const html = `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: undefined,
    bytes: Buffer.from(html),
  };
}
