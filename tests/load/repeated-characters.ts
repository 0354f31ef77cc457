import { Agent, request } from "node:http";
import { expect } from "vitest";
import type { TestApp } from "../support/app";
import { LONGEST_TURN_MS } from "../support/longest-turns";
import type { Visitor } from "../support/visitor";

export const URL_ENCODED = "application/x-www-form-urlencoded";

/** Bytes that a header, a query or a field may hold, and of a path that is looked at. */
export const LONG = 30_000;
export const PATH = 1_900;

/**
 * All characters of ASCII that are neither letter nor digit, and one of
 * each other sort: marks, spaces, what is not seen.
 */
const ALL = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).filter((one) =>
    /[\W_]/.test(one),
  ),
  ..."\t\na0\u0e01\u0e48\u0ec9\u0301\u00a0\u200b\u0130",
  ...["$t(", "{{", "<!--", "/a", "../", "%2F", "a."],
];
/** Those that parsers most often look for. */
const FEW = [..." \t/\\.=a0\u0e48", "$t("];

/** What is repeated: mostly one character. */
export const characters = { all: ALL, few: FEW } as const;

/** The app that is asked, and who asks. */
export interface Target {
  app: TestApp;
  visitor: Visitor;
}

/** A place in a request, or in an answer, that somebody else fills. */
export interface Input {
  name: string;
  /** Sends it with so much of the character; resolves with the status. */
  send(character: string): Promise<number>;
}

/**
 * A character many times over, with something else at both ends, so that a pattern finds out late that it does not fit.
 */
export function repeated(character: string, bytes: number): string {
  const end = /\w/.test(character) ? "!" : "x";
  return end + character.repeat(Math.floor(bytes / Buffer.byteLength(character))) + end;
}

/** For a part of a path: as it is where the request line can hold it, otherwise encoded, and then shorter. */
export function segment(character: string, bytes: number): string {
  const written = /[^\x21-\x7e]|[?#]/.test(character) ? encodeURIComponent(character) : character;
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

/**
 * None of these inputs holds the event loop for longer than one request may, whatever fills it, and none fails by it. A
 * turn that was long counts when it is so twice more: now and then V8 collects garbage in one.
 */
export async function expectLinear(
  app: TestApp,
  inputs: readonly Input[],
  written: readonly string[],
): Promise<void> {
  const turnOf = async (work: () => Promise<unknown>) => {
    await app.ask();
    await work();
    return Number(await app.ask());
  };
  for (const { name, send } of inputs) {
    await send("a");
    for (const character of written) {
      const by = `${name}, by ${JSON.stringify(character)}`;
      const again = () => turnOf(() => send(character));
      const turn = await turnOf(async () => expect(await send(character), by).not.toBe(500));
      if (turn < LONGEST_TURN_MS) continue;
      expect(Math.min(turn, await again(), await again()), `${by}, in ms`).toBeLessThan(LONGEST_TURN_MS);
    }
  }
}
