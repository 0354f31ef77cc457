import type * as z from "zod";

/**
 * What a call does at the operator, which decides how it is handled:
 * - `read` changes nothing: it may be retried once, and prefetched;
 * - `change` changes something other than money;
 * - `money` moves money or grants something: it is sent at most once, with an Idempotency-Key, and never retried.
 */
export type Effect = "read" | "change" | "money";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** JSON bodies are zod objects; `multipart` bodies are streamed and described by their field names. */
export type Body = z.ZodObject | Multipart | undefined;

export interface Multipart {
  readonly multipart: readonly string[];
}

/** A file that is uploaded. Its bytes are read on demand, and only once. */
export interface FilePart {
  /** A safe name of our own, never the sender's. */
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The `file` of a multipart body, and its text fields. */
type MultipartInput<B extends Multipart> = { file: FilePart } & {
  [Name in Exclude<B["multipart"][number], "file">]?: string;
};

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
  /** The largest response body that is read. */
  readonly maxBytes: number;
  readonly effect: What;
  /** Whether the call needs a member's token. */
  readonly token: boolean;
}

/** The default timeout (specification, section 9). */
export const GENERAL_TIMEOUT_MS = 60_000;
/** Slip and chat uploads (specification, section 9). */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** Enough for a page of any list. */
const GENERAL_MAX_BYTES = 256 * 1024;
/** For responses that people write (texts, banners) or that list every game or coupon. */
export const LARGE_MAX_BYTES = 1024 * 1024;

/** One row of the contract. Defaults: GET, no body, 60 s, 256 kB, `read`, and a member's token required. */
export function endpoint<
  const Path extends string,
  const RequestBody extends Body = undefined,
  Answer extends z.ZodType = z.ZodType,
  const What extends Effect = "read",
>(row: {
  method?: Method;
  path: Path;
  body?: RequestBody;
  response: Answer;
  timeoutMs?: number;
  maxBytes?: number;
  effect?: What;
  token?: boolean;
}): Endpoint<Path, RequestBody, Answer, What> {
  return {
    method: row.method ?? "GET",
    path: row.path,
    body: row.body as RequestBody,
    response: row.response,
    timeoutMs: row.timeoutMs ?? GENERAL_TIMEOUT_MS,
    maxBytes: row.maxBytes ?? GENERAL_MAX_BYTES,
    effect: (row.effect ?? "read") as What,
    token: row.token ?? true,
  };
}

/** The names in braces in a path: `"/api/qrcode/{bankCode}"` → `"bankCode"`. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type BodyOf<E> =
  E extends Endpoint<string, infer B, z.ZodType, Effect>
    ? B extends z.ZodObject
      ? z.input<B>
      : B extends Multipart
        ? MultipartInput<B>
        : unknown
    : never;

/** What a caller passes: path parameters and body fields in one object. */
export type InputOf<E extends Endpoint> = { [Name in PathNames<E["path"]>]: string } & BodyOf<E>;

/** What a caller gets: the validated response. */
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;

/** The names of the path parameters, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/** Fills in the path parameters, percent-encoded. Throws a RangeError for a missing, empty or dot-only value. */
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
