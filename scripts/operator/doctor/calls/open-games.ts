import { providerOf } from "schemas/brand";
import type { Visit } from "../talk/visit";

/** An operator may have hundreds, and a member may have opened them all. */
const MOST_ASKED = 11;

/** Codes of the member's open games, at most 11: of every way in which the brand opens games one is among them. */
export function openGames(visit: Visit): string[] {
  const { brand } = visit.target;
  const slots = visit.answer("wallet", "get")?.slots ?? [];
  const codes = slots.flatMap(({ isActive, code }) => (isActive ? [code] : []));
  const byMethod = new Map(
    codes.toReversed().map((code) => [brand && providerOf(brand, code)?.method, code]),
  );
  return [...new Set([...byMethod.values(), ...codes])].slice(0, MOST_ASKED);
}
