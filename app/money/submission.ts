import type { Answer, OperationKind } from "./operation.server";
import type { IntentRecord, Snapshot, Stored } from "./record.server";

/** One submission of a form that moves money or grants something. */
export interface Submission {
  /** The form's `intent` field. */
  token: string;
  memberKey: string;
  kind: OperationKind;
  /** The same intent with other facts is refused. */
  facts: Stored;
  requestId: string;
  /** Aborted when the member's request ends. */
  signal?: AbortSignal;
  /** Counts the operation, once per intent; throws if it is one too many. Nothing is sent or kept then. */
  admit(): Promise<void>;
  /** Takes the snapshot under the member's lock before sending. If it fails, nothing is sent. */
  look(): Promise<Snapshot>;
  /** Calls the operator. Runs at most once per intent. */
  send(idempotencyKey: string): Promise<Answer<Stored>>;
  /** Reads a resubmitted body to its end: another file with the same intent is refused. */
  digest?(): Promise<string>;
}

/**
 * The result of a submission. `settled`: there is a record, from this submission or an earlier one of the same intent.
 * `busy`: another operation of this member is in flight. `expired`: the form must be rendered again. `altered`: the
 * intent was used with other facts. `invalid`: not an intent of this member and operation.
 */
export type Verdict =
  | { kind: "settled"; record: IntentRecord }
  | { kind: "busy" | "expired" | "altered" | "invalid" };
