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
export interface Answer<Content> {
  answer: Content;
}

/** A wait, or an attempt that is forgiven unless the operator answers it with a failure. */
export type Limited = Wait | Attempt;

export interface PostFacts {
  request: Request;
  context: RequestContext;
  params: ActionFunctionArgs["params"];
  /** The form as it was submitted. */
  typed: FormData;
  /** The form's intent token (product.md, Money); empty if it has none. */
  token: string;
}

/** What is sent along with a refused form. */
export interface Refused<Content> {
  headers?: HeadersInit;
  answer?: Content;
}

/** A form on the server, in order of execution. `Who` is the guard's result. */
export interface FormSettings<Who, Schema extends z.ZodType, Facts, Content> {
  /** Replaces the reading of text fields, for an upload. */
  read?(request: Request, facts: Omit<PostFacts, "typed" | "token"> & Who): Promise<FormData>;
  schema: Schema | ((facts: PostFacts & Who) => Schema);
  /** Values for the messages: `{ minimum: "1.00", currency: "THB" }`; only a refused form asks for them. */
  values?(
    context: RequestContext,
    facts: PostFacts & Who,
  ): Record<string, string> | Promise<Record<string, string>>;
  /** The rate limit; beyond it the form says how long to wait (429). */
  limit?(value: z.output<Schema>, facts: PostFacts & Who): Promise<Limited>;
  /** The facts to review before `do=confirm` runs the form (product.md, confirmations). */
  review?(value: z.output<Schema>, facts: PostFacts & Who): Promise<Facts | Refusal>;
  /**
   * Performs the action. Errors from the operator or the store need no catching: the form shows them and keeps its
   * values.
   */
  run(value: z.output<Schema>, facts: PostFacts & Who): Promise<Response | Refusal | Answer<Content>>;
  /** May throw a redirect in place of the refused form. `failure` is undefined if our own rules refused it. */
  onRefusal?(facts: PostFacts & Who & { failure: unknown }): Promise<Refused<Content> | undefined>;
}
