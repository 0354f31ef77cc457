import { html, Markup } from "../../../html/markup";
import { type BookData, bookData } from "./data";
import { factsSection } from "./facts-section";
import { faultsSection } from "./faults-section";
import { filters } from "./filters";
import type { BookView } from "./model";
import { partSections } from "./tiles";

/** The whole page, which reads its data from itself: it opens from a server and as a file. */
export function bookPage(view: BookView): string {
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
<header class="bar"><h1>Brand book</h1><b>${titles}</b><small>${view.brands.map(({ file }) => file).join(" · ")}</small><span class="grow"></span>
<span id="progress" role="status"></span></header>
${view.brands.map(faultsSection)}
<div class="main">
<main>${filters(view)}${partSections(view.brands)}</main>
<aside>${view.brands.map((brand) => factsSection(brand, view.isLive))}</aside>
</div>
<script type="application/json" id="book">${json(bookData(view))}</script>
<script src="book.js"></script>
</body>
</html>
`.text;
}

/** A closing tag within a reason would end the script. */
function json(data: BookData): Markup {
  return new Markup(JSON.stringify(data).replaceAll("<", "\\u003c"));
}
