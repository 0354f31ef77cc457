import { providerOf } from "schemas/brand";
import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";
import { doubles } from "./duplicates";
import { hostFault } from "./game-links";

/** The wallet's games are each once, named by the brand's file, and at hosts that it allows. */
export function gamesHold(visit: Visit): Finding[] {
  const { brand } = visit.target;
  const slots = visit.answer("wallet", "get")?.slots ?? [];
  const twice = doubles(slots.map(({ code }) => code.toUpperCase())).map((index) => {
    const member = "transfer: two accounts of one name, of which the operator takes either";
    return costs(`slots.${index}.code`, slots[index]?.code, "each code once", member);
  });
  const unknown = slots.flatMap(({ code, web }, index) => {
    if (!brand) return [];
    const entry = providerOf(brand, code);
    if (!entry) {
      const contract = `an entry of games.providers of ${brand.id}`;
      return [costs(`slots.${index}.code`, code, contract, "home: a game that cannot be opened")];
    }
    const usesWeb = Object.values(entry).includes("slot.web") || entry.method === "returned-link";
    if (!usesWeb || web === undefined) return [];
    return hostFault(visit, entry, `slots.${index}.web`, web);
  });
  return [...twice, ...unknown];
}
