import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { createIntentTokens, hashPayload } from "./intent.server";
import { times } from "./times";

const secrets = ["a".repeat(32), "b".repeat(32)];

describe("an intent", () => {
  const store = createMemoryStore(() => 1_000);

  test("opens for the member and operation it was minted for, and for no other", () => {
    const intentTokens = createIntentTokens(secrets, store, () => 5_000);
    const token = intentTokens.issue("member", "transfer");
    expect(intentTokens.open(token, "member", "transfer")).toMatchObject({ mintedAt: 5_000 });
    expect(intentTokens.open(token, "another", "transfer")).toBeNull();
  });

  test("is never the same twice", () => {
    const intentTokens = createIntentTokens(secrets, store);
    const ids = new Set(Array.from({ length: 1_000 }, () => intentTokens.issue("member", "transfer")));
    expect(ids.size).toBe(1_000);
  });

  test("survives the rotation of secrets while the old one is still listed", () => {
    const token = createIntentTokens([secrets[1] ?? ""], store).issue("member", "transfer");
    expect(createIntentTokens(secrets, store).open(token, "member", "transfer")).not.toBeNull();
    expect(createIntentTokens(["c".repeat(32)], store).open(token, "member", "transfer")).toBeNull();
  });

  test("does not open when any character is changed", () => {
    const intentTokens = createIntentTokens(secrets, store);
    const token = intentTokens.issue("member", "transfer");
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."abcXYZ019-_."), (at, letter) => {
        fc.pre(token[at] !== letter);
        const forged = token.slice(0, at) + letter + token.slice(at + 1);
        // The last character of a base64url text may have unused bits; our tag is cut, so all bits count.
        expect(intentTokens.open(forged, "member", "transfer")).toBeNull();
      }),
    );
    for (const text of ["", ".", "..", "a.b.c", token.repeat(2)])
      expect(intentTokens.open(text, "member", "transfer")).toBeNull();
  });

  test("may be claimed for 30 minutes, and is beyond telling where the store does not go back as far", async () => {
    const at = (now: number) => createIntentTokens(secrets, store, () => now);
    const age = (now: number, mintedAt: number) => at(now).ageOf({ id: "x", mintedAt });
    expect(await age(1_000 + times.formLife - 1, 1_000)).toBe("fresh");
    expect(await age(1_000 + times.formLife, 1_000)).toBe("expired");
    expect(await age(1_000 + times.claimLife, 1_000)).toBe("forgotten");
    expect(await age(2_000, 999)).toBe("forgotten");
  });

  test("goes by what is said where claims are made, which in a failover may be another store than pages read", async () => {
    const bornAt = async (from?: "claims") => (from === "claims" ? 1_000 : 0);
    const tokens = createIntentTokens(secrets, { bornAt }, () => 2_000);
    expect(await tokens.ageOf({ id: "x", mintedAt: 999 })).toBe("forgotten");
  });
});

test("a payload's hash depends on its values, not on the order of its fields", () => {
  expect(hashPayload({ from: "a", to: "b", amount: 1 })).toBe(hashPayload({ amount: 1, to: "b", from: "a" }));
  expect(hashPayload({ from: "a", to: "b", amount: 1 })).not.toBe(
    hashPayload({ from: "a", to: "b", amount: 2 }),
  );
  expect(hashPayload({ amount: 1 })).not.toBe(hashPayload({ amount: "1" }));
});
