import type { ActionFunctionArgs } from "@remix-run/node";
import type * as z from "zod";
import type { RequestContext } from "~/context";
import type { Attempt, Wait } from "~/limits/attempt.server";

/** Nothing was done; says why in the member's language. */
export interface Refusal {
  text: string;
  /** The field at fault; if absent, the form as a whole. */
  field?: string;
  /** The form must be rendered again before it can be submitted. */
  isStale?: boolean;
  /** Shown as a toast if section 8 says so; otherwise at the form. */
  isToast?: boolean;
}

/** A form's result, to be shown on the same page. */
export interface FormAnswer<Content> {
  answer: Content;
}

/** Seconds to wait (null: none), or an attempt that counts only if the operator answers it with a failure. */
export type LimitResult = Wait | Attempt;

export interface PostFacts {
  request: Request;
  context: RequestContext;
  params: ActionFunctionArgs["params"];
  /** The form as it was submitted. */
  typed: FormData;
  /** The form's intent token (product.md, Money); empty if it has none. */
  token: string;
}

/** What is added to the reply to a refused form. */
export interface RefusalExtras<Content> {
  headers?: HeadersInit;
  answer?: Content;
}

/** A form on the server; its steps in the order in which they run. `Who` is the guard's result. */
export interface FormSettings<Who, Schema extends z.ZodType, Facts, Content> {
  /** Replaces the reading of text fields, for an upload. */
  read?(request: Request, facts: Omit<PostFacts, "typed" | "token"> & Who): Promise<FormData>;
  schema: Schema | ((facts: PostFacts & Who) => Schema);
  /** Values for the messages: `{ minimum: "1.00", currency: "THB" }`. Called only for a refused form. */
  values?(
    context: RequestContext,
    facts: PostFacts & Who,
  ): Record<string, string> | Promise<Record<string, string>>;
  /** The rate limit; beyond it the form says how long to wait (429). */
  limit?(value: z.output<Schema>, facts: PostFacts & Who): Promise<LimitResult>;
  /** The facts to review before `do=confirm` runs the form (product.md, confirmations). */
  review?(value: z.output<Schema>, facts: PostFacts & Who): Promise<Facts | Refusal>;
  /**
   * Performs the action. Errors from the operator or the store need no catching: the form shows them and keeps its
   * values.
   */
  run(value: z.output<Schema>, facts: PostFacts & Who): Promise<Response | Refusal | FormAnswer<Content>>;
  /**
   * Runs before a refused form is shown again, and may throw a redirect instead. `failure` is undefined if our own
   * rules refused it.
   */
  onRefusal?(facts: PostFacts & Who & { failure: unknown }): Promise<RefusalExtras<Content> | undefined>;
}
