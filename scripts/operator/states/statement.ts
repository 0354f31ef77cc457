import { answers, fails } from "./faults";
import { inTurn, reach, see } from "./hands";
import { withWallet } from "./members";
import type { Part, Stage } from "./state";

const screen = { path: "/user/statement" } as const;
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** An entry as the operator sends it: a withdrawal on its way. */
function entry(money: Stage["money"], more: object = {}) {
  return {
    ...{ statementType: "withdraw", status: "PENDING", from: "wallet", to: "bank" },
    ...{ amount: money(300), createdAt: ago(1) },
    ...more,
  };
}

/** One entry of each kind and end. */
async function everyKind(stage: Stage): Promise<void> {
  const { money } = stage;
  const statements = [
    entry(money),
    entry(money, {
      statementType: "deposit",
      status: "SUCCESS",
      from: "bank",
      to: "wallet",
      createdAt: ago(2),
    }),
    entry(money, { statementType: "transfer", status: "SUCCESS", to: "JOKER", createdAt: ago(25) }),
    entry(money, { status: "FAILED", amount: money(1_000), createdAt: ago(26) }),
    entry(money, {
      statementType: "bonus",
      status: "SUCCESS",
      from: "bonus",
      to: "wallet",
      createdAt: ago(50),
    }),
  ];
  await answers("statement.list", { total: statements.length, statements })(stage);
}

async function slips(stage: Stage): Promise<void> {
  const { money } = stage;
  const list = [
    { status: "SUCCESS", amount: money(300), reference: "1", createdAt: ago(25) },
    { status: "PENDING", amount: money(200), reference: "2", createdAt: ago(26) },
    { status: "FAILED", amount: money(500), note: "SLIP_REFNO_DUPLICATED", createdAt: ago(27) },
  ];
  await answers("statement.slips", { total: list.length, slips: list })(stage);
}

const openEntry = (place: number) =>
  inTurn(
    ({ page }) => page.locator("main a[href*='/statement/entry/']").nth(place).click(),
    reach(/\/statement\/entry\//),
    see("article"),
  );
const atEntry = { ...screen, shows: "/user/statement/entry/:reference", prepare: everyKind };
const hasSlips: NonNullable<Part["states"][number]["needs"]> = ({ features }) => features.slips;
const hasSummary: typeof hasSlips = ({ features }) => features.moneySummary;
const hasFilters: typeof hasSlips = ({ features }) => features.statementFilters;

export const statement: Part = {
  id: "statement",
  name: "Statement",
  states: [
    { id: "statement", name: "every kind of entry", kind: "usual", ...screen, prepare: everyKind },
    {
      id: "statement-pages",
      name: "more than a page",
      kind: "usual",
      ...screen,
      member: (money) => ({ name: "Ann", walletAmount: money(100), statements: 64 }),
    },
    { id: "statement-none", name: "no entries", kind: "empty", ...screen, member: withWallet(0) },
    { id: "statement-broken", name: "not read", kind: "broken", ...screen, prepare: fails("statement.list") },
    {
      id: "statement-filter",
      name: "the filter",
      kind: "step",
      path: "/user/statement/filter",
      needs: hasFilters,
    },
    {
      ...{ id: "statement-filtered", name: "nothing that fits the filter", kind: "empty", needs: hasFilters },
      ...{ path: "/user/statement?from=2020-01-01&to=2020-01-31" },
    },
    { id: "statement-entry", name: "an entry that is done", kind: "done", ...atEntry, act: openEntry(1) },
    { id: "statement-entry-waits", name: "an entry on its way", kind: "step", ...atEntry, act: openEntry(0) },
    {
      id: "statement-entry-failed",
      name: "an entry that failed",
      kind: "refused",
      ...atEntry,
      act: openEntry(3),
    },
    {
      id: "statement-entry-nobody",
      name: "no such entry",
      kind: "broken",
      path: "/user/statement/entry/NONE-NONE-NONE?page=1",
      shows: "/user/statement/entry/:reference",
    },
    { id: "summary", name: "the summary", kind: "usual", path: "/user/statement/summary", needs: hasSummary },
    {
      id: "summary-none",
      name: "a summary of nothing",
      kind: "empty",
      path: "/user/statement/summary",
      needs: hasSummary,
      member: withWallet(0),
    },
    {
      id: "slips",
      name: "slips",
      kind: "usual",
      path: "/user/statement/slips",
      needs: hasSlips,
      prepare: slips,
    },
    { id: "slips-none", name: "no slips", kind: "empty", path: "/user/statement/slips", needs: hasSlips },
    {
      id: "slips-broken",
      name: "slips not read",
      kind: "broken",
      path: "/user/statement/slips",
      needs: hasSlips,
      prepare: fails("statement.slips"),
    },
  ],
};
