import type { ExpectedEntry } from "./entry-references.server";
import type { IntentRecord, Snapshot, Stored } from "./record.server";

/** What execution must know of a kind of operation. */
export interface ExecutedKind {
  readonly name: string;
  /** A member has one operation in flight per lock. An upload takes minutes, so it has its own. */
  readonly lock: "wallet" | "slip";
  /** Which of the brand's timeouts applies to the call. */
  readonly timeout: "generalMs" | "slipUploadMs";
  /** Success only means that the operator has accepted it; the statement shows the outcome. */
  readonly isAcceptedFirst: boolean;
  /** What the statement will show of an operation with this record; undefined if nothing. */
  expectedEntry(record: IntentRecord): ExpectedEntry | undefined;
}

/** The operator's answer to an operation, with what it granted. */
export interface Granted<Result> {
  message?: string;
  result?: Result;
}

/** A streamed file. `digest` reads what is left of it; `whole` resolves once `digest` or the call has read all of it. */
export interface SentFile {
  digest(): Promise<string>;
  whole: Promise<string>;
}

/**
 * A streamed body was cut off before the operator had received all of it: nothing can have happened, and the same form
 * may be submitted again. `cause` is the underlying error.
 */
export class BrokenOff extends Error {
  constructor(override readonly cause: Error) {
    super("the body broke off before its end", { cause });
    this.name = "BrokenOff";
  }
}

/** One submission of a form that moves money or grants something. */
export interface Submission {
  /** The form's `intent` field. */
  token: string;
  memberKey: string;
  kind: ExecutedKind;
  /** The same intent with other facts is refused. */
  facts: Stored;
  /** The screen that the outcome page leads back to, if the facts do not say it. */
  screen?: string;
  requestId: string;
  /** Aborted when the member's request ends. */
  signal?: AbortSignal;
  /** Counts the operation, once per intent; throws if it is one too many. Nothing is sent or kept then. */
  admit(): Promise<void>;
  /** Called under the member's lock before sending. If it fails, nothing is sent. */
  takeSnapshot(): Promise<Snapshot>;
  /** Calls the operator. Runs at most once per intent. */
  send(idempotencyKey: string): Promise<Granted<Stored>>;
  /** The body, if it is a streamed file: another one with the same intent is refused. */
  file?: SentFile;
}

/**
 * The result of a submission. `settled`: there is a record, from this submission or an earlier one of the same intent.
 * `busy`: another operation of this member is in flight. `expired`: the form must be rendered again. `altered`: the
 * intent was used with other facts, or another file. `unclear`: it may have been, as the first file is not known. `invalid`: not an
 * intent of this member and kind.
 */
export type SubmissionResult =
  | { kind: "settled"; record: IntentRecord }
  | { kind: "busy" | "expired" | "altered" | "unclear" | "invalid" };
