import type { Brand } from "schemas/brand";
import { Wheel } from "schemas/brand/pace";
import { allColors, presets, themeColors } from "./colors";
import { luminance } from "./contrast";
import { variableName } from "./tokens";
import { lookOf } from "./variants";

/**
 * Phones and computers have good Thai and Lao fonts, so none is sent and a brand cannot name another: a page that waits
 * for a font, or is drawn twice, costs more than the look is worth.
 */
const systemFonts =
  "system-ui, Thonburi, Leelawadee UI, Lao Sangam MN, Noto Sans Thai, Noto Sans Lao, sans-serif";

/** The characters allowed in a value: none can end the declaration or the style element. */
const safeValue = /^[\w#%.,()/ -]+$/;

/** The text of a `:root` block with every variable of the contract. */
export function rootCss(brand: Brand): string {
  const groups = {
    color: allColors(brand),
    shadow: presets[brand.theme.preset].shadows,
    font: { body: systemFonts },
    look: lookOf(brand),
    wheel: wheelOf(brand),
  };
  const lines = Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries<string>(tokens).map(([name, value]) => `--${variableName(group, name)}:${checked(value)}`),
  );
  return `:root{color-scheme:${isDark(brand) ? "dark" : "light"};${lines.join(";")}}`;
}

const usualWheel = Wheel.parse({});

/** The wheel's size, unless it is the default, which the wheel's own styles hold. So other pages need neither. */
function wheelOf({ wheel: { maxPx, maxWidthShare } }: Brand): Record<string, string> {
  const isUsual = maxPx === usualWheel.maxPx && maxWidthShare === usualWheel.maxWidthShare;
  return isUsual ? {} : { max: `${maxPx}px`, share: `${100 * maxWidthShare}vw` };
}

/** The page's background, for `<meta name="theme-color">` and the manifest. */
export function themeColor(brand: Brand): string {
  return themeColors(brand).page;
}

export function isDark(brand: Brand): boolean {
  return luminance(themeColor(brand)) < 0.18;
}

/** Guards against a value that did not go through the config's validation. */
function checked(value: string): string {
  if (!safeValue.test(value)) throw new RangeError("a theme value holds a character that CSS text may not");
  return value;
}
