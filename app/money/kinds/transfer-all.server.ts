import * as z from "zod";
import type { Snapshot } from "~/money/once/record.server";
import { gamePath } from "~/paths";
import { defineKind } from "./define.server";
import type { ExpectedEffect } from "./evidence/expected-effect";
import { headingsOf } from "./outcome-page";

/** Moves every balance, that of the main wallet and of all other games, to one game. */
export const transferAll = defineKind({
  name: "transfer-all",
  facts: z.object({ to: z.string() }),
  evidence: { in: "books", effect: ({ to }, before) => gathered(to, before) },
  send: ({ operator, facts: { to }, idempotencyKey }) =>
    operator.wallet.transferAll({ to }, { idempotencyKey }),
  page: ({ to }) => ({
    headings: headingsOf("games:outcome.transferAll"),
    mainWallet: "left",
    lines: [{ label: "money:outcome.to", value: { account: to } }],
    next: { to: gamePath(to), label: "games:outcome.toGame" },
    again: { to: gamePath(to), label: "games:outcome.toGame" },
  }),
});

/** All earlier balances go to the one account, with an entry for each account that had money. */
function gathered(to: string, { balances }: Snapshot): ExpectedEffect {
  const others = Object.entries(balances).filter(([account, amount]) => account !== to && amount > 0);
  const total = others.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    balanceChanges: {
      ...Object.fromEntries(others.map(([account, amount]) => [account, -amount])),
      [to]: total,
    },
    entries: others.map(([, amount]) => ({ type: "transfer", amount })),
    anyAmount: { type: "transfer" },
  };
}
