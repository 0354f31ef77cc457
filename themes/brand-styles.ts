import postcss, { type Root } from "postcss";
import type { Brand } from "schemas/brand";
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
export function siteStyles(css: string, brand: Brand): string {
  return withDrawings(rootCss(brand) + chosen(css, brand), brand);
}

/** The styles of one page by itself, with the variables of which they make use and no others. */
export function pageStyles(css: string, brand: Brand): string {
  return withDrawings(withUsedVariables(rootCss(brand) + chosen(css, brand)), brand);
}

/** The same without drawings. */
export function plainStyles(css: string, brand: Brand): string {
  return withoutDrawings(pageStyles(css, brand));
}

/** What one stylesheet gives to the first paint of pages; made once, as it takes milliseconds. */
export function firstPaintRules(css: string, brand: Brand): BrandRules {
  const { shared, variants } = brandRules(css, brand);
  return { shared: firstPaintOf(shared), variants: variants.map(firstPaintOf) };
}

/** What a page with these stylesheets needs of them to paint itself before the site's sheet has come. */
export function firstPaint(sheets: readonly BrandRules[], brand: Brand): string {
  return withUsedVariables(firstPaintOf(rootCss(brand)) + joined(sheets));
}

/** In development Vite serves the components' styles with all variants; the root's attributes say which count. */
export function developmentStyles(brand: Brand): string {
  return rootCss(brand) + drawingVariables(brand);
}

/** The rules of a stylesheet that count for one brand. */
interface BrandRules {
  /** Those of all brands. */
  shared: string;
  /** Those of the brand's choice from each list, in the order of the lists. */
  variants: readonly string[];
}

function brandRules(css: string, brand: Brand): BrandRules {
  const styles = postcss.parse(css);
  const character = characterOf(brand);
  return {
    shared: picked(styles, (selector) => (isConditional(selector) ? undefined : selector)),
    variants: characterKeys.map((key) => {
      const condition = when(key, character[key]);
      return css.includes(condition)
        ? picked(styles, (selector) => withoutCondition(selector, condition))
        : "";
    }),
  };
}

/** All variants behind all shared rules, list by list. */
function joined(sheets: readonly BrandRules[]): string {
  const shared = sheets.map((sheet) => sheet.shared);
  const variants = characterKeys.flatMap((_, list) => sheets.map((sheet) => sheet.variants[list]));
  return [...shared, ...variants].join("");
}

function chosen(css: string, brand: Brand): string {
  return joined([brandRules(css, brand)]);
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
