import postcss, { type Root } from "postcss";
import type { OperatorConfig } from "schemas/operator";
import { characterOf } from "./colors";
import { drawingVariables, withDrawings } from "./draw";
import { firstPaintOf, removeEmpty, withoutDrawings, withUsedVariables } from "./first-paint";
import { rootCss } from "./theme";
import { characterKeys } from "./variants";
import { isConditional, when } from "./when";

/**
 * The styles of the whole site as the brand has them: the theme's variables, what all brands share, and the brand's own
 * variants. They come after what they change, so that equal selectors are enough, and nobody gets another brand's.
 */
export function siteStyles(css: string, brand: OperatorConfig): string {
  return withDrawings(rootCss(brand) + chosen(css, brand), brand);
}

/** The styles of one page by itself, with the variables of which they make use and no others. */
export function pageStyles(css: string, brand: OperatorConfig): string {
  return withDrawings(withUsedVariables(rootCss(brand) + chosen(css, brand)), brand);
}

/** The same without drawings. */
export function plainStyles(css: string, brand: OperatorConfig): string {
  return withoutDrawings(pageStyles(css, brand));
}

/** What a page with these styles needs of them to paint itself before the site's sheet has come. */
export function firstPaint(css: string, brand: OperatorConfig): string {
  return withUsedVariables(firstPaintOf(rootCss(brand) + chosen(css, brand)));
}

/** In development Vite serves the components' styles with all variants; the root's attributes say which count. */
export function developmentStyles(brand: OperatorConfig): string {
  return rootCss(brand) + drawingVariables(brand);
}

/** Without the rules that are for other characters; its own at the end, in the order of the lists. */
function chosen(css: string, brand: OperatorConfig): string {
  const styles = postcss.parse(css);
  const character = characterOf(brand);
  const shared = picked(styles, (selector) => (isConditional(selector) ? undefined : selector));
  const own = characterKeys.map((key) =>
    picked(styles, (selector) => withoutCondition(selector, when(key, character[key]))),
  );
  return [shared, ...own].join("");
}

function withoutCondition(selector: string, condition: string): string | undefined {
  if (!selector.startsWith(condition)) return undefined;
  return selector.slice(condition.length).trim() || ":root";
}

/** A copy of the rules for which `pick` gives a selector. */
function picked(styles: Root, pick: (selector: string) => string | undefined): string {
  const copy = styles.clone();
  copy.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => pick(selector) ?? []);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeEmpty(copy);
  return copy.toString();
}
