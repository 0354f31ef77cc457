import { type Character, type CharacterKey, type CharacterValue, characterNames } from "schemas/names";

/**
 * The beginning of a selector for brands whose character has this value, in global styles beside the component's own
 * (docs/decisions/variants-beside-components.md). The production server keeps its brand's rules, without this beginning
 * and behind all others (brand-styles.ts). In development the document's root has the attributes, and the rules stay
 * where they are: the beginning is as strong as one element, so that they win over equal selectors that come later, and
 * over no others.
 */
export function when<Key extends CharacterKey>(key: Key, value: CharacterValue<Key>): string {
  return `html:where([data-${key}=${value}])`;
}

/** Whether a selector counts for some brands only. */
export function isConditional(selector: string): boolean {
  return CONDITION.test(selector);
}

const CONDITION = new RegExp(`^html:where\\(\\[data-(${Object.keys(characterNames).join("|")})=`);

/** The attributes of a root for which the rules of one character count. */
export function characterAttributes(character: Character): Record<string, string> {
  return Object.fromEntries(Object.entries(character).map(([key, value]) => [`data-${key}`, value]));
}
