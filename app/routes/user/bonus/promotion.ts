import type { SafeHtml } from "~/html/safe-html";

/** What a promotion code gives, as the operator describes it. */
export interface Promotion {
  code: string;
  description?: SafeHtml;
  percentFail?: number;
}
