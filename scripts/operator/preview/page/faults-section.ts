import { type Fault, positionOf } from "schemas/fault";
import { html, type Markup } from "../../../html/markup";
import type { BrandView } from "./model";

/** What is wrong in the file, above the last good pictures; nothing when all is well. */
export function faultsSection({ name, faults: told, parts }: BrandView): Markup {
  const faults = told.filter(({ isWarning }) => !isWarning);
  if (faults.length === 0) return html``;
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
  const last = parts.length > 0 ? "The pictures are those of the last file without faults." : "";
  return html`<section class="faults" role="alert" aria-label="Faults of ${name}">
<h2 class="bad">${name}: ${count}</h2><p>${last}</p>
<ol>${faults.map((fault) => html`<li class="card fault">${card(fault)}</li>`)}</ol></section>`;
}

function card(fault: Fault): Markup {
  return html`<h3><code>${fault.path}</code> ${fault.message}</h3>
<dl><dt>found</dt><dd><code>${fault.found}</code></dd><dt>allowed</dt><dd>${fault.allowed}</dd></dl>
<p class="soft">${positionOf(fault)}</p>`;
}
