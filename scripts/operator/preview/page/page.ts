import { html, Markup } from "../../../html/markup";
import { factsSection } from "./facts-section";
import { faultsSection } from "./faults-section";
import { filters } from "./filters";
import { type BookView, picturePath } from "./model";
import { partSections } from "./tiles";

/** The whole page, which reads its data from itself: it opens from a server and as a file. */
export function bookPage(view: BookView): string {
  const [brand] = view.brands;
  const titles = view.brands.map(({ name }) => name).join(" · ");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brand book: ${titles}</title>
<link rel="stylesheet" href="book.css">
</head>
<body>
<header class="bar"><h1>Brand book</h1><b>${titles}</b><small>${brand?.file}</small><span class="grow"></span>
<span id="progress" role="status"></span></header>
${view.brands.map(faultsSection)}
<div class="main">
<main>${filters(view)}${partSections(view.brands)}</main>
<aside>${view.brands.map(factsSection)}</aside>
</div>
<script type="application/json" id="book">${json(view)}</script>
<script src="book.js"></script>
</body>
</html>
`.text;
}

/** What the page's script knows: the address of every picture, or why there is none. */
function json({ brands, isLive }: BookView): Markup {
  const pictures = brands.flatMap(({ id, pictures }) =>
    [...pictures].map(([name, drawn]) => [`${id}/${name}`, told(id, name, drawn, isLive)] as const),
  );
  const all = Object.fromEntries(pictures);
  // A closing tag within a reason would end the script.
  return new Markup(
    JSON.stringify({ isLive, pictures: all, all: countOf(brands) }).replaceAll("<", "\\u003c"),
  );
}

type Told = { src: string } | { fault: string };

/** The picture as the script is told of it. Another picture has another address, so that none is shown for it. */
export function told(
  brand: string,
  name: string,
  drawn: { key: string } | { fault: string },
  isLive: boolean,
): Told {
  if ("fault" in drawn) return { fault: drawn.fault };
  return { src: picturePath(brand, name) + (isLive ? `?${drawn.key}` : "") };
}

function countOf(brands: BookView["brands"]): number {
  const statesOf = ({ parts }: (typeof brands)[number]) =>
    parts.reduce((sum, { states }) => sum + states.length, 0);
  return brands.reduce((sum, brand) => sum + statesOf(brand) * 2 * brand.locales.length, 0);
}
