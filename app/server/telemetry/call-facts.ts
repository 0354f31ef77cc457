import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import type { SpanFacts } from "~/telemetry/tracing";
import { errorKind } from "../log";

/** What the span of a call to the operator says of its end. */
export function callFacts({ status, faults = [], error }: CallRecord): SpanFacts {
  return {
    ...(status !== undefined && { "http.response.status_code": status }),
    ...(faults.length > 0 && { "error.type": "contract" }),
    ...(error !== undefined && { "error.type": errorKind(error) }),
    ...(error instanceof OperatorError && { "kapao.reached": error.reached }),
  };
}
