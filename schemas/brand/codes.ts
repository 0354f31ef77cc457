import type { Brand } from "../brand";
import { type Fault, pathText, shown } from "../fault";
import { nearest, suggestion } from "../nearest";
import { ownEntry } from "../own-entry";
import { builtInProviders } from "./built-in";
import { apiProviders } from "./games";

/** Faults for codes of banks and payments that `banks.known` does not name: their settings would have no effect. */
export function bankFaults(
  { banks, deposit }: Brand,
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
      ({ code }) =>
        ownEntry(banks.known, code) === undefined && !isLeftOut(pathText(["banks", "known", code])),
    )
    .map(({ code, path }) => ({
      file,
      path: pathText(path),
      found: shown(code),
      allowed: `one of ${known.join(", ")}, or a code that banks.known names`,
      message: `is no bank or payment that banks.known has${suggestion(code, known)}`,
    }));
}

/**
 * Warnings for games that will probably not open. No faults, because only the operator knows its codes and providers.
 */
export function providerWarnings({ games }: Brand, file: string): Fault[] {
  return Object.entries(games.providers).flatMap(([code, entry]) => {
    if (entry === builtInProviders[code]) return [];
    const path = ["games", "providers", code];
    const warn = (inner: readonly string[], rest: Pick<Fault, "found" | "allowed" | "message">): Fault => {
      return { file, path: pathText([...path, ...inner]), ...rest, isWarning: true };
    };
    const like = builtInProviders[code] ? undefined : misspelled(code);
    const warnings: Fault[] = [];
    if (like !== undefined) {
      const message = `is a slot code of your own, did you mean "${like}"?`;
      warnings.push(
        warn([], { found: shown(code), allowed: "the slot code that the operator's API gives", message }),
      );
    }
    if ("provider" in entry && !apiProviders.includes(entry.provider)) {
      const message = `is a provider of your own${suggestion(entry.provider, apiProviders)}`;
      const allowed = `one of ${apiProviders.join(", ")}, or another that the operator's API knows`;
      warnings.push(warn(["provider"], { found: shown(entry.provider), allowed, message }));
    }
    if (entry.hosts.length === 0) {
      const allowed = "the hosts that the game opens on";
      warnings.push(warn(["hosts"], { found: "none", allowed, message: "leaves the game closed" }));
    }
    return warnings;
  });
}

/** The known code that this one misspells; undefined for a code that differs only by its number (JOKER3). */
function misspelled(code: string): string | undefined {
  const near = nearest(code, Object.keys(builtInProviders));
  const letters = (text: string) => text.replace(/\d/g, "");
  return near !== undefined && letters(near) !== letters(code) ? near : undefined;
}
