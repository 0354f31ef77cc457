/**
 * The parts of the interface that a brand's character may style. A component's style names its part, and the rules in
 * themes/character use that name as a class. The build generates all other class names.
 */
export const parts = [
  "action",
  "actions",
  "alert",
  "art",
  "band",
  "bar",
  "brand",
  "button",
  "chip",
  "crest",
  "danger",
  "day",
  "face",
  "facts",
  "field",
  "flap",
  "fold",
  "game",
  "head",
  "home-tab",
  "input",
  "inside",
  "mark",
  "menu",
  "monogram",
  "nav-foot",
  "notice",
  "offer",
  "option",
  "panel",
  "parts",
  "plate",
  "poster",
  "primary",
  "reel",
  "rows",
  "seal",
  "secondary",
  "sheet-head",
  "shelf-head",
  "sum-label",
  "tab",
  "tabs",
  "tagline",
  "tile",
  "tiles",
  "top",
  "update",
  "wallet",
  "wallet-art",
  "way",
] as const;
export type Part = (typeof parts)[number];

/** A part's class name, for use in a component's style: `style([part("tab"), { … }])`. */
export function part(name: Part): string {
  return name;
}
