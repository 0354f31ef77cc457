import { type ReadOperator, readOperator } from "schemas/operator";
import { checkTheme } from "./contrast";

export { isDark, rootCss, themeColor, themeCss } from "./theme";

/** Reads a brand's config file (parsed JSON) and checks its colours. Used at server start and by `npm run operator`. */
export function readBrand(json: unknown, file: string): ReadOperator {
  const read = readOperator(json, file);
  const faults = read.ok ? checkTheme(read.operator, file) : [];
  return faults.length > 0 ? { ok: false, faults } : read;
}
