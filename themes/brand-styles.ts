import postcss, { type Root } from "postcss";
import type { OperatorConfig } from "schemas/operator";
import { characterCss } from "./character";
import { characterOf } from "./colors";
import { drawingVariables, withDrawings } from "./draw";
import { firstPaintOf, removeEmpty, withoutDrawings, withUsedVariables } from "./first-paint";
import { type Part, parts } from "./parts";
import { rootCss } from "./theme";
import { characterKeys } from "./variants";
import { isConditional, when } from "./when";

/**
 * The styles of the whole site as the brand has them: the theme's variables, what all brands share, and the brand's own
 * variants. They come after what they change, so that equal selectors are enough, and nobody gets another brand's.
 */
export function siteStyles(css: string, brand: OperatorConfig): string {
  return withDrawings(rootCss(brand) + chosen(css, brand, characterCss(brand)), brand);
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
export function firstPaint(css: string, brand: OperatorConfig, there: readonly Part[] = []): string {
  const own = chosen(css, brand, partStyles(brand, there));
  return withUsedVariables(firstPaintOf(rootCss(brand) + own));
}

/** In development Vite serves the components' styles with all variants; the root's attributes say which count. */
export function developmentStyles(brand: OperatorConfig): string {
  return rootCss(brand) + drawingVariables(brand) + characterCss(brand);
}

/** The character's rules for the parts that are there. */
function partStyles(brand: OperatorConfig, there: readonly Part[]): string {
  const others = new Set<string>(parts.filter((name) => !there.includes(name)));
  return firstPaintOf(characterCss(brand), (selector) => !partsOf(selector).some((name) => others.has(name)));
}

/** The classes that a selector asks for in any case: those in brackets may be one choice of several. */
function partsOf(selector: string): string[] {
  const inner = /\([^()]*\)/;
  let text = selector;
  while (inner.test(text)) text = text.replace(inner, "");
  return [...text.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Without the rules that are for other characters; its own at the end, in the order of the lists. */
function chosen(css: string, brand: OperatorConfig, texts = ""): string {
  const styles = postcss.parse(css);
  const character = characterOf(brand);
  const shared = picked(styles, (selector) => (isConditional(selector) ? undefined : selector));
  const own = characterKeys.map((key) =>
    picked(styles, (selector) => withoutCondition(selector, when(key, character[key]))),
  );
  return [shared, texts, ...own].join("");
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
