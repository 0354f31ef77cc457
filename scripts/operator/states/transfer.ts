import { drops, fails, hangs, refuses } from "./faults";
import { atOutcome, inTurn, isSending, OUTCOME, open, see, tap, type } from "./hands";
import { withWallet } from "./members";
import type { Part, Stage } from "./state";

const screen = { path: "/user/home/transfer" } as const;

/** The accounts by the picker's side. */
const chosen = { from: "wallet", to: "PG" } as const;
const TRIES = 20;

/** A picker centres its row when scrolling stops, and so may move under the finger: it is tapped again. */
async function fill(stage: Stage): Promise<void> {
  const options = Object.entries(chosen).map(([side, value]) =>
    stage.page.locator(`dialog input[name=${side}][value=${value}]`),
  );
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const option of options) await option.check({ force: true }).catch(() => undefined);
    await type("dialog input[name=amount]", (money) => money(100))(stage);
    // What both balances will be is shown once both are chosen.
    await see("dialog dd")(stage);
    const kept = await Promise.all(options.map((option) => option.isChecked()));
    if (!kept.includes(false)) return;
  }
  throw new Error("the pickers do not keep what is chosen");
}

const submit = tap("dialog button[type=submit]");
const sent = inTurn(fill, submit, atOutcome);

/** From anywhere to the outcome page of a transfer. */
export const sendTransfer = inTurn(open("/user/home/transfer"), sent);

export const transfer: Part = {
  id: "transfer",
  name: "Transfer",
  states: [
    { id: "transfer", name: "not filled in", kind: "usual", ...screen },
    { id: "transfer-filled", name: "filled in", kind: "step", ...screen, act: fill },
    {
      ...{ id: "transfer-sending", name: "being sent", kind: "loading", ...screen },
      prepare: hangs("wallet.transfer"),
      act: inTurn(fill, submit, isSending),
    },
    {
      ...{ id: "transfer-missing", name: "nothing chosen", kind: "refused", ...screen },
      act: inTurn(submit, see("[aria-invalid=true]")),
    },
    { id: "transfer-nothing", name: "no money", kind: "empty", ...screen, member: withWallet(0) },
    {
      id: "transfer-broken",
      name: "accounts not read",
      kind: "broken",
      ...screen,
      prepare: fails("wallet.get"),
    },
    { id: "transfer-done", name: "done", kind: "done", ...screen, shows: OUTCOME, act: sent },
    {
      ...{
        id: "transfer-refused",
        name: "refused by the operator",
        kind: "refused",
        ...screen,
        shows: OUTCOME,
      },
      ...{ prepare: refuses("wallet.transfer", "MONEY_NOT_ENOUGH"), act: sent },
    },
    {
      ...{ id: "transfer-unknown", name: "outcome not known", kind: "unknown", ...screen, shows: OUTCOME },
      ...{ prepare: inTurn(drops("wallet.transfer"), fails("statement.list")), act: sent },
    },
    { id: "outcome-nobody", name: "an outcome that is nobody's", kind: "broken", path: "/user/outcome/none" },
  ],
};
