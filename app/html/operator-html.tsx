import * as css from "./operator-html.css";
import type { SafeHtml } from "./safe-html";

/** Shows the operator's HTML. This is the only place that inserts it, and it accepts only sanitised HTML. */
export function OperatorHtml({ html }: { html: SafeHtml }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
