import { expect, it } from "vitest";
import { replyTo, walletWith } from "../../../../tests/support/doctor-visit";
import { generalChecks } from "./general";
import { pairsOf } from "./pairs";

const general = generalChecks({ pace: { timeoutMs: 1, slowMs: 1_000, settleMs: 1 } } as Parameters<
  typeof generalChecks
>[0]);

it("keeps so many findings of an answer, first those that cost something", () => {
  const slots = walletWith(500).slots.map((slot) => ({
    ...slot,
    isActive: 1,
    amount: "1",
    logo: "x",
    background: "x",
    name: "\ufffd",
  }));
  const found = general(replyTo("wallet.get", walletWith(0, { slots })), "nothing");
  expect(found).toHaveLength(2_000);
  expect(found.slice(0, 500).every(({ severity }) => severity === "costs")).toBe(true);
});

it("tells a row that is missing from a field that is", () => {
  const slots = walletWith(3).slots.map((slot, index) => (index === 1 ? { ...slot, name: null } : slot));
  const found = general(
    replyTo("wallet.get", walletWith(0, { slots, invite: { amount: "some" } })),
    "nothing",
  );
  const saidOf = (path: string) => found.find((finding) => finding.path === path)?.member;
  expect(saidOf("slots.1.name")).toBe("a list that says that some of it cannot be shown");
  expect(saidOf("invite.amount")).toBe("the rest, without it");
});

it("pairs rows with what came, past faulty ones, in a moment", () => {
  const rows = Array.from({ length: 40_000 }, (_, index) =>
    index % 2 ? { name: `n${index}`, amount: "1", createdAt: "2026-01-01T00:00:00Z" } : {},
  );
  const reply = replyTo("statement.list", { statements: rows, total: 1 });
  const startedAt = performance.now();
  const pairs = pairsOf(reply);
  expect(performance.now() - startedAt).toBeLessThan(500);
  expect(
    pairs.every(
      ({ path, came, read }) => path !== "statements.0" && (came === undefined) === (read === undefined),
    ),
  ).toBe(true);
});
