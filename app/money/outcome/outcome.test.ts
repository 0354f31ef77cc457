import { errorCodes, saysWhereMoneyIs } from "schemas/contract/errors";
import { describe, expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import type { Execution } from "~/money/once/execute.server";
import type { IntentRecord } from "~/money/once/record.server";
import { contextWith } from "../../../tests/support/request-context";
import { findOutcome, missingOutcome } from "./outcome.server";

const STARTED = Date.UTC(2026, 10, 20, 3, 0, 0);
const member = { key: "member" } as Member;

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

/** The page of a record in English, a while after it began. */
async function pageOf(more: Partial<IntentRecord>, afterMs = 1_000) {
  const execution: Partial<Execution> = {
    find: async () => record(more),
    lookAgain: async (found) => found,
    clock: { now: () => STARTED + afterMs, wait: async () => undefined },
  };
  const context = contextWith({ locale: "en", execution: execution as Execution });
  const page = await findOutcome("0123456789abcdef", member, context);
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
      { label: "Reference", value: "0123456789", isCopied: true },
    ]);
    expect(page.places).toEqual(["/user/home"]);
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
    expect(late).toMatchObject({ state: "contact", looksAgainEveryMs: undefined });
    expect(late.places).toContain("/user/contact");
  });

  test("of what nobody can tell has words of its own, and leads to statement and balances", async () => {
    const forgotten = await pageOf({ state: "unknown", isForgotten: true });
    expect(forgotten).toMatchObject({ state: "unknown", tone: "waiting" });
    expect(forgotten.heading).toBe("We can't confirm this transfer yet");
    expect(forgotten.places.slice(0, 2)).toEqual(["/user/statement", "/user/home"]);
    const missing = missingOutcome(contextWith({ locale: "en" }));
    expect(missing.text).toContain("cannot tell");
    expect(missing.steps.map(({ to }) => to)).toEqual(["/user/statement", "/user/home", "/user/contact"]);
  });

  test("of another release's operation or facts is calm, and tells the reference", async () => {
    for (const more of [{ operation: "teleport" }, { facts: { shard: 7 } }]) {
      const page = await pageOf({ ...more, state: "unknown" });
      expect(page.heading).toBe("Result");
      expect(page.lines.at(-1)).toMatchObject({ value: "0123456789" });
    }
  });

  test("of accounts named like a part of every object shows them as they are", async () => {
    const { lines } = await pageOf({ facts: { from: "__proto__", to: "constructor", amount: 1 } });
    expect(lines.slice(0, 2).map(({ value }) => value)).toEqual(["__proto__", "constructor"]);
  });
});

describe("where the money is", () => {
  test("is said once, by the code's own sentence or by the general one beside it, of every code", async () => {
    for (const message of errorCodes) {
      const page = await pageOf({ state: "refused", message });
      expect(page.reason).not.toBe(message);
      expect(page.text, message).toBe(saysWhereMoneyIs(message) ? undefined : "Your money has not moved.");
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
});
