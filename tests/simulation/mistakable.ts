import type { IntentRecord } from "~/money/once/record.server";
import { callMs, firstLook } from "./locks";
import type { Traffic } from "./model/operator";
import { type SentForm, sharesTrace } from "./sent-form";

/**
 * Whether no evidence can distinguish an operation from another one with such a trace, executed after this one's first
 * look: one that the store has lost (docs/decisions/when-nobody-can-tell.md), or one that ran after a look had told, when
 * its call's whole time was over, that it had not, whether its page said so or the look before the next operation.
 */
export function isMistakable(
  sent: SentForm,
  record: IntentRecord,
  forms: readonly SentForm[],
  truthOf: (form: SentForm) => Traffic,
): boolean {
  return forms.some((other) => {
    const { executedAt = 0 } = truthOf(other);
    const isGivenUp = executedAt > (other.refusedOf ?? Number.POSITIVE_INFINITY) + callMs(other);
    return (other.isForgotten || isGivenUp) && sharesTrace(other, sent) && executedAt > firstLook(record);
  });
}
