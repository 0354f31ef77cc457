/** One rule, or a group of them (`@media`). */
export type CssRule =
  | { head: string; body: string; selectors: readonly Selector[] }
  | { head: string; rules: readonly CssRule[] };

export interface Selector {
  text: string;
  /** The classes that an element or its ancestors must have for the rule to apply. */
  classes: readonly string[];
  /** The names of the elements and attributes that must be there for it; `:disabled` counts as its attribute. */
  tags: readonly string[];
  attributes: readonly string[];
}

/** The rules of one of our stylesheets, which have no comments and no braces in strings. */
export function cssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf("{", at);
    if (open === -1) break;
    const close = endOfBlock(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    const isGroup = /^@(media|supports|layer)/.test(head);
    rules.push(isGroup ? { head, rules: cssRules(body) } : { head, body, selectors: selectorsOf(head) });
    at = close + 1;
  }
  return rules;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

/** The parts of a selector that name things of which none may be needed. */
const CHOICES = /:(?:not|is)\((?:[^()]|\([^()]*\))*\)|:has\([^(),]*,(?:[^()]|\([^()]*\))*\)/g;

function selectorsOf(head: string): Selector[] {
  if (head.startsWith("@")) return [];
  return listed(head).map((text) => {
    const needed = text.replace(CHOICES, "").replace(/:has\(([^,()]*)\)/g, " $1");
    const all = (pattern: RegExp) => [...needed.matchAll(pattern)].map(([, name = ""]) => name);
    return {
      text,
      classes: all(/\.([\w-]+)/g),
      tags: all(/(?:^|[\s>+~])([a-z]\w*)/g),
      attributes: all(/(?:\[|::?(?=disabled|placeholder))([\w-]+)/g),
    };
  });
}

/** A list's selectors. A comma between brackets, however deep, parts none. */
function listed(head: string): string[] {
  const texts = [""];
  let depth = 0;
  for (const letter of head) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth === 0) texts.push("");
    else texts.push(texts.pop() + letter);
  }
  return texts;
}
