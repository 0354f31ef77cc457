import type { Release } from "./step";

/** How a release writes a record, by the text that this one writes. */
export interface Spelling {
  write(key: string, text: string): string;
  /** The stored text of one that this replica has written. */
  of(text: string): string;
}

/**
 * The next release adds a field, at the top level and inside, and keeps what it reads; the last one keeps the digest of a
 * slip's picture only where the operator has it.
 */
export function spellingOf(release: Release): Spelling {
  const own = new Map<string, string>();
  const spell = { last: asTheLast, this: (text: string) => text, next: asTheNext }[release];
  return {
    write(key, text) {
      if (!key.startsWith("intent:")) return text;
      const spelled = spell(text);
      if (spelled !== text) own.set(text, spelled);
      return spelled;
    },
    of: (text) => own.get(text) ?? text,
  };
}

function asTheNext(text: string): string {
  if (text.includes('"shard"')) return text;
  const record = JSON.parse(text) as Record<string, unknown>;
  const snapshot = record.snapshot && { ...(record.snapshot as object), coins: 1 };
  return JSON.stringify({ shard: 7, ...record, ...(snapshot ? { snapshot } : {}) });
}

function asTheLast(text: string): string {
  const { digest, ...record } = JSON.parse(text) as Record<string, unknown>;
  const isHad = record.state === "accepted" || record.state === "done";
  return digest === undefined || isHad ? text : JSON.stringify(record);
}
