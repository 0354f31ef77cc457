import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import type { Member } from "~/member/guard.server";
import { snapshotBeforeSending } from "~/money/judge/judge-again.server";
import type { Kind } from "~/money/kinds/define.server";
import type { KindName } from "~/money/kinds/index.server";
import type { IntentRecord, Snapshot, Stored } from "~/money/once/record.server";
import type { SentFile, SubmissionResult } from "~/money/once/submission";
import { outcomePath } from "~/paths";

const reasons = {
  busy: "money:busy",
  expired: "money:expired",
  altered: "money:altered",
  unclear: "money:unclear",
  invalid: "money:forged",
} as const;

/** Nothing was sent, or it had no effect. */
export interface Unsent {
  /** The reason, in the member's language. */
  text: string;
  /** The form must be rendered again before it can be submitted. */
  isStale: boolean;
  /** Shown as a toast. */
  isToast?: boolean;
}

/** The snapshot before sending shows something else than the member has agreed to. */
class Withheld extends Error {
  constructor(readonly reason: Unsent) {
    super("the operation was withheld");
  }
}

type Order<Facts, Body, Own> = {
  facts: NoInfer<Facts>;
  /** The screen that the outcome leads back to, if the facts do not say it. */
  screen?: string;
  /** The body, if it is a streamed file. */
  file?: SentFile;
  /** Why nothing is to be sent after all, by the snapshot just before sending. */
  refuses?(seen: Snapshot): Promise<Unsent | undefined>;
  /** Replaces the redirect to the outcome page; undefined keeps that redirect. */
  answer?(
    record: IntentRecord,
  ): Response | Unsent | Own | undefined | Promise<Response | Unsent | Own | undefined>;
} & (undefined extends Body ? { body?: Body } : { body: Body });

/** The form that was posted; the forms' own facts hold it. */
interface MemberPost {
  /** The form's `intent` field. */
  token: string;
  member: Member;
  request: Request;
  context: RequestContext;
}

/** The `intent` field of a form: lets the member do one operation of this kind, once. */
export function intentFor(
  { name }: { name: KindName },
  { key }: Pick<Member, "key">,
  { intentTokens }: Pick<RequestContext, "intentTokens">,
): string {
  return intentTokens.issue(key, name);
}

/**
 * Runs an operation at most once and redirects to its outcome page (303, so that a reload repeats nothing), or says why
 * nothing was sent. Throws StoreUnavailable, TooOften, and BrokenOff if the body was cut off. Accepts only kinds
 * of the list: `moveMoney(transfer, { facts }, post)`.
 */
export async function moveMoney<
  Name extends KindName,
  Facts extends Stored,
  Result extends Stored,
  Body,
  Own = never,
>(
  kind: Kind<Name, Facts, Result, Body>,
  order: Order<Facts, Body, Own>,
  { token, member, request, context }: MemberPost,
): Promise<Response | Unsent | Own> {
  const { execution, requestId, texts, locale } = context;
  const { operator } = member;
  const { facts, screen, file } = order;
  const asking = { operator, execution, requestId };
  const body = order.body as Body;
  const running = execution.run({
    token,
    memberKey: member.key,
    kind,
    facts,
    screen,
    requestId,
    signal: request.signal,
    admit: () => admit(member, context),
    takeSnapshot: async () =>
      permitted(await snapshotBeforeSending(kind, { memberKey: member.key, facts }, asking), order),
    send: (idempotencyKey) => kind.send({ operator, facts, body, idempotencyKey, clock: execution.clock }),
    file,
  });
  const result: SubmissionResult | Unsent = await running.catch(orUnsent);
  if ("text" in result) return result;
  if (result.kind === "settled") {
    return (await order.answer?.(result.record)) ?? redirect(outcomePath(result.record.id), 303);
  }
  return {
    text: texts.t(locale)(reasons[result.kind]),
    isStale: result.kind === "expired" || result.kind === "invalid",
  };
}

async function permitted(
  seen: Snapshot,
  { refuses }: Pick<Order<never, undefined, never>, "refuses">,
): Promise<Snapshot> {
  const reason = await refuses?.(seen);
  if (reason) throw new Withheld(reason);
  return seen;
}

function orUnsent(error: unknown): Unsent {
  if (error instanceof Withheld) return error.reason;
  throw error;
}

/** Limits how many operations a member may start: each leaves a record in the store for a day. */
async function admit({ key }: Member, { limits }: RequestContext): Promise<void> {
  const wait = await limits.money({ memberKey: key });
  if (wait !== null) throw new TooOften(wait);
}
