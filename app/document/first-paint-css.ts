import type { CssRule } from "./css-rules";

/** States that only somebody's hand or keyboard brings about; `:focus` alone shows what is hidden without it. */
const TOUCHED = /:(?:hover|active|focus-visible|focus-within)\b/;

/** Groups that change no size and no colour: of pointers and of motion; in forced colours what mends drawings. */
const OF_TASTE = /^@media[^{]*\((?:hover|pointer|prefers-reduced-motion|forced-colors)\b/;

/** Declarations that nobody sees on a page that stands still, and drawings. Nothing gets another size by them. */
const UNSEEN =
  /^\s*(?:transition|animation|cursor|touch-action|scroll-[\w-]+|-webkit-mask-position|-webkit-tap-highlight-color)\s*:|url\("data:/;

/** A drawing in nine slices stands in for the border and the ground of its element, which its rule takes away. */
const FRAME = /border-image:url\("data:[^"]*"\) [1-9]/;

const DECLARATION = /(?:[^;"]|"[^"]*")+/g;

/**
 * What a page needs to paint itself before its sheet has come, which brings the rest: everything that gives a size or
 * a colour, but no drawing, no motion and nothing that answers a hand.
 */
export function firstPaintRules(rules: readonly CssRule[]): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if ("rules" in rule) {
      return OF_TASTE.test(rule.head) ? [] : [{ head: rule.head, rules: firstPaintRules(rule.rules) }];
    }
    if (rule.head.startsWith("@keyframes") || FRAME.test(rule.body)) return [];
    const selectors = rule.selectors.filter(({ text }) => !TOUCHED.test(text));
    const body = (rule.body.match(DECLARATION) ?? []).filter((text) => !UNSEEN.test(text)).join(";");
    const isNeeded = body !== "" && (selectors.length > 0 || rule.head.startsWith("@"));
    return isNeeded ? [{ head: rule.head, body, selectors }] : [];
  });
}

/** A menu that is closed shows its summary only. */
const CLOSED = /(<details(?![^>]*\sopen\b)[^>]*>\s*<summary.*?<\/summary>).*?(?=<\/details>)/gs;

/** A page's HTML without what stands in its closed menus. */
export function withoutClosedMenus(html: string): string {
  return html.replace(CLOSED, "$1");
}
