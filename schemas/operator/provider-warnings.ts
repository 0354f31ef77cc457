import { type Fault, pathText, shown } from "../fault";
import { nearest, suggestion } from "../nearest";
import type { OperatorConfig } from "../operator";
import { apiProviders, knownProviders } from "./games";

/**
 * Warnings for games that will probably not open. Only the operator knows their codes and providers, so a brand with
 * a code of its own is taken.
 */
export function providerWarnings({ games }: OperatorConfig, file: string): Fault[] {
  return Object.entries(games.providers).flatMap(([code, entry]) => {
    if (entry === knownProviders[code]) return [];
    const path = ["games", "providers", code];
    const warn = (inner: readonly string[], rest: Pick<Fault, "found" | "allowed" | "message">): Fault => {
      return { file, path: pathText([...path, ...inner]), ...rest, isWarning: true };
    };
    const like = knownProviders[code] ? undefined : misspelled(code);
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

/** The known code that this one is a slip of; a code with another number (JOKER3) is a sibling. */
function misspelled(code: string): string | undefined {
  const near = nearest(code, Object.keys(knownProviders));
  const letters = (text: string) => text.replace(/\d/g, "");
  return near !== undefined && letters(near) !== letters(code) ? near : undefined;
}
