import { type Character, type CharacterKey, type CharacterValue, characterNames } from "schemas/names";

/**
 * The beginning of a selector for brands whose character has this value: `${when("tabs", "arch")} &`, beside the
 * component's own styles. It makes no selector stronger. The production server keeps its brand's rules, without this
 * beginning (brand-styles.ts); in development the document's root has the attributes.
 */
export function when<Key extends CharacterKey>(key: Key, value: CharacterValue<Key>): string {
  return `:where(html[data-${key}=${value}])`;
}

/** Whether a selector counts for some brands only. */
export function isConditional(selector: string): boolean {
  return CONDITION.test(selector);
}

const CONDITION = new RegExp(`^:where\\(html\\[data-(${Object.keys(characterNames).join("|")})=`);

/** The attributes of a root for which the rules of one character count. */
export function characterAttributes(character: Character): Record<string, string> {
  return Object.fromEntries(Object.entries(character).map(([key, value]) => [`data-${key}`, value]));
}
