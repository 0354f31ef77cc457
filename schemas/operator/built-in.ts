import type * as z from "zod";
import { knownProviders } from "./games";
import { knownBanks } from "./known-banks";
import { type Banks, builtInQr, builtInViews, type Deposit, type Transfer } from "./money";

interface Given {
  banks: z.output<typeof Banks>;
  deposit: z.output<typeof Deposit>;
  transfer: z.output<typeof Transfer>;
  games: { providers: typeof knownProviders };
}

/**
 * A brand's tables laid over the built-in ones. They are joined after every check:
 * nobody is told a fault of what they have not written.
 */
export function withBuiltIn<Brand extends Given>(brand: Brand): Brand {
  const { banks, deposit, transfer, games } = brand;
  return {
    ...brand,
    banks: { ...banks, known: { ...knownBanks, ...banks.known } },
    deposit: {
      ...deposit,
      views: { ...builtInViews, ...deposit.views },
      qr: { ...builtInQr, ...deposit.qr },
    },
    transfer: {
      ...transfer,
      quickAmounts: transfer.quickAmounts.filter((amount) => amount >= transfer.minimum),
    },
    games: { ...games, providers: { ...knownProviders, ...games.providers } },
  };
}
