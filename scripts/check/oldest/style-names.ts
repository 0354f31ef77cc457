import compatData, { type Identifier } from "@mdn/browser-compat-data";
import { allowedStyle } from "./allowed";
import { lackedBy } from "./browsers";

const {
  properties = {},
  selectors = {},
  types = {},
  "at-rules": atRules = {},
} = compatData.css as Record<string, Identifier>;

const DECLARATION = /(?<![\w-])([a-z-]+):([^;{}]*)/g;
/** Units that came late. */
const UNITS = /\d(dvh|dvw|dvi|dvb|svh|svw|lvh|lvw|cq\w+|lh|rlh|cap|ic|rex|rcap|rch|ric)\b/g;
/** Tests for what comes in their block. */
const ASKED = /@supports[^{]*/g;

/** What one of the oldest browsers lacks of a text in CSS, or of a part of one; but what is in allowed.ts. */
export function lackingStyles(css: string): { name: string; message: string }[] {
  const found = new Map([...namesIn(css.replace(ASKED, "@supports"))]);
  return [...found].flatMap(([name, part]) => {
    const lack = part?.__compat && !(name in allowedStyle) ? lackedBy(part.__compat) : [];
    const message = `${name} is missing in the oldest browsers: ${lack.join(", ")}`;
    return lack.length === 0 ? [] : [{ name, message }];
  });
}

function* namesIn(text: string): Iterable<[name: string, part: Identifier | undefined]> {
  for (const [, name = "", value = ""] of text.matchAll(DECLARATION)) {
    const property = own(properties, name);
    if (!property) continue;
    yield [name, property];
    const isKnown = property.__compat && lackedBy(property.__compat).length === 0;
    for (const [word] of isKnown ? value.matchAll(/[a-z][a-z-]+/g) : [])
      yield [`${name}: ${word}`, own(property, word)];
    for (const [, word = ""] of value.matchAll(/([a-z][a-z-]+)\(/g))
      yield [`${word}()`, own(types, word) ?? own(own(types, "color"), word)];
    for (const [, unit = ""] of value.matchAll(UNITS)) yield [unit, unitOf(unit)];
  }
  const heads = text.replace(DECLARATION, (found, name) => (name in properties ? "" : found));
  for (const [, name = ""] of heads.matchAll(/::?([a-z-]+)/g)) yield [`:${name}`, own(selectors, name)];
  for (const [, name = ""] of text.matchAll(/@([a-z-]+)/g)) yield [`@${name}`, own(atRules, name)];
  for (const [, name = ""] of text.matchAll(/\(([a-z-]+):/g))
    yield [`(${name})`, own(own(atRules, "media"), name)];
}

function unitOf(unit: string): Identifier | undefined {
  const length = own(types, "length");
  if (/^[dsl]v/.test(unit))
    return own(
      length,
      `viewport_percentage_units_${{ d: "dynamic", s: "small", l: "large" }[unit[0] ?? ""]}`,
    );
  return own(length, /^cq/.test(unit) ? "container_query_length_units" : unit);
}

function own(part: Identifier | undefined, name: string): Identifier | undefined {
  return part && Object.hasOwn(part, name) ? part[name] : undefined;
}

/** Heads of rules that list what the oldest browsers read beside what they do not: they leave out the whole rule. */
export function mixedHeads(css: string): string[] {
  const heads = [...css.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g)].map(([, head = ""]) => head);
  return heads.filter((head) => {
    const unread = head
      .split(/,(?![^(]*\))/)
      .map((one) => [...one.matchAll(/::?([a-z-]+)/g)].some(([, name = ""]) => isUnread(name)));
    return unread.includes(true) && unread.includes(false);
  });
}

function isUnread(pseudo: string): boolean {
  const part = own(selectors, pseudo);
  return part?.__compat !== undefined && lackedBy(part.__compat).length > 0;
}
