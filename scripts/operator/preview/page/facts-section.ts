import { html, type Markup } from "../../../html/markup";
import type { AssetBytes } from "../facts/asset-bytes";
import type { ContrastRow } from "../facts/contrasts";
import { TOO_ALIKE } from "../facts/likeness";
import { type Alike, type BrandView, picturePath } from "./model";

/** What is told of a brand beside its pictures. */
export function factsSection({ name, id, facts }: BrandView, isLive: boolean): Markup {
  if (!facts) return html``;
  const { alike, contrasts, assets, keys } = facts;
  // What is written to files is for a brand's own people.
  const others = html`<div class="card"><h2>${name} in grey, beside the others</h2>
<p class="soft">Colours taken away. Above ${100 * TOO_ALIKE} % members could take one brand for the other.</p>
${alikeRows(id, alike)}</div>`;
  return html`<section class="facts" aria-label="Facts of ${name}">
${isLive ? others : ""}
<div class="card"><h2>Contrast</h2>${contrasts.map(contrastRow)}</div>
<div class="card"><h2>Bytes of pictures</h2>${bytesTable(assets)}</div>
<div class="card"><h2>${keys.length} keys beyond the defaults</h2><ul class="keys">${keys.map(
    ({ path, value }) => html`<li><code>${path}</code> ${value}</li>`,
  )}</ul></div></section>`;
}

function alikeRows(id: string, alike: readonly Alike[] | undefined): Markup[] {
  if (!alike) return [html`<p>Compared once everything is drawn.</p>`];
  if (alike.length === 0) return [html`<p>There is no other brand.</p>`];
  return alike.flatMap((other) => likeRows(id, other));
}

function likeRows(id: string, { id: other, name, states }: Alike): Markup[] {
  return states.map(({ state, percent, own, other: theirs }) => {
    const isBad = percent !== undefined && percent > 100 * TOO_ALIKE;
    const figure = percent === undefined ? "not compared yet" : `${percent} % alike`;
    return html`<div class="alike"><p><b>${name}, ${state}</b> <span class="${isBad ? "bad" : "num"}">${figure}</span></p>${
      percent === undefined
        ? ""
        : html`<div class="pair"><img alt="" src="${picturePath(id, own)}"><img alt="" src="${picturePath(other, theirs)}"></div>`
    }</div>`;
  });
}

function contrastRow({ front, color, on, least }: ContrastRow): Markup {
  const ratios = Object.entries(on).map(
    ([back, ratio]) =>
      html`<span>${back} <b class="num">${(Math.floor(ratio * 10) / 10).toFixed(1)}</b></span> `,
  );
  const swatch = html`<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`;
  return html`<div class="ratio"><p>${swatch}<b>${front}</b> <span class="soft">least ${least}</span></p><p class="ratios">${ratios}</p></div>`;
}

function bytesTable(assets: readonly AssetBytes[]): Markup {
  const sum = assets.reduce((all, { bytes }) => all + bytes, 0);
  return html`<p class="soft">${kilobytes(sum)} in all</p><table><tbody>${assets.map(
    ({ name, bytes }) => html`<tr><td>${name}</td><td class="num">${kilobytes(bytes)}</td></tr>`,
  )}</tbody></table>`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
