import { type Fault, pathText, shown } from "../fault";
import { lookUp } from "../look-up";
import { suggestion } from "../nearest";
import type { OperatorConfig } from "../operator";

/**
 * Faults for codes of banks and payments that have no name: a member would be shown the code alone, or nothing changes.
 */
export function bankFaults(
  { banks, deposit }: OperatorConfig,
  file: string,
  isLeftOut: (path: string) => boolean = () => false,
): Fault[] {
  const known = Object.keys(banks.known);
  const named = [
    ...banks.englishOnlyNames.map((code, index) => ({ code, path: ["banks", "englishOnlyNames", index] })),
    ...Object.keys(deposit.views).map((code) => ({ code, path: ["deposit", "views", code] })),
    ...Object.keys(deposit.qr).map((code) => ({ code, path: ["deposit", "qr", code] })),
  ];
  return named
    .filter(
      ({ code }) => lookUp(banks.known, code) === undefined && !isLeftOut(pathText(["banks", "known", code])),
    )
    .map(({ code, path }) => ({
      file,
      path: pathText(path),
      found: shown(code),
      allowed: `one of ${known.join(", ")}, or a code that banks.known names`,
      message: `is no bank or payment that banks.known has${suggestion(code, known)}`,
    }));
}
