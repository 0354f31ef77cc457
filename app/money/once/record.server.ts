import { satang } from "schemas/amount";
import { parseJson } from "schemas/parse-json";
import * as z from "zod";
import { BoundedMap } from "~/store/bounded-map";

/**
 * What the store holds for one claimed intent. Consecutive releases read each other's records, so a new field must be
 * optional, and an unknown field is kept when this release writes the record again.
 */

/** Facts and results as stored; amounts in satang. */
export type Stored = Readonly<Record<string, string | number | boolean>>;
const Stored: z.ZodType<Stored> = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** An amount among facts or results: stored as a number, parsed as satang. */
export const satangFact = z.int().transform(satang);

/** A statement entry, by what distinguishes it: entries have no id. Amounts in satang. */
export interface SnapshotEntry {
  type: string;
  amount: number;
  /** In ms since the epoch. */
  createdAt: number;
  status: string;
  /** A bonus's source: `invite`, `refund`. */
  source?: string;
}
const Entry: z.ZodType<SnapshotEntry> = z.looseObject({
  type: z.string(),
  amount: z.number(),
  createdAt: z.number(),
  status: z.string(),
  source: z.string().optional(),
});

/** What the operator shows of a member at one time, as far as an operation's evidence needs it. */
export interface Snapshot {
  /** Before the first request, in ms since the epoch. */
  takenAt: number;
  /** In satang, by account. */
  balances: Record<string, number>;
  /** The games' names by code, as shown to the member. */
  names: Record<string, string>;
  /** Some game's balance could not be read, so the sum of all accounts is unknown. */
  lacksGames?: boolean;
  /** The statement's newest entries; absent if it could not be read. */
  entries?: SnapshotEntry[];
  /** What the kind reads besides, or instead of, the wallet and the statement. */
  own?: unknown;
}
const Snapshot: z.ZodType<Snapshot> = z.looseObject({
  takenAt: z.number(),
  balances: z.record(z.string(), z.number()),
  names: z.record(z.string(), z.string()),
  lacksGames: z.boolean().optional(),
  entries: z.array(Entry).optional(),
  own: z.unknown().optional(),
});

/** `accepted`: the operator has it, and its statement will show the outcome. `unknown`: it may have happened. */
const states = ["running", "accepted", "done", "refused", "unknown"] as const;
export type RecordState = (typeof states)[number];

const Fields = z.object({
  id: z.string(),
  memberKey: z.string(),
  operation: z.string(),
  /** Names the run that claimed it and holds the member's lock. */
  holder: z.string().optional(),
  payloadHash: z.string(),
  facts: Stored,
  /** The screen that its outcome page leads back to, where the facts do not say it. */
  screen: z.string().optional(),
  state: z.enum(states),
  /** A code of the catalogue, or the operator's own text. */
  message: z.string().optional(),
  /** What the operator granted: a prize, a link. */
  result: Stored.optional(),
  /** The digest of its uploaded file, once all of it has been read. */
  digest: z.string().optional(),
  /** When its form was drawn. */
  mintedAt: z.number().optional(),
  startedAt: z.number(),
  leaseUntil: z.number(),
  /** When it was sent: from then on it may have happened. A record without it was never sent. */
  sentAt: z.number().optional(),
  /** When the response came, or waiting for it ended. */
  settledAt: z.number().optional(),
  /** When the call has ended for certain: only from then on does it count that no evidence is there. */
  quietFrom: z.number().optional(),
  /** Taken under the member's lock before sending. */
  snapshot: Snapshot.optional(),
  /** When the evidence was read that decided the state instead of a response; later evidence may correct it. */
  judgedAt: z.number().optional(),
  /** The store lost what would say whether it was sent: nobody knows, and evidence decides nothing. */
  isForgotten: z.boolean().optional(),
});
export type IntentRecord = z.output<typeof Fields>;

/** The result of a call to the operator. */
export type CallResult = Pick<IntentRecord, "state" | "message" | "result">;

const Loose = Fields.loose();

/** Of all together: some hundreds of records, as one with a member's balances takes thousands. */
const MOST_LETTERS = 500_000;
/** Records by their texts: home reads a member's latest ones each time. */
const parsed = new BoundedMap<string, Readonly<IntentRecord> | null>(MOST_LETTERS, (text) => text.length);
/** Longer texts, of members with hundreds of games, are not remembered. */
const LONGEST_REMEMBERED = 8_192;

/** Parses a stored record; null if another release wrote it in a form that this one cannot read. */
export function parseRecord(text: string): Readonly<IntentRecord> | null {
  const parse = () => Loose.safeParse(parseJson(text)).data ?? null;
  return text.length > LONGEST_REMEMBERED ? parse() : parsed.getOrMake(text, parse);
}

const Owner = z.object({ memberKey: z.string() });

/** Stands in for a record that this release cannot read, which is never judged and never overwritten. */
export function unreadableRecord(id: string, text: string): IntentRecord {
  const memberKey = Owner.safeParse(parseJson(text)).data?.memberKey ?? "";
  const facts = { operation: "", payloadHash: "", facts: {}, startedAt: 0, leaseUntil: 0 };
  return { id, memberKey, ...facts, state: "unknown", isForgotten: true };
}

/**
 * A refused record without the lists of its snapshot, which no evidence is compared with any more: a member can cause
 * any number of refusals, and each would take room in the store.
 */
export function withoutLists(record: IntentRecord): IntentRecord {
  const { state, snapshot } = record;
  if (state !== "refused" || !snapshot) return record;
  return { ...record, snapshot: { ...snapshot, entries: undefined, own: withoutArrays(snapshot.own) } };
}

function withoutArrays(own: unknown): unknown {
  if (Array.isArray(own)) return undefined;
  if (typeof own !== "object" || own === null) return own;
  return Object.fromEntries(Object.entries(own).filter(([, value]) => !Array.isArray(value)));
}

export function isSettled(record: IntentRecord): boolean {
  return record.state !== "running";
}

/** Whether it may have happened at all. */
export function mayHaveBeenSent({ sentAt, isForgotten }: IntentRecord): boolean {
  return sentAt !== undefined || isForgotten === true;
}
