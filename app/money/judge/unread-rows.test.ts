import type { EndpointName } from "schemas/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { judge } from "~/money/judge/judge.server";
import { findKind } from "~/money/kinds/index.server";
import type { Snapshot, Stored } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { read } from "../../../tests/support/answers";
import { record, SENT } from "../../../tests/support/lost-operation";

const AT = new Date(SENT - 100_000).toISOString();
const profile = { _id: "1", username: "0812345678", name: "Pla" };
const game = { code: "PG", name: "PG", category: "slot", isActive: false, amount: 5 };
const entry = { statementType: "deposit", status: "SUCCESS", amount: 5, createdAt: AT };
const offer = { code: "DAILY", type: "day", maxReceived: 1 };

/** What the operator's lists hold when nothing has happened. */
const lists = {
  "wallet.get": { profile, wallet: { amount: 500 }, slots: [game] },
  "statement.list": { statements: [entry] },
  "statement.slips": { slips: [{ createdAt: AT, status: "SUCCESS", reference: "R1" }] },
  "bonus.list": { bonuses: [offer] },
  "bonus.active": { status: false },
  "promotion.current": { promotion: null },
  "spinwheel.coupons": { coupons: [] },
} satisfies Partial<Record<EndpointName, object>>;

type Lists = Partial<Record<keyof typeof lists, object>>;

/** An operator that gives these answers, read by the contract, and each of them as a copy: it says the same. */
function operatorWith(more: Lists): Operator {
  const answers: Record<string, object> = { ...lists, ...more };
  const copied = (name: string) => ({
    ...(read(name as EndpointName, 200, answers[name]) as object),
  });
  const area = (name: string) =>
    new Proxy({}, { get: (_, call) => async () => copied(`${name}.${String(call)}`) });
  const get = (_: object, name: string | symbol, self: object) =>
    name === "fresh" ? self : area(String(name));
  return new Proxy({}, { get }) as Operator;
}

const clock = { now: () => SENT + 70_000, wait: () => new Promise<void>(() => undefined) };

/** What an operation whose answer was lost becomes, when the second look shows these lists. */
async function stateSeen(operation: string, facts: Stored, later: Lists): Promise<string | null> {
  const kind = findKind(operation);
  if (!kind) throw new Error(operation);
  const look = async (answers: Lists): Promise<Snapshot> =>
    kind.takeSnapshot(operatorWith(answers), facts, clock);
  const snapshot = { ...(await look({})), takenAt: SENT - 5 };
  return judge(record({ operation, facts, snapshot }), await look(later), [])?.state ?? null;
}

const faulty = {
  "statement.list": { statements: [{ ...entry, amount: "many" }, entry] },
  "statement.slips": { slips: [{ createdAt: "soon", status: "SUCCESS" }, ...lists["statement.slips"].slips] },
  "wallet.get": { ...lists["wallet.get"], slots: [game, { ...game, code: "JOKER", name: null }] },
  "bonus.list": { bonuses: [offer, { ...offer, code: "WEEKLY", maxReceived: null }] },
} satisfies Lists;

const cases: [operation: string, facts: Stored, unread: Lists][] = [
  ["transfer", { from: "wallet", to: "PG", amount: 10_000 }, { "statement.list": faulty["statement.list"] }],
  ["withdraw", { amount: 10_000 }, { "statement.list": faulty["statement.list"] }],
  ["withdraw", { amount: 10_000 }, { "wallet.get": faulty["wallet.get"] }],
  ["slip", { bankCode: "SCB" }, { "statement.slips": faulty["statement.slips"] }],
  ["gift-link", { digest: "d" }, { "statement.list": faulty["statement.list"] }],
  ["gift-link", { digest: "d" }, { "statement.slips": faulty["statement.slips"] }],
  ["activate-game", { code: "JOKER" }, { "wallet.get": faulty["wallet.get"] }],
  ["bonus-activate", { code: "WEEKLY" }, { "bonus.list": faulty["bonus.list"] }],
  ["promotion-activate", { code: "X" }, { "bonus.list": faulty["bonus.list"] }],
];

beforeEach(() => {
  vi.useFakeTimers({ now: SENT });
  return () => vi.useRealTimers();
});

test.each(cases)(
  "%s %j: no trace proves that it was not done, but not in a list with rows that cannot be read",
  async (operation, facts, unread) => {
    expect(await stateSeen(operation, facts, {})).toBe("refused");
    expect(await stateSeen(operation, facts, unread)).toBeNull();
  },
);

/** What a claim of C1 becomes, when the first look shows these coupons, and the second look those. */
async function claimSeen(before: object[], now: object[]): Promise<string | null> {
  const kind = findKind("coupon-claim");
  const facts = { coupon: "C1" };
  const look = async (coupons: object[]) =>
    kind?.takeSnapshot(operatorWith({ "spinwheel.coupons": { coupons } }), facts, clock);
  const snapshot = await look(before);
  const own = record({
    operation: "coupon-claim",
    facts,
    snapshot: snapshot && { ...snapshot, takenAt: SENT - 5 },
  });
  const seen = await look(now);
  return (seen && judge(own, seen, [])?.state) ?? null;
}

const coupon = { _id: "C1", prize: "50", amount: 2 };

test("a coupon that is missing from such a list may not have been claimed", async () => {
  expect(await claimSeen([coupon], [])).toBe("done");
  expect(await claimSeen([coupon], [{ ...coupon, prize: null }])).toBeNull();
});

test("a coupon whose count cannot be read may have been claimed: it may be one less", async () => {
  const uncounted = { ...coupon, amount: "many" };
  expect(await claimSeen([coupon], [coupon])).toBe("refused");
  expect(await claimSeen([uncounted], [uncounted])).toBeNull();
});
