import { errorCodes } from "schemas/contract/errors";
import { describe, expect, test } from "vitest";
import { saysWhereMoneyIs } from "~/errors/code-words";
import type { Member } from "~/member/guard.server";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { contextWith } from "../../../tests/support/request-context";
import { findOutcome, missingOutcome } from "./outcome.server";

const STARTED = Date.UTC(2026, 10, 20, 3, 0, 0);
const WALLET = { wallet: { amount: 500_000 }, slots: [] };
const nothing = { wallet: { amount: 0 }, slots: [], statements: [], slips: [], omitted: [] };
const calls = new Proxy({}, { get: () => new Proxy({}, { get: () => async () => nothing }) });
const memberWith = (wallet: () => Promise<object>) =>
  ({ key: "member", wallet, operator: { fresh: calls } }) as unknown as Member;
const member = memberWith(async () => WALLET);

const record = (more: Partial<IntentRecord> = {}): IntentRecord => ({
  id: "0123456789abcdef",
  memberKey: "member",
  operation: "transfer",
  payloadHash: "",
  facts: { from: "wallet", to: "JOKER", amount: 12_345 },
  state: "done",
  startedAt: STARTED,
  leaseUntil: 0,
  sentAt: STARTED,
  snapshot: { takenAt: 0, balances: {}, names: { JOKER: "Joker" } },
  ...more,
});

const store = createMemoryStore(() => STARTED);

/** The page of a record in English, a while after it began. */
async function pageOf(more: Partial<IntentRecord>, afterMs = 1_000, asking = member) {
  const execution: Partial<Execution> = {
    find: async () => record(more),
    decide: async (found) => found,
    clock: { now: () => STARTED + afterMs, wait: async () => undefined },
  };
  const context = contextWith({ locale: "en", execution: execution as Execution, store });
  const page = await findOutcome("0123456789abcdef", asking, context);
  if (!page) throw new Error("no page");
  return { ...page, places: page.steps.map(({ to }) => to) };
}

describe("the outcome page", () => {
  test("of a transfer says what became of it, of what, when, and how to refer to it", async () => {
    const page = await pageOf({});
    expect(page).toMatchObject({
      state: "done",
      tone: "positive",
      heading: "Transfer complete",
      amount: 12_345,
    });
    expect(page.lines).toEqual([
      { label: "From", value: "Main wallet" },
      { label: "To", value: "Joker" },
      { label: "Time", value: "20/11/2026 10:00:00" },
      { label: "Reference", value: referenceFrom("0123456789abcdef"), isCopied: true },
    ]);
    expect(page.places).toEqual(["/user/home"]);
  });

  test("says what is kept where what a look says cannot be kept now, and of what cannot be read not that nothing was sent", async () => {
    const away = () => Promise.reject(new StoreUnavailable("full"));
    const clock = { now: () => STARTED + 1_000, wait: async () => undefined };
    const shown = (execution: Partial<Execution>) =>
      findOutcome(
        "0123456789abcdef",
        member,
        contextWith({ execution: { clock, ...execution } as Execution, store }),
      );
    const unknown = { find: async () => record({ state: "unknown" }), decide: away };
    expect(await shown(unknown)).toMatchObject({ state: "checking" });
    await expect(shown({ find: away })).rejects.toMatchObject({ data: { kind: "unread" } });
  });

  test("has an entry only if the statement shows such operations", async () => {
    for (const operation of ["transfer", "withdraw"])
      expect((await pageOf({ operation })).hasEntry).toBe(true);
    for (const operation of ["spin", "slip", "reset-game-password", "of-another-release"])
      expect((await pageOf({ operation })).hasEntry, operation).toBe(false);
  });

  test("offers the same again only where it was refused, and there by the operation's own address", async () => {
    const again = async (more: Partial<IntentRecord>, afterMs?: number) =>
      (await pageOf(more, afterMs)).places.filter((to) => /transfer|withdraw/.test(to));
    expect(await again({ state: "refused" })).toEqual(["/user/home/transfer"]);
    expect(await again({ state: "refused", operation: "withdraw" })).toEqual(["/user/home/withdraw"]);
    for (const state of ["done", "accepted", "running", "unknown"] as const) {
      expect(await again({ state })).toEqual([]);
      expect(await again({ state, isForgotten: true }, 900_000)).toEqual([]);
    }
  });

  test("asks again by itself while the outcome may still come, and after ten minutes says to contact us", async () => {
    expect(await pageOf({ state: "running" })).toMatchObject({ state: "checking", looksAgainEveryMs: 3_000 });
    expect(await pageOf({ state: "unknown" })).toMatchObject({ state: "checking", looksAgainEveryMs: 3_000 });
    expect(await pageOf({ state: "accepted" })).toMatchObject({
      state: "accepted",
      looksAgainEveryMs: 15_000,
    });
    const late = await pageOf({ state: "unknown" }, 600_001);
    expect([late.heading, late.looksAgainEveryMs]).toEqual(["We can't confirm this transfer yet", undefined]);
    expect(late.places).toContain("/user/contact");
  });

  test("of what nobody can tell has words of its own, and leads to statement and balances", async () => {
    const forgotten = await pageOf({ state: "unknown", isForgotten: true });
    expect(forgotten).toMatchObject({ state: "unknown", tone: "waiting" });
    expect(forgotten.heading).toBe("We can't confirm this transfer yet");
    expect(forgotten.places.slice(0, 2)).toEqual(["/user/statement", "/user/home"]);
    const missing = missingOutcome(contextWith({ locale: "en" }));
    expect(missing.text).toContain("can't confirm");
    expect(missing.steps.map(({ to }) => to)).toEqual(["/user/statement", "/user/home", "/user/contact"]);
  });

  test("of another release's operation or facts is calm, and tells the reference", async () => {
    for (const more of [{ operation: "teleport" }, { facts: { shard: 7 } }]) {
      const page = await pageOf({ ...more, state: "unknown" });
      expect(page.heading).toBe("Result");
      expect(page.lines.at(-1)).toMatchObject({ value: referenceFrom("0123456789abcdef") });
    }
  });

  test("of accounts named like a part of every object shows them as they are", async () => {
    const { lines } = await pageOf({ facts: { from: "__proto__", to: "constructor", amount: 1 } });
    expect(lines.slice(0, 2).map(({ value }) => value)).toEqual(["__proto__", "constructor"]);
  });
});

describe("the main wallet", () => {
  const paidOut = { operation: "withdraw", facts: { amount: 200_000 } };
  const snapshot = { takenAt: 0, balances: { wallet: 700_000 }, names: {} };

  test("is the first fact once the outcome is known, with what was there before", async () => {
    expect((await pageOf({ ...paidOut, snapshot, state: "accepted" })).mainWallet).toEqual({
      label: "Left in main wallet",
      amount: 500_000,
      before: 700_000,
    });
    const slip = { operation: "slip", facts: { bankCode: "" }, state: "done", snapshot: undefined } as const;
    expect((await pageOf(slip)).mainWallet).toEqual({ label: "Main wallet now", amount: 500_000 });
    const same = { ...snapshot, balances: { wallet: 500_000 } };
    expect((await pageOf({ snapshot: same })).mainWallet).not.toHaveProperty("before");
  });

  test("takes the place of the sentence that says the same, which stands where it cannot be read", async () => {
    expect((await pageOf({})).text).toBeUndefined();
    const failing = memberWith(async () => {
      throw new OperatorError("down", { endpoint: "wallet.get", reached: "unknown" });
    });
    const unread = await pageOf({}, 1_000, failing);
    expect([unread.text, unread.mainWallet]).toEqual(["Your money has arrived.", undefined]);
  });

  test("of a refusal is what there is; nothing is shown that is not known yet, or that is about no money", async () => {
    const refused = await pageOf({ ...paidOut, snapshot, state: "refused" });
    expect(refused.mainWallet).toEqual({ label: "Main wallet now", amount: 500_000 });
    for (const state of ["running", "unknown"] as const) {
      expect((await pageOf({ ...paidOut, snapshot, state })).mainWallet).toBeUndefined();
    }
    const game = { operation: "activate-game", facts: { code: "JOKER" }, state: "done" } as const;
    expect((await pageOf(game)).mainWallet).toBeUndefined();
  });
});

test("a withdrawal shows its three stages and where the money goes, without the account's number", async () => {
  const bankAccount = { bankCode: "NONE", bankAccountName: "A", bankAccountNo: "1234567890" };
  const asking = memberWith(async () => ({ ...WALLET, bankAccount }));
  const paidOut = { operation: "withdraw", facts: { amount: 200_000 } };
  const accepted = await pageOf({ ...paidOut, state: "accepted" }, 1_000, asking);
  expect(accepted.stages).toEqual([
    { label: "Received", state: "done", at: "10:00" },
    { label: "Being paid", state: "now" },
    { label: "In your bank", state: "later" },
  ]);
  expect(accepted.lines[0]).toEqual({ label: "To account", value: "NONE", note: "xxx-xxx-7890" });
  const done = await pageOf({ ...paidOut, state: "done" }, 1_000, asking);
  expect(done.stages?.map(({ state }) => state)).toEqual(["done", "done", "done"]);
  expect((await pageOf({ ...paidOut, state: "refused" }, 1_000, asking)).stages).toBeUndefined();
});

describe("where the money is", () => {
  test("is said once, by the code's own sentence or by the general one beside it, of every code", async () => {
    for (const message of errorCodes) {
      const page = await pageOf({ state: "refused", message });
      expect(page.reason).not.toBe(message);
      expect(page.text, message).toBe(
        saysWhereMoneyIs(message, page.reason) ? undefined : "Your money has not moved.",
      );
    }
    expect((await pageOf({ state: "refused", message: "TRANSFER_FAIL" })).reason).toContain("returned");
  });

  test("a withdrawal that a bonus blocks says so, and how to see to the bonus first", async () => {
    const blocked = { state: "refused", message: "BONUS_CONDITION" } as const;
    const page = await pageOf({ ...blocked, operation: "withdraw" });
    expect(page.reason).toContain("you can't withdraw yet");
    expect(page.places[0]).toBe("/user/bonus");
    expect((await pageOf(blocked)).reason).toContain("bonus cannot be ended");
  });

  test("the general sentence says where there is no code", async () => {
    expect((await pageOf({ state: "refused", message: undefined })).text).toBe("Your money has not moved.");
  });

  test("an operator's own words stand alone: they may say something else", async () => {
    const page = await pageOf({ state: "refused", message: "Closed today" });
    expect(page).toMatchObject({ reason: "Closed today", text: undefined });
  });

  test("an operator's code that is in no catalogue is shown as it comes, with the general sentence", async () => {
    const page = await pageOf({ state: "refused", message: "NEW_CODE" });
    expect(page).toMatchObject({ reason: "NEW_CODE", text: "Your money has not moved." });
  });
});
