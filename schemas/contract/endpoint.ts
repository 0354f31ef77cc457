import type * as z from "zod";

/**
 * What a call does at the operator, and so how it may be treated:
 * `read` changes nothing (may be retried once, may be prefetched), `change` alters something that is not money,
 * `money` moves money or grants something (at most once, never retried, carries an Idempotency-Key).
 */
export type Effect = "read" | "change" | "money";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** JSON bodies are zod objects; `multipart` bodies are streamed through and described by their field names. */
export type Body = z.ZodObject | Multipart | undefined;

export interface Multipart {
  readonly multipart: readonly string[];
}

export interface Endpoint<
  Path extends string = string,
  RequestBody extends Body = Body,
  Answer extends z.ZodType = z.ZodType,
  What extends Effect = Effect,
> {
  readonly method: Method;
  readonly path: Path;
  readonly body: RequestBody;
  readonly response: Answer;
  readonly timeoutMs: number;
  readonly effect: What;
  /** Needs a member's token. */
  readonly token: boolean;
}

/** 60 s unless stated (specification, section 9). */
export const GENERAL_TIMEOUT_MS = 60_000;
/** Slip and chat uploads (specification, section 9). */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** One row of the contract. Defaults: GET, no body, 60 s, `read`, with a member's token. */
export function endpoint<
  const Path extends string,
  RequestBody extends Body = undefined,
  Answer extends z.ZodType = z.ZodType,
  const What extends Effect = "read",
>(row: {
  method?: Method;
  path: Path;
  body?: RequestBody;
  response: Answer;
  timeoutMs?: number;
  effect?: What;
  token?: boolean;
}): Endpoint<Path, RequestBody, Answer, What> {
  return {
    method: row.method ?? "GET",
    path: row.path,
    body: row.body as RequestBody,
    response: row.response,
    timeoutMs: row.timeoutMs ?? GENERAL_TIMEOUT_MS,
    effect: (row.effect ?? "read") as What,
    token: row.token ?? true,
  };
}

/** Names between braces in a path: `"/api/qrcode/{bankCode}"` → `"bankCode"`. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type BodyOf<E> =
  E extends Endpoint<string, infer B, z.ZodType, Effect>
    ? B extends z.ZodObject
      ? z.input<B>
      : B extends Multipart
        ? FormData
        : unknown
    : never;

/** What a caller passes: the path's names and the body's fields in one object. Multipart bodies go as FormData. */
export type InputOf<E extends Endpoint> = E["body"] extends Multipart
  ? FormData
  : { [Name in PathNames<E["path"]>]: string } & BodyOf<E>;

/** What a caller gets: the answer after validation. */
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;

/** The path's names, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/** Fills a path; every value is percent-encoded. Throws a RangeError for a missing, empty or dot-only value. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== "string" || value === "" || value === "." || value === "..") {
      throw new RangeError(`path value "${name}" of ${path} is missing or not allowed`);
    }
    return encodeURIComponent(value);
  });
}

export function isMultipart(body: Body): body is Multipart {
  return body !== undefined && "multipart" in body;
}
