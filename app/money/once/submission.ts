import type { ExpectedEntry } from "./entry-references.server";
import type { IntentRecord, Snapshot, Stored } from "./record.server";

/** What is the same for every operation of a kind. */
export interface ExecutedKind {
  readonly name: string;
  /** A member has one operation in flight per lane. An upload takes minutes and must not block anything else. */
  readonly lock: "wallet" | "slip";
  /** Which of the brand's timeouts applies to the call. */
  readonly timeout: "generalMs" | "slipUploadMs";
  /** Success only means that the operator has accepted it; the statement shows the outcome. */
  readonly isAcceptedFirst: boolean;
  /** What the statement will show of an operation, as its record is when it is sent; undefined if nothing. */
  expectedEntry(record: IntentRecord): ExpectedEntry | undefined;
}

/** What the operator granted. */
export interface Granted<Result> {
  message?: string;
  result?: Result;
}

/** A streamed file. `digest` reads what is left of it, `whole` waits until somebody has read all of it. */
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
  /** Where the outcome leads back to, if the facts do not say it. */
  screen?: string;
  requestId: string;
  /** Aborted when the member's request ends. */
  signal?: AbortSignal;
  /** Counts the operation, once per intent; throws if it is one too many. Nothing is sent or kept then. */
  admit(): Promise<void>;
  /** Takes the snapshot under the member's lock before sending. If it fails, nothing is sent. */
  takeSnapshot(): Promise<Snapshot>;
  /** Calls the operator. Runs at most once per intent. */
  send(idempotencyKey: string): Promise<Granted<Stored>>;
  /** The body, if it is a streamed file: another one with the same intent is refused. */
  file?: SentFile;
}

/**
 * The result of a submission. `settled`: there is a record, from this submission or an earlier one of the same intent.
 * `busy`: another operation of this member is in flight. `expired`: the form must be rendered again. `altered`: the
 * intent was used with another content. `unclear`: it may have been, its first file is not known. `invalid`: not an
 * intent of this member and operation.
 */
export type SubmissionResult =
  | { kind: "settled"; record: IntentRecord }
  | { kind: "busy" | "expired" | "altered" | "unclear" | "invalid" };
