import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "~/store/memory.server";
import { createMint, FORM_LIFE_MS, hashPayload } from "./intent.server";

const secrets = ["a".repeat(32), "b".repeat(32)];

describe("an intent", () => {
  const store = createMemoryStore(() => 1_000);

  test("opens for the member and operation it was minted for, and for no other", () => {
    const mint = createMint(secrets, store, () => 5_000);
    const token = mint.mint("member", "transfer");
    expect(mint.open(token, "member", "transfer")).toMatchObject({ mintedAt: 5_000 });
    expect(mint.open(token, "another", "transfer")).toBeNull();
  });

  test("is never the same twice", () => {
    const mint = createMint(secrets, store);
    const ids = new Set(Array.from({ length: 1_000 }, () => mint.mint("member", "transfer")));
    expect(ids.size).toBe(1_000);
  });

  test("survives the rotation of secrets while the old one is still listed", () => {
    const token = createMint([secrets[1] ?? ""], store).mint("member", "transfer");
    expect(createMint(secrets, store).open(token, "member", "transfer")).not.toBeNull();
    expect(createMint(["c".repeat(32)], store).open(token, "member", "transfer")).toBeNull();
  });

  test("does not open when any character is changed", () => {
    const mint = createMint(secrets, store);
    const token = mint.mint("member", "transfer");
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."abcXYZ019-_."), (at, letter) => {
        fc.pre(token[at] !== letter);
        const forged = token.slice(0, at) + letter + token.slice(at + 1);
        // The last character of a base64url text may carry bits that do not count; ours is cut, so all of them do.
        expect(mint.open(forged, "member", "transfer")).toBeNull();
      }),
    );
    for (const text of ["", ".", "..", "a.b.c", token.repeat(2)])
      expect(mint.open(text, "member", "transfer")).toBeNull();
  });

  test("may be claimed for 30 minutes, and only if the store remembers since before it was minted", () => {
    const at = (now: number) => createMint(secrets, store, () => now);
    expect(at(1_000 + FORM_LIFE_MS - 1).isFresh({ id: "x", mintedAt: 1_000 })).toBe(true);
    expect(at(1_000 + FORM_LIFE_MS).isFresh({ id: "x", mintedAt: 1_000 })).toBe(false);
    expect(at(2_000).isFresh({ id: "x", mintedAt: 999 })).toBe(false);
  });
});

test("a payload's hash depends on its values, not on the order of its fields", () => {
  expect(hashPayload({ from: "a", to: "b", amount: 1 })).toBe(hashPayload({ amount: 1, to: "b", from: "a" }));
  expect(hashPayload({ from: "a", to: "b", amount: 1 })).not.toBe(
    hashPayload({ from: "a", to: "b", amount: 2 }),
  );
  expect(hashPayload({ amount: 1 })).not.toBe(hashPayload({ amount: "1" }));
});
