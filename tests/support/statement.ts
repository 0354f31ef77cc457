import { satang } from "schemas/amount";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";

type Answer = AnswerOf<Contract["statement"]["list"]>;
export type Entry = Answer["statements"][number];

const HOUR_MS = 3_600_000;

export function entryWith(more: Partial<Entry> = {}): Entry {
  return {
    statementType: "deposit",
    status: "SUCCESS",
    from: undefined,
    to: undefined,
    amount: satang(100),
    createdAt: 0,
    description: undefined,
    ...more,
  };
}

/** `count` entries an hour apart, newest first, each with another amount. */
export function entriesUntil(newest: number, count: number, more: Partial<Entry> = {}): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    entryWith({ createdAt: newest - index * HOUR_MS, amount: satang(100 + index), ...more }),
  );
}

interface Manner {
  /** The most entries in one response. */
  cap?: number;
  /** Whether it returns a total. */
  counts?: boolean;
  /** What happens between two calls. */
  afterCall?(): void;
}

/** An in-memory statement, and the calls that were made to it. */
export function statementOf(entries: Entry[], { cap = 100, counts = true, afterCall }: Manner = {}) {
  const calls: { page: number; limit: number }[] = [];
  const list = async ({ page, limit }: { page: number; limit: number }): Promise<Answer> => {
    calls.push({ page, limit });
    const size = Math.min(limit, cap);
    const statements = entries.slice((page - 1) * size, page * size);
    const total = counts ? entries.length : undefined;
    afterCall?.();
    return { statements, total, omitted: [] };
  };
  return { list, calls };
}
