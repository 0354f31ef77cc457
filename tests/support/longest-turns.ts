import { afterAll, beforeAll, expect } from "vitest";
import type { OperatorUnderTest, TestMember } from "../contract/operator-under-test";
import { startApp, type TestApp } from "./app";
import { configWith } from "./config-file";
import { type ReplacedAnswers, startReplacedAnswers } from "./replaced-answers";
import { MEGABYTE } from "./resident-bytes";
import { sharedOperator } from "./shared-operator";
import { Visitor } from "./visitor";

/** What one request may hold the event loop for, in processor time. */
export const LONGEST_TURN_MS = 50;
/**
 * How many requests are made before any is measured, because V8 has not yet compiled what it runs, and how many then.
 */
const USUAL = { warmUp: 4, runs: 5 };
/** For requests of many parts, each of which warms up the next. */
export const FEW = { warmUp: 1, runs: 3 };

/** The statement's and the chat's length. */
const MANY = 10_000;
export const SLIP_BYTES = 20 * MEGABYTE;
/** The most that a brand may set. */
const pageSizes = { tables: 100, statement: 100, slips: 100, coupons: 100, chatHistory: 100 };

/** What a request is answered, to be printed: its status and its length. */
export type Ask = (run: number) => Promise<string>;

/** An app with the longest pages and uploads that a brand may have, and a member with much of everything. */
export interface TurnStage {
  operator: OperatorUnderTest;
  app: TestApp;
  replaced: ReplacedAnswers;
  member: TestMember;
  visitor: Visitor;
  open(path: string): Promise<string>;
}

export function turnStage(): TurnStage {
  const config = configWith({ pageSizes, deposit: { slipMaxBytes: SLIP_BYTES } });
  const operator = sharedOperator();
  const stage = {
    operator,
    async open(path: string) {
      const answer = await stage.visitor.get(path, { accept: "text/html" });
      return `${answer.status}, ${(await answer.text()).length}`;
    },
  } as TurnStage;
  beforeAll(async () => {
    const replaced = await startReplacedAnswers(operator.url);
    const environment = { OPERATOR_API_URL: replaced.url, OPERATOR_CONFIG: config.file };
    const app = await startApp(environment, { preload: "longest-turn" });
    const member = await operator.member({ statements: MANY, walletAmount: 1_000 });
    await operator.control("POST", "/chat/fill", { username: member.username, count: MANY });
    const visitor = await new Visitor(app.url).signIn(member);
    Object.assign(stage, { replaced, app, member, visitor });
    // What all pages have in common.
    for (let page = 1; page <= 10; page++) await stage.open(`/user/statement?page=${page}`);
  });
  afterAll(async () => {
    await stage.app.stop();
    await stage.replaced.close();
    config.remove();
  });
  return stage;
}

/**
 * None of these requests holds the event loop for longer than 50 ms of processor time. Of several the shortest counts:
 * V8's collections and compilations and what else runs on the core's other half only add to it. All are printed.
 */
export async function expectShortTurns(
  { app }: Pick<TurnStage, "app">,
  name: string,
  ask: Ask,
  { warmUp, runs } = USUAL,
): Promise<void> {
  for (let run = 0; run < warmUp; run++) await ask(run);
  const turns: number[] = [];
  let last = "";
  for (let run = warmUp; run < warmUp + runs; run++) {
    await app.ask();
    last = await ask(run);
    turns.push(Number(await app.ask()));
  }
  turns.sort((one, other) => one - other);
  process.stdout.write(`${name}: turns of ${turns.map(Math.round).join(", ")} ms; answered ${last}\n`);
  expect.soft(turns[0], name).toBeLessThan(LONGEST_TURN_MS);
}
