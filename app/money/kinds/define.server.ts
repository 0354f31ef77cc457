import * as z from "zod";
import type { Clock } from "~/money/once/clock";
import type { ExpectedEntry } from "~/money/once/entry-references.server";
import type { IntentRecord, Snapshot, Stored } from "~/money/once/record.server";
import type { ExecutedKind, Granted } from "~/money/once/submission";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Conclusion } from "./evidence/conclusion";
import { type ExpectedEffect, expectedEntryOf } from "./evidence/expected-effect";
import type { JudgedCall } from "./evidence/new-rows.server";
import { takeBooksSnapshot } from "./evidence/snapshot.server";
import type { OutcomePage } from "./outcome-page";

/** Where an operation leaves what decides it if its answer is lost. */
type EvidenceDefinition<Facts, Result, Seen> =
  /** In the books: wallet and statement. */
  | {
      in: "books";
      /** Reads an amount that only the operator knows; kept as the snapshot's `own`. */
      readAmount?(operator: Operator): Promise<unknown>;
      /** Null if the amount is not known. */
      effect(facts: Facts, before: Snapshot): ExpectedEffect | null;
    }
  /** In what only this kind reads: a bonus's status, a list of coupons. */
  | {
      in: "own";
      /** The shape of what is read; it is stored as JSON, in the snapshot's `own`. */
      schema: z.ZodType<Seen>;
      /** Names what is read. Operations that change the same are lookalikes. */
      subject(facts: Facts): string;
      /** Null if the operator does not show enough. */
      read(operator: Operator, facts: Facts): Promise<Seen | null>;
      judge(before: Seen, now: Seen, call: JudgedCall, facts: Facts): Conclusion | null;
      /** Its evidence is a row with a time, so what is sent after this call's end is no lookalike. */
      isDated?: true;
      /** What the operator granted, in place of the lost answer. */
      grantedBy?(before: Seen, now: Seen, call: JudgedCall): Result | undefined;
    };

interface KindDefinition<
  Name extends string,
  Facts extends Stored,
  Result extends Stored,
  Body,
  Seen extends object = object,
> {
  name: Name;
  /** Defaults to `wallet`. */
  lock?: ExecutedKind["lock"];
  /** Defaults to `generalMs`. */
  timeout?: ExecutedKind["timeout"];
  /** What the operator is asked to do, as stored; defaults to nothing but the call itself. */
  facts?: z.ZodType<Facts>;
  /** What the operator grants, as stored; defaults to nothing. */
  result?: z.ZodType<Result>;
  /** Defaults to false. */
  isAcceptedFirst?: boolean;
  evidence: EvidenceDefinition<Facts, Result, Seen>;
  /** The subjects of other kinds' evidence that it changes as well. */
  changes?: readonly string[];
  /** Until when that change may come, where somebody else completes it; in ms since the epoch. */
  changesUntil?(result: Result | undefined, startedAt: number): number;
  /** What the statement shows of it, if wallet and statement are not its evidence; defaults to nothing. */
  expectedEntry?: ExpectedEntry;
  /** Calls the operator. Runs at most once per intent. */
  send(call: {
    operator: Operator;
    facts: Facts;
    body: Body;
    idempotencyKey: string;
    clock: Clock;
  }): Promise<Granted<Result>>;
  /** `before` was taken before sending; absent if nothing was sent. `screen` is the record's. */
  page(
    facts: Facts,
    result: Result | undefined,
    before: Snapshot | undefined,
    screen: string | undefined,
  ): OutcomePage;
}

/** What judging and pages must know of a kind of operation; its facts are parsed from a record. */
export interface JudgedKind extends ExecutedKind {
  readonly evidence: "books" | "own";
  readonly isDated: boolean;
  /** What its own evidence is about; null for another release's facts, and if the evidence is in the books. */
  subject(record: Pick<IntentRecord, "facts">): string | null;
  readonly changes: readonly string[];
  changesUntil(record: IntentRecord): number | undefined;
  /** Reads the evidence over new connections, before sending and whenever it is judged. Throws OperatorError. */
  takeSnapshot(operator: Operator, facts: Stored, clock: Clock): Promise<Snapshot>;
  /** What it leaves in the books; null if that is not known, or not its evidence. */
  effect(record: IntentRecord): ExpectedEffect | null;
  /** What its own evidence says; null if that is nothing. */
  judgeOwn(record: IntentRecord, seen: Snapshot, call: JudgedCall): Conclusion | null;
  /** What the operator granted, by that evidence. */
  grantedBy(record: IntentRecord, seen: Snapshot, call: JudgedCall): Stored | undefined;
  /** Null if the facts were written by another release. */
  pageOf(record: IntentRecord): OutcomePage | null;
}

/** One kind of operation, with everything that defines it. */
export interface Kind<Name extends string, Facts extends Stored, Result extends Stored, Body>
  extends JudgedKind {
  readonly name: Name;
  /** A record's facts; undefined if another release wrote them. */
  factsOf(stored: Stored): Facts | undefined;
  /** A record's result; undefined if it has none, or if another release wrote it. */
  resultOf(stored: Stored | undefined): Result | undefined;
  send: KindDefinition<Name, Facts, Result, Body>["send"];
}

const NoFacts: z.ZodType<Stored> = z.object({});

export function defineKind<
  const Name extends string,
  Facts extends Stored = Record<never, never>,
  Result extends Stored = Record<never, never>,
  Body = undefined,
  Seen extends object = object,
>(definition: KindDefinition<Name, Facts, Result, Body, Seen>): Kind<Name, Facts, Result, Body> {
  const { name, lock = "wallet", timeout = "generalMs", isAcceptedFirst = false } = definition;
  const { facts: schema = NoFacts as z.ZodType<Facts>, evidence, send } = definition;
  const factsOf = (stored: Stored) => schema.safeParse(stored).data;
  const resultOf = (stored: Stored | undefined) => definition.result?.safeParse(stored).data;
  const effect = ({ facts: stored, snapshot }: IntentRecord) => {
    const facts = factsOf(stored);
    return evidence.in === "books" && facts && snapshot ? evidence.effect(facts, snapshot) : null;
  };
  return {
    name,
    lock,
    timeout,
    isAcceptedFirst,
    expectedEntry(record) {
      if (evidence.in === "own") return definition.expectedEntry;
      const known = effect(record);
      return known ? expectedEntryOf(known) : undefined;
    },
    factsOf,
    resultOf,
    send,
    evidence: evidence.in,
    changes: definition.changes ?? [],
    isDated: evidence.in === "own" && evidence.isDated === true,
    subject({ facts: stored }) {
      const facts = factsOf(stored);
      return facts && evidence.in === "own" ? evidence.subject(facts) : null;
    },
    changesUntil: ({ result, startedAt }) => definition.changesUntil?.(resultOf(result), startedAt),
    async takeSnapshot({ fresh: operator }, stored, clock) {
      if (evidence.in === "books") {
        const [books, own] = await Promise.all([
          takeBooksSnapshot(operator, clock),
          evidence.readAmount?.(operator),
        ]);
        return { ...books, own };
      }
      const takenAt = clock.now();
      const facts = factsOf(stored);
      const own = facts && ((await withTimeout(evidence.read(operator, facts))) ?? null);
      return { takenAt, balances: {}, names: {}, own };
    },
    effect,
    judgeOwn({ facts: stored, snapshot }, seen, call) {
      const facts = factsOf(stored);
      const both = evidence.in === "own" && ownBeforeAndNow(evidence.schema, snapshot, seen);
      return facts && both ? evidence.judge(...both, call, facts) : null;
    },
    grantedBy({ snapshot }, seen, call) {
      const both = evidence.in === "own" && ownBeforeAndNow(evidence.schema, snapshot, seen);
      return both ? evidence.grantedBy?.(...both, call) : undefined;
    },
    pageOf({ facts: stored, result, snapshot, screen }) {
      const facts = factsOf(stored);
      return facts ? definition.page(facts, resultOf(result), snapshot, screen) : null;
    },
  };
}

/** What the kind itself has read, before sending and now; null if either failed or is another release's. */
function ownBeforeAndNow<Seen extends object>(
  schema: z.ZodType<Seen>,
  before: Snapshot | undefined,
  now: Snapshot,
): [before: Seen, now: Seen] | null {
  const earlier = schema.safeParse(before?.own).data;
  const seen = schema.safeParse(now.own).data;
  return earlier && seen ? [earlier, seen] : null;
}
