import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { elementsOf, readTree } from "./html-tree";

it("draws the tree that it has read", () => {
  const html =
    '<!DOCTYPE html><html lang="th"><head><style>a>b{}</style></head><body><ul class="row"><li>1<br/></li></ul>' +
    '<script>if (a < b) {}</script><p>x<!-- --> y</p><input type="text" required=""/></body></html>';
  const drawn = renderToStaticMarkup(createElement(Fragment, null, ...elementsOf(readTree(html))));
  expect(drawn).toBe(
    '<html lang="th"><head></head><body><ul class="row"><li>1<br/></li></ul><p>x y</p><input type="text" required=""/></body></html>',
  );
});
