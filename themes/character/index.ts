import type { CharacterKey } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
import { allColors, characterOf } from "../colors";
import { oneLine } from "../one-line";
import type { LookName } from "../tokens";
import { card } from "./card";
import { fields } from "./fields";
import { games } from "./games";
import { actions, tiles } from "./home";
import { nav } from "./nav";
import { patterns } from "./pattern";
import { poster } from "./poster";
import { shape } from "./shape";
import { edge, surface } from "./surface";
import { tabs } from "./tabs";
import type { Trait } from "./trait";
import { align, heading, icon } from "./words";

/** Every trait with its values, in cascade order: later rules override earlier ones. */
const traits: { [Key in CharacterKey]: Record<string, Trait> } = {
  shape,
  edge,
  surface,
  pattern: patterns,
  card,
  poster,
  heading,
  align,
  actions,
  tiles,
  fields,
  games,
  tabs,
  nav,
  icon,
};

function traitsOf(operator: OperatorConfig): Trait[] {
  const character = characterOf(operator);
  return (Object.keys(traits) as CharacterKey[]).flatMap((key) => traits[key][character[key]] ?? []);
}

/** The values that the character gives to the theme contract. */
export function lookOf(operator: OperatorConfig): Record<LookName, string> {
  return Object.assign({}, ...traitsOf(operator).map(({ look }) => look));
}

/** Printed pages use black ink only and hide everything that is there to be tapped. */
const print =
  "@media print{:root{color-scheme:light;--page:#fff;--raised:#fff;--sunken:#fff;--overlay:#fff;--ink-strong:#000;--ink-plain:#000;--ink-soft:#333;--accent:#000;--positive:#000;--negative:#000;--warning:#000}.top,.tabs,.nav-foot,.crest,.button{display:none}.plate{border-image:none;border:1px solid #000}}";

/** The CSS rules of the brand's character, without line breaks and indentation. */
export function characterCss(operator: OperatorConfig): string {
  const colors = allColors(operator);
  const texts = traitsOf(operator).map(({ rules = "" }) =>
    typeof rules === "string" ? rules : rules(colors),
  );
  return oneLine([...texts, print].join(""));
}
