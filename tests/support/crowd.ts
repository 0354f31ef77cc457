import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { OperatorUnderTest } from "../contract/operator-under-test";
import type { TestApp } from "./app";
import { type Noticed, watch } from "./bystander";
import { Visitor } from "./visitor";

const run = promisify(execFile);
/** What a health check may wait for, in processor time (docs/decisions/pages-take-turns.md). */
const LONGEST_TURN_MS = 250;

/** What the crowd sends, of the cookies of a member's. */
type CookieOf = (member: string) => string;
const none: CookieOf = () => "";
const own: CookieOf = (member) => member;
/** It must be unsealed to be refused. */
const forged: CookieOf = (member) =>
  member.replace(/(session=[^;]*)([^;])/, (_, sealed, last) => `${sealed}${last === "A" ? "B" : "A"}`);

/** Whose requests come at once, and what they ask for. */
export const crowds: readonly [whose: string, path: string, CookieOf][] = [
  ["guests", "/login", none],
  ["lost guests", "/nowhere", none],
  ["a member", "/user/home", own],
  ["forgers", "/user/profile", forged],
];

/** So many requests at once, from one address and a process of their own. Returns how many answers had which status. */
async function crowd(app: TestApp, count: number, path: string, cookie: string): Promise<string> {
  const script = new URL("send-crowd.mjs", import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [
    script,
    new URL(app.url).port,
    String(count),
    path,
    cookie,
  ]);
  return stdout;
}

/** What another member and a load balancer notice of it; `app` was started with `longest-turn`. Prints the figures. */
export async function expectServedBeside(
  { operator, app }: { operator: OperatorUnderTest; app: TestApp },
  count: number,
  path: string,
  cookieOf: CookieOf,
): Promise<void> {
  const [other, one] = await Promise.all(
    [1, 2].map(async () => new Visitor(app.url).signIn(await operator.member())),
  );
  if (!other || !one) throw new Error("nobody is signed in");
  await other.get("/user/home");
  await app.ask();
  let isOver = false;
  const crowding = crowd(app, count, path, cookieOf(one.cookieHeader())).finally(() => {
    isOver = true;
  });
  const noticed = await watch(app, other, "/user/home", () => isOver);
  const statuses = await crowding;
  const turn = Number(await app.ask());
  process.stdout.write(`${lineOf(count, path, turn, noticed)}, answers ${statuses}\n`);
  expect(noticed.refused).toEqual([]);
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
}

function lineOf(count: number, path: string, turn: number, { health, page, longest }: Noticed): string {
  const [ofTurn, ofHealth, ofPage, ofAll] = [turn, health, page, longest].map((ms) => `${Math.round(ms)} ms`);
  return `${count} × ${path}: longest turn ${ofTurn}; /healthz ${ofHealth}, another's home ${ofPage}, longest of both ${ofAll}`;
}
