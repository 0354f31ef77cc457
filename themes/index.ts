import { type ReadOperator, readOperator } from "schemas/operator";
import { checkTheme } from "./contrast";

export { checkTheme } from "./contrast";
export { isDark, themeColor, themeCss } from "./theme";

/** Reads a brand's file (parsed JSON) and checks its colours: what the server's boot and `npm run operator` call. */
export function readBrand(json: unknown, file: string): ReadOperator {
  const read = readOperator(json, file);
  const faults = read.ok ? checkTheme(read.operator, file) : [];
  return faults.length > 0 ? { ok: false, faults } : read;
}
