import { html, type Markup } from "../../html/markup";
import type { BrandSummary } from "../../operator/brands/brand-summaries";
import { type Told, withOutcome } from "./told";
import { countOf, engineLabels, languageName, timeOf, titleOf } from "./words";

const MOST_LONG = 20;

/** The figures at the top. */
export function summary(told: readonly Told[], errors: readonly string[]): Markup {
  const [failed, flaky] = [withOutcome(told, "failed"), withOutcome(told, "flaky")];
  const differing = [...failed, ...flaky].flatMap(({ evidence }) => evidence.pictures).length;
  const figures: [number, string, string][] = [
    [told.length, "journeys and tests", ""],
    [told.length - failed.length, "passed", "ok"],
    [failed.length + errors.length, "failed", failed.length + errors.length > 0 ? "bad" : ""],
    [flaky.length, "passed when tried again", flaky.length > 0 ? "warn" : ""],
    [differing, "pictures unlike their baseline", differing > 0 ? "bad" : ""],
  ];
  return html`<section class="card sum">${figures.map(([count, what, shape]) => html`<div class="${shape}"><b>${countOf(count)}</b>${what}</div>`)}</section>`;
}

/** The heading of the failures, and a choice of brand that needs no script: see `filterStyle`. */
export function filters(
  failed: readonly Told[],
  flaky: readonly Told[],
  brands: readonly BrandSummary[],
): Markup {
  const chips = brands.flatMap(({ id, name }, index) =>
    failed.some(({ place }) => place?.brandId === id) ? [chip(`only${index}`, name, false)] : [],
  );
  const retried =
    flaky.length > 0 ? html`<a class="chip" href="#retried">Retried ${countOf(flaky.length)}</a>` : "";
  return html`<div class="filters" role="radiogroup" aria-label="Failures of"><h2>Failures</h2>${chip("all", `All ${countOf(failed.length)}`, true)}${chips.length > 1 ? chips : ""}${retried}</div>`;
}

function chip(id: string, text: string, isChosen: boolean): Markup {
  return html`<input type="radio" name="of" id="${id}"${isChosen ? html` checked` : ""}><label class="chip" for="${id}">${text}</label>`;
}

/** Hides the failures of the brands that are not chosen. */
export function filterStyle(brands: readonly BrandSummary[]): string {
  return brands
    .map((_, index) => `section:has(#only${index}:checked) > .fail:not(.b${index}) { display: none; }\n`)
    .join("");
}

/** The tests without a browser, by file. */
export function testFiles(told: readonly Told[]): Markup {
  const ours = told.filter(({ place }) => !place);
  const files = [...new Set(ours.map(({ file }) => file))];
  if (files.length === 0) return html``;
  const rows = files.map((file) => {
    const tests = ours.filter((test) => test.file === file);
    const failed = withOutcome(tests, "failed").length;
    const ms = tests.reduce((total, { durationMs }) => total + durationMs, 0);
    const verdict =
      failed > 0 ? html`<span class="bad">${failed} failed</span>` : html`<span class="ok">passed</span>`;
    return html`<tr><td>${file}</td><td>${verdict}</td><td class="num">${countOf(tests.length)}</td><td class="num">${timeOf(ms)}</td></tr>`;
  });
  return html`<section class="card"><h2>Tests without a browser</h2><table><thead><tr><th>File</th><th></th><th class="num">Tests</th><th class="num">Took</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

/** Where the time went. */
export function longest(told: readonly Told[]): Markup {
  const longest = told.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, MOST_LONG);
  if (longest.length === 0) return html``;
  const rows = longest.map((test) => {
    const { place, file, durationMs } = test;
    const where = place
      ? `${place.brandId} · ${languageName(place.locale)} · ${engineLabels[place.engine]}`
      : file;
    return html`<tr><td class="num">${timeOf(durationMs)}</td><td>${where}</td><td>${titleOf(test)}</td></tr>`;
  });
  return html`<section class="card"><h2>The longest</h2><table><tbody>${rows}</tbody></table></section>`;
}
