import type { IntentRecord } from "./record.server";
import type { Submission, Verdict } from "./submission";

/** The verdict on another file with the same form than the record's; null if it is the same one. */
export async function otherFile(
  { digest, state, sentAt, isForgotten }: IntentRecord,
  { file }: Submission,
): Promise<Verdict | null> {
  const wasNeverSent = state === "refused" && sentAt === undefined;
  if (!file || (digest === undefined && (wasNeverSent || isForgotten))) return null;
  if (digest === undefined) return { kind: "unclear" };
  return (await file.digest()) === digest ? null : { kind: "altered" };
}
