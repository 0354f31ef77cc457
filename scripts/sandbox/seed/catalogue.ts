import type { Flavour } from "../state/flavour";
import type { Game } from "../store/games";

/** Code, category, multiplier, and the fields that are missing: w(eb), a(ndroid), i(os), l(ogo), b(ackground). */
const rows = [
  ["JOKER", "slot", 1, ""],
  ["PG", "slot", 1, ""],
  ["SLOTXO", "slot", 10, "i"],
  ["SUPERSLOT", "slot", 1, "ai"],
  ["AREASLOT", "slot", 1, "i"],
  ["SLOTRACHA", "slot", 0.1, "aib"],
  ["PGSLOT", "slot", 1, "ai"],
  ["JOKER2", "slot", 1, "l"],
  ["CIRCUS", "slot", null, "lb"],
  ["UFABET", "sport", 1, "ai"],
  ["BETFLIX", "sport", 1, ""],
  ["ASKMEBET", "sport", 1, "i"],
  ["USUN", "sport", 1, "w"],
  ["SEXYGAME", "casino", 1, "ai"],
  ["IMI", "lotto", 1, "b"],
  ["HUAYHD", "lotto", 1, "wai"],
] as const;

/**
 * Every provider of the specification's section 9 and the flavour's private games. Picture paths are completed with the
 * sandbox's origin, all others with the provider site's.
 */
export function catalogue({ gameNames, privateGames }: Flavour): Game[] {
  const everybodys = rows.map(([code, category, ftWalletSlot, lacks]) => ({
    code,
    name: gameNames[code] ?? code,
    category,
    ftWalletSlot,
    logo: lacks.includes("l") ? null : `/assets/logo-${code}.svg`,
    background: lacks.includes("b") ? null : `/assets/background-${code}.svg`,
    web: lacks.includes("w") ? null : `/${code}`,
    android: lacks.includes("a") ? null : `/${code}/android`,
    ios: lacks.includes("i") ? null : `/${code}/ios`,
    isPrivate: 0,
  }));
  return [...everybodys, ...privateGames.map(privateGame)];
}

function privateGame({ code, name }: Flavour["privateGames"][number]): Game {
  return {
    code,
    name,
    category: "slot",
    ftWalletSlot: 1,
    logo: `/assets/logo-${code}.svg`,
    background: `/assets/background-${code}.svg`,
    web: `/${code}`,
    android: null,
    ios: null,
    isPrivate: 1,
  };
}
