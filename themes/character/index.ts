import type { CharacterKey } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
import { characterOf } from "../colors";
import { drawing } from "../drawing";
import { oneLine } from "../one-line";
import { card } from "./card";
import { fields } from "./fields";
import { games } from "./games";
import { actions, tiles } from "./home";
import { pattern } from "./pattern";
import { poster } from "./poster";
import { shape } from "./shape";
import { edge, surface } from "./surface";
import { heading } from "./words";

/** The rules of each value, in cascade order: later rules override earlier ones. */
const texts: readonly (readonly [CharacterKey, Record<string, string>])[] = [
  ["shape", shape],
  ["shape", edge],
  ["shape", surface],
  ["pattern", pattern],
  ["card", card],
  ["poster", poster],
  ["heading", heading],
  ["card", actions],
  ["card", tiles],
  ["shape", fields],
  ["shape", games],
];

/** Printed pages use black ink only and hide everything that is there to be tapped. */
const print =
  "@media print{:root{color-scheme:light;--page:#fff;--raised:#fff;--sunken:#fff;--overlay:#fff;--ink-strong:#000;--ink-plain:#000;--ink-soft:#333;--accent:#000;--positive:#000;--negative:#000;--warning:#000}.crest,.button{display:none}.plate{border-image:none;border:1px solid #000}}";

const icons = `[data-icon]::before{-webkit-mask-image:${drawing("icons")}}`;

/** The CSS rules of the brand's character, without line breaks and indentation. */
export function characterCss(operator: OperatorConfig): string {
  const character = characterOf(operator);
  return oneLine([...texts.map(([key, values]) => values[character[key]]), icons, print].join(""));
}
