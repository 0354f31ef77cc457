import * as css from "./operator-html.css";
import type { SafeHtml } from "./safe-html";

/** Shows what an operator wrote. The one place that writes HTML as it is; it takes only what was sanitised. */
export function OperatorHtml({ html }: { html: SafeHtml }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
