import { data } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";

/** Why a page cannot be shown; the error screen has words for each. */
export type FailureKind = "operator" | "unavailable" | "notFound";

export interface Failure {
  kind: FailureKind;
  /** The request's id, for whoever helps. */
  reference: string;
}

const statusOf: Record<FailureKind, number> = { operator: 502, unavailable: 503, notFound: 404 };

/** A calm page in place of the one asked for: throw what this returns. */
export function failure(kind: FailureKind, { requestId }: RequestContext) {
  const body: Failure = { kind, reference: requestId };
  return data(body, { status: statusOf[kind] });
}

/** The answer of a call that a page cannot do without; its failure becomes a calm page. */
export async function needed<T>(answer: Promise<T>, context: RequestContext): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OperatorError) throw failure("operator", context);
    if (error instanceof StoreUnavailable) throw failure("unavailable", context);
    throw error;
  }
}
