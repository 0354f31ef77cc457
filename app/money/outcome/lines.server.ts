import { lookUp } from "schemas/look-up";
import { MAIN_WALLET } from "schemas/names";
import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import { payeeOf } from "~/member/payee.server";
import type { LineValue, OutcomePage } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import type { OutcomeLine } from "./view";

/** A kind's own facts with the accounts' names; without a wallet the member's bank account is left out. */
export function linesOf(
  { lines = [] }: OutcomePage,
  { snapshot }: IntentRecord,
  wallet: Wallet | undefined,
  context: RequestContext,
): OutcomeLine[] {
  const t = context.texts.anyKey(context.locale);
  const accounts: Record<string, string> = { ...snapshot?.names, [MAIN_WALLET]: t("home:mainWallet") };
  const payee = wallet && payeeOf(wallet, context);
  const shown = (value: LineValue) => {
    if (typeof value === "string") return { value };
    return "account" in value
      ? { value: lookUp(accounts, value.account) ?? value.account }
      : payee && { value: payee.bank, note: payee.number };
  };
  return lines.flatMap(({ label, value }) => {
    const line = shown(value);
    return line ? [{ label: t(label), ...line }] : [];
  });
}
