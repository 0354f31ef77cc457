import { BoundedMap } from "~/store/bounded-map";
import { type CssRule, cssRules, type Selector } from "./css-rules";
import { documentIds } from "./document";
import { firstPaintRules, withoutClosedMenus } from "./first-paint-css";
import type { SiteStyles } from "./site-styles";

/** How long a page is on its own: until the sheet that it links comes, or for good. */
type Span = "firstPaint" | "whole";

/** A brand's theme and the components' styles are one text each for all pages. */
const MOST_TEXTS = 8;
/** More than there are kinds of pages; a kind has some ten kilobytes. */
const MOST_KINDS = 256;

const parsed = new BoundedMap<string, Record<Span, readonly CssRule[]>>(MOST_TEXTS);

function rulesOf(css: string, span: Span): readonly CssRule[] {
  return parsed.getOrMake(css, () => {
    const whole = cssRules(css);
    return { whole, firstPaint: firstPaintRules(whole) };
  })[span];
}

/** The names of what a page consists of. */
interface Elements {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** An opened menu has it, without any script. */
const OPEN = "open";

/** Decided by the page's text, so there may be more than there are, never less. */
function elementsOf(html: string, always: readonly string[]): Elements {
  const names = { classes: new Set<string>(), tags: new Set<string>(), attributes: new Set(always) };
  for (const [, tag, attribute, value = ""] of html.matchAll(/<([a-z]\w*)|\s([\w-]+)="([^"]*)/gi)) {
    if (tag !== undefined) names.tags.add(tag);
    // React writes some names as it has them: `readOnly=""`.
    if (attribute !== undefined) names.attributes.add(attribute.toLowerCase());
    if (attribute === "class") for (const name of value.split(" ")) names.classes.add(name);
  }
  return names;
}

/** The rules that may apply to a page of these elements. */
function usedRules(rules: readonly CssRule[], page: Elements): string {
  const isThere = ({ classes, tags, attributes }: Selector) =>
    classes.every((name) => page.classes.has(name)) &&
    tags.every((name) => page.tags.has(name)) &&
    attributes.every((name) => page.attributes.has(name));
  const texts = rules.map((rule) => {
    if ("rules" in rule) {
      // Nobody prints before the sheet is there; what members print links it in its head.
      if (rule.head === "@media print") return "";
      const inner = usedRules(rule.rules, page);
      return inner === "" ? "" : `${rule.head}{${inner}}`;
    }
    if (rule.head.startsWith("@")) return `${rule.head}{${rule.body}}`;
    const kept = rule.selectors.filter(isThere);
    return kept.length === 0 ? "" : `${kept.map(({ text }) => text).join(",")}{${rule.body}}`;
  });
  return texts.join("");
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Removes animations that nothing refers to. */
function withoutUnusedAnimations(css: string): string {
  const rest = css.replace(KEYFRAMES, "");
  return css.replace(KEYFRAMES, (keyframes, name: string) => (rest.includes(name) ? keyframes : ""));
}

const ROOT = /:root\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)(--[\w-]+):((?:"[^"]*"|[^;"])*)/g;

/** Removes variables that nothing refers to, directly or through another variable. */
function withoutUnusedVariables(css: string, others: string): string {
  const bare = others + css.replace(ROOT, "");
  const values = new Map<string, string>();
  for (const [, block = ""] of css.matchAll(ROOT)) {
    for (const [, name = "", value = ""] of block.matchAll(DECLARATION)) values.set(name, value);
  }
  const used = new Set<string>();
  const note = (text: string) => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      note(values.get(name) ?? "");
    }
  };
  note(bare);
  return css.replace(ROOT, (_, block: string) => {
    const kept = block.replace(DECLARATION, (declaration, name: string) =>
      used.has(name) ? declaration : "",
    );
    return kept === "" ? "" : `:root{${kept.replace(/^;/, "")}}`;
  });
}

/**
 * A page's tags, classes and attributes in their order. Pages in which these are the same have the same rules in use. A
 * word is read from its beginning only: from each of its letters a visitor's long one would take seconds.
 */
const SKELETON = /<\w+|class="[^"]*"|(?<![\w-])[\w-]+="/g;

/** The rules in use by pages' skeletons. */
const made = new WeakMap<Styles, BoundedMap<string, string>>();

function usedCss(html: string, styles: Styles, span: Span): string {
  const known = made.get(styles) ?? new BoundedMap<string, string>(MOST_KINDS);
  made.set(styles, known);
  const key = span + (html.match(SKELETON) ?? []).join("");
  return known.getOrMake(key, () => {
    const page = span === "whole" ? elementsOf(html, [OPEN]) : elementsOf(withoutClosedMenus(html), []);
    return drawn(page, styles, span);
  });
}

function drawn(page: Elements, { components, theme }: Styles, span: Span): string {
  const [own, themed] = [components, theme].map((css) =>
    withoutUnusedAnimations(usedRules(rulesOf(css, span), page)),
  );
  return `${own}${withoutUnusedVariables(themed ?? "", own ?? "")}`;
}

export type Styles = Pick<SiteStyles, "components" | "theme">;

const OWN = new RegExp(`(<style id="${documentIds.styles}"[^>]*>)(?=</style>)`);
const SHEET = `<link id="${documentIds.sheet}"`;

/**
 * Fills in a page's inline styles: those that its own elements may use, or those above the link of the sheet if that
 * stands in the page, and of these only what their first paint needs. What comes later uses the sheet
 * (root-styles.tsx). `html` may be the beginning of a page.
 */
export function withUsedCss(html: string, styles: Styles): string {
  if (!OWN.test(html)) return html;
  const sheet = html.indexOf(SHEET);
  const css =
    sheet === -1 ? usedCss(html, styles, "whole") : usedCss(html.slice(0, sheet), styles, "firstPaint");
  return html.replace(OWN, (tag) => tag + css);
}
