import { createHash } from "node:crypto";
import { html, type Markup } from "../../html/markup";
import type { BrandSummary } from "../../operator/brands/brand-summaries";
import { type Evidence, MOST_DIFFERENT, nameOf, type Picture, type Told, WITHIN } from "./told";
import { engineLabels, languageName, SHOW_TRACE, timeOf, titleOf } from "./words";

/** Where a test's card stands in the page. */
export function anchorOf(told: Told): string {
  return `t-${createHash("sha256").update(nameOf(told)).digest("hex").slice(0, 12)}`;
}

/** One test that failed, or that passed only when it was tried again. */
export function card(told: Told, brands: readonly BrandSummary[], folder: string): Markup {
  const { file, line, place, message, durationMs, outcome, evidence } = told;
  const brand = brands.findIndex(({ id }) => id === place?.brandId);
  const where = place ? `${brands[brand]?.name ?? place.brandId} · ${languageName(place.locale)} · ` : "";
  const [first = "", ...rest] = headed(message, evidence.pictures).split("\n");
  const differs = /(\d+) pixels \(ratio ([\d.]+)/.exec(message);
  const again =
    place && `npm run qa -- --operator ${place.brandId} --engine ${place.engine} --grep '${grepFor(told)}'`;
  const hasFigures = evidence.pictures.length > 0 || evidence.screen !== undefined;
  const facts: [string, string | undefined][] = [
    ["Engine", place && engineLabels[place.engine]],
    ["Sizes", evidence.pictures.map(({ name }) => sizeOf(name)).join(", ") || undefined],
    ["Difference", differs ? `${differs[1]} px (${(Number(differs[2]) * 100).toFixed(2)} %)` : undefined],
    ["Allowed", differs ? `${MOST_DIFFERENT * 100} %` : undefined],
    ["Test", line === undefined ? file : `${file}:${line}`],
    ["Took", timeOf(durationMs)],
  ];
  const trace = evidence.trace && `${folder}/${evidence.trace}`;
  const shape = `card fail ${outcome} b${brand}${hasFigures ? " seen" : ""}`;
  return html`<article class="${shape}" id="${anchorOf(told)}"><div class="facts"><h3>${where}${titleOf(told)}</h3>
<p class="${outcome === "failed" ? "bad" : "warn"}">${first || "It said nothing."}</p>
<dl>${facts.map(([name, value]) => (value === undefined ? html`` : html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}</dl>
${rest.length > 0 ? html`<pre tabindex="0">${rest.join("\n").trim()}</pre>` : ""}
${trace ? html`<p>Trace: <code>${SHOW_TRACE} ${trace}</code> or <a href="${evidence.trace}">the file</a></p>` : ""}
${again === undefined ? "" : html`<p>Again: <code>${again}</code></p>`}
${evidence.pictures.length > 0 ? html`<p>If the new picture is right: <code>${again} --update-pictures</code></p>` : ""}
</div>${hasFigures ? html`<div class="pictures">${evidence.pictures.flatMap(figures)}${screenOf(evidence)}</div>` : ""}</article>`;
}

/** A picture's failure begins with the name of an assertion; its name says more. */
function headed(message: string, pictures: readonly Picture[]): string {
  return pictures.length === 0
    ? message
    : `${pictures.map(({ name, baseline }) => `${name}: ${baseline === undefined ? "has no" : "unlike its"} baseline`).join("; ")}\n${message}`;
}

/** A regular expression for the title, as the shell takes it in quotes. */
function grepFor(told: Told): string {
  return titleOf(told)
    .replaceAll(WITHIN, " ")
    .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll("'", ".");
}

/** The size that a picture's name ends with: a width, or the text's size. */
function sizeOf(picture: string): string {
  const [, size] = /-(\d+)$/.exec(picture) ?? [];
  return size === "150" ? "360, text at 150 %" : (size ?? "360");
}

/** A picture that was compared shows the screen already. */
function screenOf({ screen, pictures }: Evidence): Markup {
  return screen === undefined || pictures.length > 0
    ? html``
    : figure({ src: screen, caption: "When it failed", shape: "", name: "the screen" });
}

function figures({ name, actual, baseline, diff }: Picture): Markup[] {
  const sides = [
    { src: actual, caption: "This run", shape: "" },
    { src: baseline, caption: "Baseline", shape: "" },
    { src: diff, caption: "Difference", shape: "diff" },
  ];
  return sides.map(({ src, caption, shape }) =>
    src === undefined
      ? html`<figure><figcaption>${caption}: none (${name})</figcaption></figure>`
      : figure({ src, caption, shape, name }),
  );
}

function figure({ src, caption, shape, name }: Record<"src" | "caption" | "shape" | "name", string>): Markup {
  return html`<figure class="${shape}"><a href="${src}"><img src="${src}" alt="${caption}: ${name}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}
