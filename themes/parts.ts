/**
 * The parts of the interface that a brand's character may style. A component's style names its part, and the rules in
 * themes/character use that name as a class. The build generates all other class names.
 */
export const parts = [
  "band",
  "button",
  "chip",
  "face",
  "fold",
  "input",
  "plate",
  "primary",
] as const;
export type Part = (typeof parts)[number];

/** A part's class name, for use in a component's style: `style([part("tile"), { … }])`. */
export function part(name: Part): string {
  return name;
}
