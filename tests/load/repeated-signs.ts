import { Agent, request } from "node:http";
import { expect } from "vitest";
import type { TestApp } from "../support/app";

export const URL_ENCODED = "application/x-www-form-urlencoded";

/** Bytes that a header, a query or a field may hold, and of a path that is looked at. */
export const LONG = 30_000;
export const PATH = 1_900;

/** All signs of ASCII that are neither letter nor digit, and one of each other sort: marks, spaces, what is not seen. */
const ALL = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).filter((one) =>
    /[\W_]/.test(one),
  ),
  ..."\t\na0ก่໊\u0301\u00a0\u200b\u0130",
];
/** Those that parsers most often look for. */
const FEW = [..." \t/\\.=a0\u0e48"];

export const signs = { all: ALL, few: FEW } as const;

/** One place that a stranger writes to. */
export interface Place {
  name: string;
  /** Sends it with so much of the sign; resolves with the status. */
  send(sign: string): Promise<number>;
}

/** A sign many times over, with something else at both ends, so that a pattern finds out late that it does not fit. */
export function repeated(sign: string, bytes: number): string {
  const end = /\w/.test(sign) ? "!" : "x";
  return end + sign.repeat(Math.floor(bytes / Buffer.byteLength(sign))) + end;
}

/** For a part of a path: as it is where the request line can hold it, otherwise encoded, and then shorter. */
export function segment(sign: string, bytes: number): string {
  const written = /[^\x21-\x7e]|[?#]/.test(sign) ? encodeURIComponent(sign) : sign;
  return repeated(written, bytes);
}

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

const agent = new Agent({ maxSockets: 4 });

/** Asks as no browser would: nothing is encoded or left out. A header holds the bytes of its text in UTF-8. */
export function ask(
  { url }: Pick<TestApp, "url">,
  { method, path, headers = {}, body }: Asked,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const written = Object.entries(headers).map(([name, value]) => [
    name,
    Buffer.from(value).toString("latin1"),
  ]);
  const length = body === undefined ? [] : [["content-length", String(Buffer.byteLength(body))]];
  const options = {
    hostname,
    port,
    agent,
    method,
    path,
    headers: Object.fromEntries([...written, ...length]),
  };
  return new Promise((resolve, reject) => {
    const asking = request(options, (answer) => {
      answer
        .resume()
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", reject);
    });
    asking.on("error", reject).end(body);
  });
}

/** What one request may hold the event loop for, in processor time (standards.md, Speed). */
const LONGEST_TURN_MS = 50;

/**
 * None of these places holds the event loop for long, whatever sign fills it, and none fails by it. A turn that was long
 * counts when it is so twice more: now and then V8 collects garbage in one.
 */
export async function expectLinear(
  app: TestApp,
  places: readonly Place[],
  written: readonly string[],
): Promise<void> {
  const faults: string[] = [];
  const turnOf = async (work: () => Promise<unknown>) => {
    await app.ask();
    await work();
    return Number(await app.ask());
  };
  for (const { name, send } of places) {
    await send("a");
    const all = async () => {
      for (const sign of written)
        if ((await send(sign)) === 500) faults.push(`${name}: 500 by ${JSON.stringify(sign)}`);
    };
    if ((await turnOf(all)) < LONGEST_TURN_MS) continue;
    for (const sign of written) {
      const turns = [await turnOf(() => send(sign)), await turnOf(() => send(sign))];
      const shortest = Math.min(...turns);
      if (shortest >= LONGEST_TURN_MS)
        faults.push(`${name}: ${Math.round(shortest)} ms by ${JSON.stringify(sign)}`);
    }
  }
  expect(faults).toEqual([]);
}
