import { engineNames } from "../../bootstrap/engines";
import { html, Markup } from "../../html/markup";
import type { BrandSummary } from "../../operator/brands/brand-summaries";
import { card } from "./cards";
import { matrix } from "./matrix";
import { filterStyle, filters, longest, summary, testFiles } from "./sections";
import { style } from "./style";
import { type Results, type Told, withOutcome } from "./told";
import { timeOf } from "./words";

/** Everything that the report says. */
export interface Report extends Results {
  /** All that the run was about. */
  brands: readonly BrandSummary[];
  /** The command that runs the same again. */
  command: string;
  /** Where the report stands, from the project's root: paths in commands begin with it. */
  folder: string;
  release: string;
  startedAt: Date;
  durationMs: number;
  /** How it was run, and with which versions. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** The whole page: it opens as a file, without a server, scripts or anything from elsewhere. */
export function page(report: Report): string {
  const { told, errors, notes, brands, folder, facts, command } = report;
  const [failed, flaky] = [withOutcome(told, "failed"), withOutcome(told, "flaky")];
  const cards = (tests: readonly Told[]) => tests.map((test) => card(test, brands, folder));
  const used = engineNames.filter((engine) => told.some(({ place }) => place?.engine === engine));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quality report: ${failed.length + errors.length} failed</title>
<style>${new Markup(style + filterStyle(brands))}</style>
</head>
<body>
<header class="bar"><h1>Quality report</h1><small>${headline(report)}</small><code>${command}</code></header>
<main class="wrap">
${summary(told, errors)}
${notes.map((note) => html`<p class="card warn">${note}</p>`)}
${used.length > 0 ? matrix(told, brands, used) : ""}
${errors.length > 0 ? html`<section><h2>Outside of any test</h2>${errors.map((error) => html`<article class="card fail"><pre tabindex="0">${error}</pre></article>`)}</section>` : ""}
${failed.length > 0 ? html`<section>${filters(failed, flaky, brands)}${cards(failed)}</section>` : ""}
${flaky.length > 0 ? html`<section><h2 id="retried">Passed when tried again</h2>${cards(flaky)}</section>` : ""}
${testFiles(told)}
${longest(told)}
<section class="card"><h2>How it was run</h2><table><tbody>${facts.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table></section>
</main>
</body>
</html>
`.text;
}

function headline({ release, startedAt, durationMs, told, brands }: Report): string {
  const spoken = brands.flatMap(({ id, locales }) =>
    locales.filter((locale) => told.some(({ place }) => place?.brandId === id && place.locale === locale)),
  );
  const used = engineNames.filter((engine) => told.some(({ place }) => place?.engine === engine));
  const date = startedAt.toLocaleString("en-GB", { dateStyle: "short", timeStyle: "short" }).replace(",", "");
  const extent = [countWord(spoken.length, "brand-language"), countWord(used.length, "engine")].join(" × ");
  return [`Release ${release}`, date, timeOf(durationMs), extent].join(" · ");
}

function countWord(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
