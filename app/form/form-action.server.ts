import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { AGAIN } from "~/document/kept-fields";
import { failure } from "~/errors/failure.server";
import { TooOften } from "~/errors/wait.server";
import { readForm } from "~/fields/read-form.server";
import { requireMember } from "~/member/guard.server";
import { isUnanswered } from "~/operator/error";
import { type FailureReply, failureReply, isUndecided } from "./failure-reply.server";
import type { FormReply, Message } from "./form-reply";
import type { FormSettings, LimitResult, PostFacts, Refusal, RefusalExtras } from "./form-settings";
import { confirmedTexts, reply } from "./reply.server";

/** The schema of a form that is only a button. */
export const NoFields = z.object({});

/** Identifies the user or throws a redirect. Its result is available in every step of the form. */
type Guard<Who> = (request: Request, context: RequestContext) => Promise<Who>;

/**
 * Creates route actions for forms behind one guard: guard, read, parse, limit, review, run, reply. The guard comes
 * first, because it keeps what was typed if the session has ended.
 */
export function formFor<Who extends object>(guard: Guard<Who>) {
  return <Schema extends z.ZodType, Facts = never, Content = never>(
    settings: FormSettings<Who, Schema, Facts, Content>,
  ) =>
    async ({ request, context, params }: ActionFunctionArgs) => {
      const who = await guard(request, context);
      const typed = await (settings.read?.(request, { request, context, params, ...who }) ??
        readForm(request));
      const token = String(typed.get("intent") ?? "");
      return answerForm(settings, { request, context, params, typed, token, ...who });
    };
}

export const memberForm = formFor(async (request, context) => ({
  member: await requireMember(request, context),
}));

export const guestForm = formFor(async () => ({}));

async function answerForm<Who extends object, Schema extends z.ZodType, Facts, Content>(
  settings: FormSettings<Who, Schema, Facts, Content>,
  facts: PostFacts & Who,
) {
  const { context, typed } = facts;
  const schema = typeof settings.schema === "function" ? settings.schema(facts) : settings.schema;
  const submission = parseWithZod(typed, { schema });
  type Reply = FormReply<Facts, Content>;

  async function refuse({ init, ...refusal }: Partial<FailureReply & Refusal>, failure?: unknown) {
    const more: RefusalExtras<Content> | undefined = await settings.onRefusal?.({ ...facts, failure });
    const { field, isStale, isToast } = refusal;
    const text = isToast ? undefined : refusal.text;
    const message = isToast ? toastOf(refusal.text) : refusal.message;
    const fieldErrors = text !== undefined && field !== undefined ? { [field]: [text] } : undefined;
    const values = await settings.values?.(context, facts);
    const formErrors = text !== undefined && field === undefined ? [text] : undefined;
    const result = reply(submission, context, { values, formErrors, fieldErrors });
    const headers = new Headers([...new Headers(init?.headers), ...new Headers(more?.headers)]);
    const body: Reply = { result, message, isStale, answer: more?.answer };
    return data(body, { status: init?.status ?? 400, headers });
  }

  const step = typed.get("do");
  const again = () => ({ ...reply(submission, context, {}), status: undefined, error: undefined });
  if (settings.review && step === "edit") return data<Reply>({ result: again() });
  if (submission.status !== "success") return refuse({});
  const { value } = submission;
  try {
    if (settings.review && step !== "confirm") {
      const seen = await settings.review(value, facts);
      if (isRefusal(seen)) return await refuse(seen);
      return data<Reply>({ result: again(), review: { facts: seen, values: confirmedTexts(typed) } });
    }
    const outcome = await withinLimit(await settings.limit?.(value, facts), () => settings.run(value, facts));
    if (outcome instanceof Response) return outcome;
    if (isRefusal(outcome)) return await refuse(outcome);
    return data<Reply>({ result: again(), answer: outcome.answer });
  } catch (error) {
    if (typed.has(AGAIN) && isUndecided(error)) throw failure("unread", context);
    return refuse(failureReply(error, context), error);
  }
}

function toastOf(text = ""): Message {
  return { as: "toast", tone: "negative", text };
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === "object" && outcome !== null && "text" in outcome;
}

/**
 * Throws TooOften beyond the limit. Only a failure that the operator answered stays counted: a lost answer is no wrong
 * guess.
 */
async function withinLimit<T>(limited: LimitResult = null, act: () => Promise<T>): Promise<T> {
  const attempt = typeof limited === "object" ? limited : { wait: limited, forgive: async () => undefined };
  if (attempt !== null && attempt.wait !== null) throw new TooOften(attempt.wait);
  try {
    const outcome = await act();
    await attempt?.forgive();
    return outcome;
  } catch (error) {
    if (isUnanswered(error)) await attempt?.forgive();
    throw error;
  }
}
