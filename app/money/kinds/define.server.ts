import * as z from "zod";
import type { Effect, Finding } from "~/money/evidence/effect";
import type { Evidence } from "~/money/evidence/evidence";
import { imprintOf } from "~/money/evidence/imprint-of";
import type { ListChange, OwnCall } from "~/money/evidence/rows.server";
import { takeSnapshot } from "~/money/evidence/snapshot.server";
import type { Clock } from "~/money/once/clock";
import type { Imprint } from "~/money/once/imprints.server";
import { type IntentRecord, isAnswered, type Snapshot, type Stored } from "~/money/once/record.server";
import type { Answer, Kind } from "~/money/once/submission";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { OutcomePage } from "./outcome-page";

interface Definition<
  Name extends string,
  Facts extends Stored,
  Result extends Stored,
  Body,
  Seen extends object = object,
> {
  name: Name;
  /** Defaults to `wallet`. */
  lane?: Kind["lane"];
  /** Defaults to `generalMs`. */
  timeout?: Kind["timeout"];
  /** What the operator is asked to do, as stored; defaults to nothing but the call itself. */
  facts?: z.ZodType<Facts>;
  /** What the operator grants, as stored; defaults to nothing. */
  result?: z.ZodType<Result>;
  /** Defaults to false. */
  isAcceptedFirst?: boolean;
  evidence: Evidence<Facts, Result, Seen>;
  /** What the statement shows of it, if wallet and statement are not its evidence; defaults to nothing. */
  imprint?: Imprint;
  /** What it changes of that by which other kinds are judged. */
  changes?: readonly string[];
  /** What it changes of the lists by which others are judged; `facts` are absent if another release wrote them. */
  changesRows?(facts: Facts | undefined): readonly ListChange[];
  /** Calls the operator. Runs at most once per intent. */
  send(call: {
    operator: Operator;
    facts: Facts;
    body: Body;
    idempotencyKey: string;
    clock: Clock;
  }): Promise<Answer<Result>>;
  /** `before` was taken before sending; absent if nothing was sent. `screen` is the record's. */
  page(
    facts: Facts,
    result: Result | undefined,
    before: Snapshot | undefined,
    screen: string | undefined,
  ): OutcomePage;
}

/** An operation for the money code, with untyped facts that it parses from a record. */
export interface OperationKind extends Kind {
  /** What a look at its own evidence must be; absent if wallet and statement are its evidence. */
  readonly seen: z.ZodType | undefined;
  /** Whether its evidence is a list to which it adds a row, as others do. */
  readonly isInRows: boolean;
  /** Whether each row of that list is such an operation's. */
  readonly onlyCallsAddRows: boolean;
  /** Whether others may undo what its evidence shows. */
  readonly canBeUndone: boolean;
  /** What it is judged by, if others may change it too. */
  thingOf(record: IntentRecord): string | undefined;
  /** Whether it changes that by which another is judged. */
  changes(record: IntentRecord, thing: string): boolean;
  /** Takes the snapshot needed before sending and at every look, where money is sent. Throws OperatorError. */
  look(operator: Operator, facts: Stored, clock: Clock): Promise<Snapshot>;
  /** Null if wallet and statement are not its evidence; `unknown` if they are but its effect on them is not known. */
  effect(record: IntentRecord): Effect | "unknown" | null;
  readonly countsRivals: boolean;
  /** Judges by the operation's own evidence; by default as if nothing else had changed it. */
  judgeOwn(
    record: IntentRecord,
    seen: Snapshot,
    others?: Pick<OwnCall, "isOthers" | "rivals">,
  ): Finding | null;
  /** The rows that one of this kind may have added to a list as seen now, or taken from it; none in any other evidence. */
  rowsIn(list: z.ZodType | undefined, record: IntentRecord, seen: Snapshot): string[];
  /** The result as that evidence shows it. */
  grantedBy(record: IntentRecord, seen: Snapshot): Stored | undefined;
  /** Null if the facts were written by another release. */
  pageOf(record: IntentRecord): OutcomePage | null;
}

/** One kind of operation, with everything that defines it. */
export interface Operation<Name extends string, Facts extends Stored, Result extends Stored, Body>
  extends OperationKind {
  readonly name: Name;
  /** A record's facts; undefined if another release wrote them. */
  factsOf(stored: Stored): Facts | undefined;
  /** A record's result; undefined if it has none, or if another release wrote it. */
  resultOf(stored: Stored | undefined): Result | undefined;
  send: Definition<Name, Facts, Result, Body>["send"];
}

const NoFacts: z.ZodType<Stored> = z.object({});

export function defineOperation<
  const Name extends string,
  Facts extends Stored = Record<never, never>,
  Result extends Stored = Record<never, never>,
  Body = undefined,
  Seen extends object = object,
>(definition: Definition<Name, Facts, Result, Body, Seen>): Operation<Name, Facts, Result, Body> {
  const { name, lane = "wallet", timeout = "generalMs", isAcceptedFirst = false } = definition;
  const { facts: schema = NoFacts as z.ZodType<Facts>, changesRows = () => [], evidence, send } = definition;
  const seenAs = evidence.in === "own" ? evidence.seen : undefined;
  const factsOf = (stored: Stored) => schema.safeParse(stored).data;
  const resultOf = (stored: Stored | undefined) => definition.result?.safeParse(stored).data;
  const thingOf = ({ facts: stored }: IntentRecord) => {
    const facts = factsOf(stored);
    return evidence.in === "own" && facts ? evidence.of?.(facts) : undefined;
  };
  return {
    name,
    lane,
    timeout,
    isAcceptedFirst,
    imprint({ facts: stored, snapshot }) {
      if (evidence.in !== "books") return definition.imprint;
      const facts = factsOf(stored);
      const effect = facts && snapshot && evidence.effect(facts, snapshot);
      return effect ? imprintOf(effect) : undefined;
    },
    factsOf,
    resultOf,
    send,
    seen: seenAs,
    isInRows:
      evidence.in === "own" && !evidence.of && changesRows(undefined).some(({ list }) => list === seenAs),
    onlyCallsAddRows: evidence.in === "own" && evidence.onlyCallsAddRows === true,
    canBeUndone: evidence.in === "own" && evidence.canBeUndone === true,
    countsRivals: evidence.in === "own" && evidence.countsRivals === true,
    thingOf,
    changes: (record, thing) => thing === thingOf(record) || (definition.changes ?? []).includes(thing),
    async look({ fresh: operator }, stored, clock) {
      if (evidence.in === "books") {
        const [books, own] = await Promise.all([takeSnapshot(operator, clock), evidence.look?.(operator)]);
        return { ...books, own };
      }
      const takenAt = clock.now();
      const facts = factsOf(stored);
      const own = facts && ((await withTimeout(evidence.look(operator, facts))) ?? null);
      return { takenAt, balances: {}, names: {}, own };
    },
    effect({ facts: stored, snapshot }) {
      if (evidence.in !== "books") return null;
      const facts = factsOf(stored);
      return (facts && snapshot && evidence.effect(facts, snapshot)) ?? "unknown";
    },
    judgeOwn(record, seen, among = { isOthers: () => false, rivals: 0 }) {
      const { facts: stored, snapshot, quietFrom: until = Number.POSITIVE_INFINITY } = record;
      const facts = factsOf(stored);
      if (evidence.in !== "own" || !facts || !snapshot) return null;
      const looks = bothLooks(evidence.seen, snapshot, seen);
      return (
        looks &&
        evidence.judge(facts, ...looks, {
          from: snapshot.takenAt,
          until,
          isAnswered: isAnswered(record),
          ...among,
        })
      );
    },
    rowsIn(list, record, seen) {
      const changes = changesRows(factsOf(record.facts)).filter((change) => change.list === list);
      return changes.flatMap(({ rows }) => rows(record, seen));
    },
    grantedBy({ snapshot }, seen) {
      if (evidence.in !== "own" || !snapshot) return undefined;
      const looks = bothLooks(evidence.seen, snapshot, seen);
      return looks ? evidence.grantedBy?.(...looks) : undefined;
    },
    pageOf({ facts: stored, result, snapshot, screen }) {
      const facts = factsOf(stored);
      return facts ? definition.page(facts, resultOf(result), snapshot, screen) : null;
    },
  };
}

/** Null if one of the looks failed or was stored by another release. */
function bothLooks<Seen extends object>(
  schema: z.ZodType<Seen>,
  before: Snapshot,
  now: Snapshot,
): [before: Seen, now: Seen] | null {
  const earlier = schema.safeParse(before.own).data;
  const seen = schema.safeParse(now.own).data;
  return earlier && seen ? [earlier, seen] : null;
}
