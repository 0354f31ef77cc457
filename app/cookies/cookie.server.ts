import { urlOf } from "schemas/url-of";

/** The most of a value in one cookie: with name and attributes it stays below the 4 kB that browsers allow. */
const CHUNK_BYTES = 3_500;
const MAX_CHUNKS = 2;

export const YEAR_MS = 365 * 24 * 3_600_000;

interface CookieToWrite {
  name: string;
  /** An empty value removes the cookie. */
  value: string;
  isSecure: boolean;
  /** Absent: until the browser is closed. */
  maxAgeMs?: number;
}

/** The values of a Cookie header by their names; of several with one name the first. */
export function cookiesOf(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Null for an empty cookie, too. */
export function readCookie(request: Request, name: string): string | null {
  return cookiesOf(request.headers.get("cookie")).get(name) || null;
}

/** Whether a browser that comes from the form at `formPath` has kept none of the cookies that it was given there. */
export function refusesCookies({ headers }: Request, formPath: string): boolean {
  return !headers.has("cookie") && urlOf(headers.get("referer") ?? "")?.pathname === formPath;
}

/** Whether the request is for one of the addresses of `paths` that say that the browser keeps no cookies. */
export function saysNoCookies({ url }: Request): boolean {
  return new URL(url).searchParams.get("cookies") === "off";
}

/** A value that may be split over `name` and `name-2`. */
export function readChunks(request: Request, name: string): string | null {
  const first = readCookie(request, name);
  if (first === null) return null;
  return first + (readCookie(request, chunkName(name, 1)) ?? "");
}

/** Set-Cookie headers for a value that fits into at most two cookies; a shorter value removes the second. */
export function writeChunks({ value, ...cookie }: CookieToWrite): Headers {
  if (value.length > CHUNK_BYTES * MAX_CHUNKS)
    throw new RangeError("the value does not fit into two cookies");
  const headers = new Headers();
  for (let index = 0; index < MAX_CHUNKS; index++) {
    const part = value.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    headers.append(
      "set-cookie",
      serializeCookie({ ...cookie, name: chunkName(cookie.name, index), value: part }),
    );
  }
  return headers;
}

/** One httpOnly Set-Cookie header. */
export function serializeCookie({ name, value, isSecure, maxAgeMs }: CookieToWrite): string {
  const age = value === "" ? 0 : maxAgeMs;
  return [
    `${name}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    isSecure && "Secure",
    age !== undefined && `Max-Age=${Math.floor(age / 1000)}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function chunkName(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}
