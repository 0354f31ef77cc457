import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";

/** States that only somebody's hand or keyboard brings about; `:focus` alone shows what is hidden without it. */
const TOUCHED = /:(?:hover|active|focus-visible|focus-within)\b|\[data-(?:chat|tapped)\b/;

/** Groups that change no size and no colour: of pointers and of motion, in forced colours, and of printed pages. */
const OF_TASTE = /\((?:hover|pointer|prefers-reduced-motion|forced-colors)\b|^print$/;

/** Nobody sees these on a page that stands still. */
const UNSEEN = /^(?:transition|animation|cursor|touch-action|scroll-|-webkit-mask-position|-webkit-tap-high)/;

/** Removes empty rules, and groups that hold nothing else. */
export function removeEmpty(styles: Container): void {
  styles.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

const isDrawing = ({ value }: Declaration) => /url\("data:|var\(--drawing-/.test(value);

/** A drawing in nine slices stands in for the border and the ground of its element, which its rule takes away. */
const isFrame = (part: Declaration) =>
  part.prop === "border-image" && isDrawing(part) && /\) [1-9]/.test(part.value);

/** Styles without what is drawn, for a page that has to weigh little. */
export function withoutDrawings(css: string): string {
  const styles = postcss.parse(css);
  styles.walkRules((rule: Rule) => {
    if (rule.some((part) => part.type === "decl" && isFrame(part))) rule.remove();
    else
      rule.each((part) => {
        if (part.type === "decl" && isDrawing(part)) part.remove();
      });
  });
  removeEmpty(styles);
  return styles.toString();
}

/**
 * What a page needs of its styles to paint itself before its sheet has come, which brings the rest: everything that
 * gives a size or a colour, but no drawing, no motion and nothing that answers a hand.
 */
export function firstPaintOf(css: string): string {
  const styles = postcss.parse(withoutDrawings(css));
  styles.walkAtRules((group: AtRule) => {
    if (group.name === "keyframes" || (group.name === "media" && OF_TASTE.test(group.params))) group.remove();
  });
  styles.walkRules((rule: Rule) => {
    const selectors = rule.selectors.filter((selector) => !TOUCHED.test(selector));
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    rule.selectors = selectors;
    rule.each((part) => {
      if (part.type === "decl" && UNSEEN.test(part.prop)) part.remove();
    });
  });
  removeEmpty(styles);
  return styles.toString();
}

/** Styles without the variables of which they make no use. */
export function withUsedVariables(css: string): string {
  const styles = postcss.parse(css);
  const namesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  styles.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) values.set(prop, [...(values.get(prop) ?? []), ...namesIn(value)]);
    else for (const name of namesIn(value)) used.add(name);
  });
  // A set also gives what is added while it is read.
  for (const name of used) for (const other of values.get(name) ?? []) used.add(other);
  styles.walkDecls(/^--/, (variable) => {
    if (!used.has(variable.prop)) variable.remove();
  });
  removeEmpty(styles);
  return styles.toString();
}
