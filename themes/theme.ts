import type { OperatorConfig } from "schemas/operator";
import { presets, themeColors } from "./colors";
import { luminance } from "./contrast";
import { variableName } from "./tokens";

/** Phones have good Thai and Lao fonts of their own; the self-hosted ones only for a brand that asks. */
const systemFonts =
  "system-ui, -apple-system, Segoe UI, Roboto, Thonburi, Leelawadee UI, Lao Sangam MN, Noto Sans Thai, Noto Sans Lao, sans-serif";
const webFonts = "Noto Sans Thai Variable, Noto Sans Lao Variable";

/** What a value may be made of: nothing that ends the declaration, and nothing that React escapes in a style element. */
const safeValue = /^[\w#%.,()/ -]+$/;

/** The text of the page's `:root` block: every variable of the contract, for a `<style nonce>`. */
export function themeCss(operator: OperatorConfig): string {
  const groups = {
    color: themeColors(operator),
    shadow: presets[operator.theme.preset].shadows,
    font: { body: operator.theme.webFont ? `${webFonts}, ${systemFonts}` : systemFonts },
  };
  const lines = Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries<string>(tokens).map(([name, value]) => `--${variableName(group, name)}:${checked(value)}`),
  );
  return `:root{color-scheme:${isDark(operator) ? "dark" : "light"};${lines.join(";")}}`;
}

/** For `<meta name="theme-color">` and the manifest: the page's surface. */
export function themeColor(operator: OperatorConfig): string {
  return themeColors(operator).page;
}

export function isDark(operator: OperatorConfig): boolean {
  return luminance(themeColor(operator)) < 0.18;
}

/** Config values are validated when a brand is read; this holds for a value that came another way. */
function checked(value: string): string {
  if (!safeValue.test(value)) throw new RangeError("a theme value holds a character that CSS text may not");
  return value;
}
