import { type CssRule, cssRules, type Selector } from "./css-rules";
import { documentIds } from "./document";

const parsed = new Map<string, readonly CssRule[]>();
/** More than there are kinds of pages. A brand's theme is one text for all of them. */
const MOST_TEXTS = 64;

function rulesOf(css: string): readonly CssRule[] {
  const known = parsed.get(css);
  if (known) return known;
  if (parsed.size >= MOST_TEXTS) parsed.clear();
  const rules = cssRules(css);
  parsed.set(css, rules);
  return rules;
}

/** What a page consists of. */
interface Elements {
  classes: ReadonlySet<string>;
  hasTag(name: string): boolean;
  hasAttribute(name: string): boolean;
}

/** An opened menu has it, without any script. */
const OPEN = "open";

/** Decided by the page's text, so there may be more than there are, never less. */
function elementsOf(html: string): Elements {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(" ")) classes.add(name);
  }
  // React writes some names as it has them: `readOnly=""`.
  const lowered = html.toLowerCase();
  return {
    classes,
    hasTag: (name) => html.includes(`<${name}`),
    hasAttribute: (name) => name === OPEN || lowered.includes(` ${name}="`),
  };
}

/** The rules that may apply to a page of these elements. */
function usedRules(rules: readonly CssRule[], page: Elements): string {
  const isThere = ({ classes, tags, attributes }: Selector) =>
    classes.every((name) => page.classes.has(name)) &&
    tags.every(page.hasTag) &&
    attributes.every(page.hasAttribute);
  const texts = rules.map((rule) => {
    if ("rules" in rule) {
      // Nobody prints before the complete files are loaded; the member part's outcomes and statements link them.
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

const CARRIED = new RegExp(
  `(<style id="(?:${documentIds.styles}|${documentIds.theme})"[^>]*>)([^<]*(?:<(?!/style>)[^<]*)*)`,
  "g",
);

/**
 * Reduces a page's inline styles to those that its own elements may use. What a script adds later uses the complete
 * stylesheets, which the browser fetches once the page is interactive (root-styles.tsx).
 */
export function withUsedCss(html: string): string {
  if (!html.includes(`<style id="${documentIds.styles}"`)) return html;
  const page = elementsOf(html);
  const texts = [...html.matchAll(CARRIED)].map(([, , css = ""]) =>
    withoutUnusedAnimations(usedRules(rulesOf(css), page)),
  );
  const [first = "", ...rest] = texts;
  const themed = [first, ...rest.map((text) => withoutUnusedVariables(text, first))];
  return html.replace(CARRIED, (_, tag: string) => tag + (themed.shift() ?? ""));
}
