import type { CharacterKey } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
import { characterOf } from "../colors";
import { oneLine } from "../one-line";
import { fields } from "./fields";
import { shape } from "./shape";
import { surface } from "./surface";

/** The rules of each value, in cascade order: later rules override earlier ones. */
const texts: readonly (readonly [CharacterKey, Record<string, string>])[] = [
  ["shape", shape],
  ["shape", surface],
  ["shape", fields],
];

/** Of the parts whose components still name them. */
const print = "@media print{.button{display:none}.plate{border-image:none;border:1px solid #000}}";

/** The CSS rules of the brand's character, without line breaks and indentation. */
export function characterCss(operator: OperatorConfig): string {
  const character = characterOf(operator);
  return oneLine([...texts.map(([key, values]) => values[character[key]]), print].join(""));
}
