import { referenceFrom } from "~/money/once/reference.server";
import { say } from "../../scripts/bootstrap/say";
import type { MoneyFigures } from "../../scripts/soak/verdict";
import type { Site } from "../support/site";
import type { CallBook } from "./call-book";
import { isDecided, lookAgain, type SentForm, saysYes } from "./money-visit";

/** Compares what members read about their forms with the operator's own record. */
export async function moneyVerdict(
  sent: readonly SentForm[],
  { byKey }: Pick<CallBook, "byKey">,
  { sandbox, log }: Pick<Site, "sandbox" | "log">,
): Promise<MoneyFigures> {
  for (const own of sent) await lookAgain(own);
  const executed = (key: string) => byKey.get(key)?.executed ?? 0;
  const all = [...byKey.values()];
  const isFalse = ({ key, shown }: SentForm) =>
    saysYes(shown) ? executed(key) === 0 : shown === "refused" && executed(key) > 0;
  const falselyShown = sent.filter(isFalse);
  for (const { key, name, shown } of falselyShown) {
    say(`${name} ${key}: shown as ${shown}, executed ${executed(key)} times`);
    for (const line of log) if (line.includes(referenceFrom(key))) say(line);
  }
  return {
    sent: sent.length,
    executed: all.filter((calls) => calls.executed > 0).length,
    doubled: all.filter((calls) => calls.executed > 1).length,
    calledTwice: all.filter(({ calls }) => calls > 1).length,
    falselyShown: falselyShown.length,
    open: sent.filter((own) => byKey.has(own.key) && !isDecided(own)).length,
    isLedgerExact: await sandbox.isExact(),
  };
}
