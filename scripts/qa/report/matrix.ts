import type { EngineName } from "../../bootstrap/engines";
import { html, type Markup } from "../../html/markup";
import type { BrandSummary } from "../../operator/brands/brand-summaries";
import { anchorOf } from "./cards";
import { type Told, withOutcome } from "./told";
import { countOf, engineLabels, languageName } from "./words";

const TICK = html`<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" role="img" aria-label="passed"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>`;

/** Brand × language × engine: how many passed, or a link to the first that did not. */
export function matrix(
  told: readonly Told[],
  brands: readonly BrandSummary[],
  engines: readonly EngineName[],
): Markup {
  const heads = engines.map((engine) => html`<th scope="col">${engineLabels[engine]}</th>`);
  return html`<section class="card"><h2>Brand × language × engine</h2>
<table class="mx"><thead><tr><th></th><th></th>${heads}</tr></thead>
<tbody>${brands.flatMap((brand) => rowsOf(brand, told, engines))}</tbody></table></section>`;
}

function rowsOf(brand: BrandSummary, told: readonly Told[], engines: readonly EngineName[]): Markup[] {
  const own = told.filter(({ place }) => place?.brandId === brand.id);
  const locales = brand.locales.filter((locale) => own.some(({ place }) => place?.locale === locale));
  return locales.map((locale, index) => {
    const cells = engines.map((engine) =>
      cellOf(own.filter(({ place }) => place?.locale === locale && place.engine === engine)),
    );
    const name = html`<th scope="rowgroup" rowspan="${locales.length}">${brand.name}</th>`;
    return html`<tr>${index === 0 ? name : ""}<th scope="row" class="lang" lang="${locale}">${languageName(locale)}</th>${cells}</tr>`;
  });
}

function cellOf(told: readonly Told[]): Markup {
  if (told.length === 0) return html`<td><small>–</small></td>`;
  const [failed, flaky] = [withOutcome(told, "failed"), withOutcome(told, "flaky")];
  const passed = countOf(told.length - failed.length);
  if (failed[0])
    return html`<td class="f"><a href="#${anchorOf(failed[0])}">${failed.length} failed<small>${passed}</small></a></td>`;
  if (flaky[0])
    return html`<td class="w"><a href="#${anchorOf(flaky[0])}">${flaky.length} retried<small>${passed}</small></a></td>`;
  return html`<td>${TICK}<small>${passed}</small></td>`;
}
