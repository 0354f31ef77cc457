import { describe, expect, it } from "vitest";
import type { IntentRecord, Snapshot, SnapshotEntry, Stored } from "~/money/once/record.server";
import { record, SENT } from "../../../tests/support/lost-operation";
import { judge } from "./judge.server";

/** When the second was sent, and when both calls' whole time has passed. */
const SECOND = SENT + 2_000;
const LATE = SENT + 80_000;

interface Books {
  accounts: Record<string, number>;
  entries: SnapshotEntry[];
  invite: number;
  refund: number;
}

/** A member of whom every amount is the same, so that operations can be taken for each other. */
const start = (amount: number): Books => ({
  accounts: { wallet: 50_000, JOKER: 10_000, PG: 0 },
  entries: [],
  invite: amount,
  refund: amount,
});

interface Kind {
  operation: string;
  facts: Stored;
  /** What the operator does at this time; refuses by doing nothing. */
  run(books: Books, at: number): void;
  own?(books: Books): unknown;
}

function move(
  books: Books,
  at: number,
  moves: Record<string, number>,
  entry: Omit<SnapshotEntry, "createdAt" | "status">,
) {
  for (const [account, by] of Object.entries(moves))
    books.accounts[account] = (books.accounts[account] ?? 0) + by;
  books.entries.unshift({ ...entry, createdAt: at, status: "SUCCESS" });
}

const refundOf = (operation: string): Kind => ({
  operation,
  facts: {},
  run(books, at) {
    if (books.refund === 0) return;
    move(books, at, { wallet: books.refund }, { type: "bonus", amount: books.refund, source: "refund" });
    books.refund = 0;
  },
  own: ({ refund }) => ({ amount: refund }),
});

const transferTo = (to: string): Kind => ({
  operation: "transfer",
  facts: { from: "wallet", to, amount: 10_000 },
  run: (books, at) =>
    move(books, at, { wallet: -10_000, [to]: 10_000 }, { type: "transfer", amount: 10_000 }),
});

const kinds: Kind[] = [
  transferTo("JOKER"),
  transferTo("PG"),
  {
    operation: "withdraw",
    facts: { amount: 10_000 },
    run: (books, at) => move(books, at, { wallet: -10_000 }, { type: "withdraw", amount: 10_000 }),
  },
  {
    operation: "invite-bonus",
    facts: {},
    run(books, at) {
      if (books.invite === 0) return;
      move(books, at, { wallet: books.invite }, { type: "bonus", amount: books.invite, source: "invite" });
      books.invite = 0;
    },
    own: ({ invite }) => ({ amount: invite }),
  },
  refundOf("refund-receive"),
  refundOf("refund-to-wallet"),
];

const look = (books: Books, { own }: Kind, takenAt: number): Snapshot => ({
  takenAt,
  balances: { ...books.accounts },
  names: {},
  entries: [...books.entries],
  own: own?.(books),
});

function lost(kind: Kind, id: string, sentAt: number, snapshot: Snapshot): IntentRecord {
  const { operation, facts } = kind;
  const times = { startedAt: sentAt - 10, sentAt, settledAt: sentAt + 100, quietFrom: sentAt + 65_000 };
  return { ...record({ id, operation, facts, ...times }), snapshot };
}

/** Whether an operation runs before its answer is lost, long after, or never. */
const times = ["at once", "late", "never"] as const;
type When = (typeof times)[number];

/** Two operations whose answers are lost; what each of them did, and what is said of it in the end. */
function bothLost(one: Kind, other: Kind, [first, second]: [When, When], amount: number) {
  const books = start(amount);
  const has = { one: false, other: false };
  const runs = (kind: Kind, at: number) => {
    const before = JSON.stringify(books);
    kind.run(books, at);
    return JSON.stringify(books) !== before;
  };
  const a = lost(one, "a", SENT, look(books, one, SENT - 5));
  if (first === "at once") has.one = runs(one, SENT + 50);
  const beforeSecond = look(books, other, SECOND - 5);
  const atSecond = judge(a, beforeSecond, []) ?? a;
  const b = lost(other, "b", SECOND, beforeSecond);
  if (second === "at once") has.other = runs(other, SECOND + 50);
  if (first === "late") has.one = runs(one, SECOND + 20_000);
  if (second === "late") has.other = runs(other, SECOND + 30_000);
  const toldOne = judge(atSecond, look(books, one, LATE), [b]) ?? atSecond;
  const toldOther = judge(b, look(books, other, LATE), [toldOne]) ?? b;
  const again = judge(toldOne, look(books, one, LATE + 1), [toldOther]) ?? toldOne;
  return { has, told: { one: again.state, other: toldOther.state } };
}

const pairs = kinds.flatMap((one) => kinds.map((other) => [one, other] as const));
const stories = times.flatMap((first) => times.map((second): [When, When] => [first, second]));
const nameOf = ({ operation, facts }: Kind) => `${operation} ${facts.to ?? ""}`.trim();

describe.each(pairs.map(([one, other]) => ({ name: `${nameOf(one)} and ${nameOf(other)}`, one, other })))(
  "$name, both lost",
  ({ one, other }) => {
    it.each(stories)(
      "the first runs %s, the second %s: neither is told wrongly, and the first that ran at once is told",
      (first, second) => {
        for (const amount of [10_000, 7_500]) {
          const { has, told } = bothLost(one, other, [first, second], amount);
          const rightFor = (which: "one" | "other") => (has[which] ? ["done", "accepted"] : ["refused"]);
          const isTold = first === "at once" && has.one;
          expect(isTold ? rightFor("one") : [...rightFor("one"), "unknown"], `one, ${amount}`).toContain(
            told.one,
          );
          expect([...rightFor("other"), "unknown"], `other, ${amount}`).toContain(told.other);
        }
      },
    );
  },
);
