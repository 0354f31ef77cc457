import { createHash } from "node:crypto";
import type { OperatorConfig } from "schemas/operator";
import { themeCss } from "themes";

interface ThemeSheet {
  /** Named by a hash of its content, so that browsers can cache it forever. */
  href: string;
  css: string;
}

const sheets = new WeakMap<OperatorConfig, ThemeSheet>();

/** The brand's whole theme as a file, which the member part links. */
export function themeSheet(operator: OperatorConfig): ThemeSheet {
  const known = sheets.get(operator);
  if (known) return known;
  const css = themeCss(operator);
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const sheet = { href: `/assets/theme-${hash}.css`, css };
  sheets.set(operator, sheet);
  return sheet;
}
