import type { OperatorConfig } from "schemas/operator";
import { Wheel } from "schemas/operator/pace";
import { characterCss, lookOf } from "./character";
import { allColors, presets, themeColors } from "./colors";
import { luminance } from "./contrast";
import { firstPaintOf, withUsedVariables } from "./first-paint";
import { type Part, parts } from "./parts";
import { variableName } from "./tokens";

/** Phones have good Thai and Lao fonts, so none is sent. */
const systemFonts =
  "system-ui, Thonburi, Leelawadee UI, Lao Sangam MN, Noto Sans Thai, Noto Sans Lao, sans-serif";

/** The characters allowed in a value: none can end the declaration or the style element. */
const safeValue = /^[\w#%.,()/ -]+$/;

/** The text of a `:root` block with every variable of the contract. */
export function rootCss(operator: OperatorConfig): string {
  const groups = {
    color: allColors(operator),
    shadow: presets[operator.theme.preset].shadows,
    font: { body: systemFonts },
    look: lookOf(operator),
    wheel: wheelOf(operator),
  };
  const lines = Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries<string>(tokens).map(([name, value]) => `--${variableName(group, name)}:${checked(value)}`),
  );
  return `:root{color-scheme:${isDark(operator) ? "dark" : "light"};${lines.join(";")}}`;
}

const usualWheel = Wheel.parse({});

/** The wheel's size, unless it is the default, which the wheel's own styles hold. So other pages need neither. */
function wheelOf({ wheel: { maxPx, maxWidthShare } }: OperatorConfig): Record<string, string> {
  const isUsual = maxPx === usualWheel.maxPx && maxWidthShare === usualWheel.maxWidthShare;
  return isUsual ? {} : { max: `${maxPx}px`, share: `${100 * maxWidthShare}vw` };
}

const sheets = new WeakMap<OperatorConfig, string>();

/** The brand's theme as CSS: its variables and the rules of its own character only. Built once per brand. */
export function themeCss(operator: OperatorConfig): string {
  const known = sheets.get(operator);
  if (known !== undefined) return known;
  const css = rootCss(operator) + characterCss(operator);
  sheets.set(operator, css);
  return css;
}

/** What of it a page with these parts and styles needs to paint itself before its sheet has come. */
export function firstPaintTheme(operator: OperatorConfig, there: readonly Part[], styles: string): string {
  const others = new Set<string>(parts.filter((name) => !there.includes(name)));
  const isThere = (selector: string) => !partsOf(selector).some((name) => others.has(name));
  return withUsedVariables(firstPaintOf(themeCss(operator), isThere), styles);
}

/** The classes that a selector asks for in any case: those in brackets may be one choice of several. */
function partsOf(selector: string): string[] {
  const inner = /\([^()]*\)/;
  let text = selector;
  while (inner.test(text)) text = text.replace(inner, "");
  return [...text.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** The page's background, for `<meta name="theme-color">` and the manifest. */
export function themeColor(operator: OperatorConfig): string {
  return themeColors(operator).page;
}

export function isDark(operator: OperatorConfig): boolean {
  return luminance(themeColor(operator)) < 0.18;
}

/** Guards against a value that did not go through the config's validation. */
function checked(value: string): string {
  if (!safeValue.test(value)) throw new RangeError("a theme value holds a character that CSS text may not");
  return value;
}
