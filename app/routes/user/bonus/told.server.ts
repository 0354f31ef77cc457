import { redirect } from "@remix-run/node";
import type { EndpointName } from "schemas/contract";
import type { IntentRecord } from "~/money/once/record.server";
import { OperatorError } from "~/operator/error";
import { outcomePath } from "~/paths";

/** A refusal is shown on the page as section 8 says for the call; everything else on the outcome page. */
export function told({ id, state, message }: IntentRecord, endpoint: EndpointName): Response {
  if (state !== "refused" || message === undefined) return redirect(outcomePath(id), 303);
  throw new OperatorError(message, { endpoint, reached: "refused" });
}
