import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { readable } from "./leniency";
import { ack, maybe, wireHtml, wireId, wireNumber } from "./wire";

const termsAt = (path: string) => ({
  percentFail: readable(`${path}percentFail`, maybe(wireNumber)),
  description: maybe(wireHtml),
});

/** Whether a code's promotion was found: an answer without terms means that it was not (operator-api.md). */
export function hasTerms({
  percentFail,
  description,
}: {
  percentFail?: unknown;
  description?: unknown;
}): boolean {
  return percentFail !== undefined || description !== undefined;
}

/** Promotion codes. */
export const promotion = {
  /** The promotion that is announced, if there is one. */
  current: endpoint({
    path: "/api/promotion/current",
    maxBytes: LARGE_MAX_BYTES,
    response: z.object({ promotion: maybe(z.object({ code: wireId, ...termsAt("promotion.") })) }),
  }),
  /** What a code's promotion gives. */
  find: endpoint({
    path: "/api/promotion/find/{code}",
    maxBytes: LARGE_MAX_BYTES,
    response: z.object(termsAt("")),
  }),
  /** Receives the promotion of a code. */
  activate: endpoint({ path: "/api/promotion/activate/{code}", effect: "money", response: ack }),
};
