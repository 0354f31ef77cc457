import type { SafeHtml } from "~/html/safe-html";
import type { BindingFacts } from "../terms/binding-review";

/** What a promotion code gives, as the operator describes it. */
export interface Promotion {
  code: string;
  description?: SafeHtml;
  percentFail?: number;
}

/** What a member reviews before receiving it. */
export type PromotionReview = BindingFacts & Pick<Promotion, "code">;
