import { satang } from "schemas/amount";
import { lookUp } from "schemas/look-up";
import { MAIN_WALLET } from "schemas/names";
import type { TextKey } from "~/errors/words";
import type { Wallet } from "~/member/answers";
import type { OutcomePage } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import type { OutcomeView } from "./view";

/** The main wallet by now; undefined if the operation is not about money. */
export function mainWalletOf(
  { state, snapshot }: IntentRecord,
  { mainWallet = "now" }: OutcomePage,
  { wallet: { amount } }: Wallet,
  t: (key: TextKey) => string,
): OutcomeView["mainWallet"] {
  if (mainWallet === "none") return undefined;
  const before = state === "refused" ? undefined : lookUp(snapshot?.balances ?? {}, MAIN_WALLET);
  const label = t(
    state === "refused" ? "money:outcome.mainWallet.now" : `money:outcome.mainWallet.${mainWallet}`,
  );
  return { label, amount, ...(before !== undefined && before !== amount && { before: satang(before) }) };
}
