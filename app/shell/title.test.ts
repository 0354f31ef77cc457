import type { MetaArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { titleMeta } from "./title";

/** The matches around a page, outermost first, with their titles. */
function around(...titles: (string | undefined)[]): MetaArgs["matches"] {
  const matches = titles.map((title) => ({ meta: title === undefined ? [] : [{ title }] }));
  return matches as unknown as MetaArgs["matches"];
}

describe("a page's title", () => {
  it("is what its loader says", () => {
    expect(titleMeta({ data: { title: "Wallet" }, matches: around("Siam Gold", undefined) })).toEqual([
      { title: "Wallet" },
    ]);
  });

  it("is that of the nearest screen around it when its loader failed, and never the word undefined", () => {
    expect(titleMeta({ data: undefined, matches: around("Siam Gold", "Wallet", undefined) })).toEqual([
      { title: "Wallet" },
    ]);
    expect(titleMeta({ data: { title: undefined }, matches: around("Siam Gold") })).toEqual([
      { title: "Siam Gold" },
    ]);
    expect(titleMeta({ data: undefined, matches: around(undefined) })).toEqual([]);
  });
});
