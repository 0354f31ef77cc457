import { currencyHolds, currencyIsNamed } from "../checks/currency";
import { gamesHold } from "../checks/games";
import { looksLikeSatang, movementHolds, walletHolds } from "../checks/money";
import { moveThereAndBack } from "../writes/transfer";
import { uploadSlip } from "../writes/uploads";
import { openGames } from "./open-games";
import { answered, bothWays, type RowsOf, refused } from "./row";

/** A code that no game, offer or coupon has. */
const NONE = "DOCTOR0";
/** More than anybody has, in cents of any currency. */
const TOO_MUCH = 999_999_999_999;

export const walletRows = {
  "wallet.get": {
    loss: "home: no balance and no games",
    asks: () => [answered()],
    checks: [gamesHold, currencyHolds("wallet"), currencyIsNamed, walletHolds, looksLikeSatang],
  },
  "wallet.refreshSlots": { loss: "home: balances of games stay as they were", writes: [answered()] },
  "wallet.activate": { loss: "game: the account cannot be opened", writes: [refused({ slotCode: NONE })] },
  "wallet.credentials": {
    loss: "game: no user name, no password, and nothing to play",
    asks: (visit) => {
      const [first, ...others] = openGames(visit).map((code) => ({ slotCode: code }));
      if (!first) return "the member has no open game account";
      return [...bothWays(first), ...others.map(answered), refused({ slotCode: NONE })];
    },
  },
  "wallet.resetPassword": {
    loss: "game: its password cannot be set anew",
    writes: [refused({ slotCode: NONE })],
  },
  "wallet.add": { loss: "none: no screen calls it", never: "never: no screen calls it" },
  "wallet.transfer": {
    loss: "transfer: no money moves",
    writes: moveThereAndBack,
    checks: [movementHolds],
  },
  "wallet.transferAll": { loss: "game: play cannot take the money along", writes: [refused({ to: NONE })] },
  "wallet.withdraw": { loss: "none: no screen calls it", never: "never: no screen calls it" },
  "wallet.withdrawAll": { loss: "withdraw: no money is paid out", writes: [refused({ amount: TOO_MUCH })] },
  "wallet.slip": { loss: "deposit: no slip is taken", writes: uploadSlip },
  "wallet.truelink": { loss: "deposit: no gift link is taken", writes: [refused({ link: "doctor" })] },
} satisfies RowsOf<"wallet">;
