import { describe, expect, it } from "vitest";
import { costs } from "./deviation";
import { gathered } from "./gather";
import { Secrets } from "./secrets";

const secrets = new Secrets();
secrets.keep("pass-word-1");

/** What is told of a finding. */
function told(path: string, came: unknown, contract = "a text") {
  const finding = costs(path, came, contract, "nothing");
  return JSON.stringify(gathered([{ subject: "lookup.info", finding }], secrets));
}

describe("what the operator chose, in a deviation", () => {
  const clear = "\u009b2J\u202e";

  it.each([
    ["a path", told(`profile.a${clear}`, 1)],
    ["a value", told("name", `a${clear}`)],
    ["a sentence", told("name", 1, `refused as (a${clear})`)],
  ])("moves nothing on the terminal: %s", (_, text) => {
    expect(text).toContain("a\\\\u009b2J\\\\u202e");
    expect(text).not.toMatch(/[\u009b\u202e]/);
  });

  it.each([
    ["a path", told("profile.pass-word-1", 1)],
    ["a key of a value", told("(answer)", { "pass-word-1": 1 })],
    ["a sentence", told("name", 1, "refused as (pass-word-1)")],
  ])("hides a secret in %s", (_, text) => {
    expect(text).toContain("•••");
    expect(text).not.toContain("pass-word-1");
  });

  it("is cut short, but a path of the contract is not hidden for its length", () => {
    expect(told(`profile.${"ก".repeat(5_000)}`, 1, "ก".repeat(5_000)).length).toBeLessThan(700);
    const path = "result.activeSpinwheel.slices.12.htmlDescription";
    expect(told(path, 1)).toContain(path);
  });

  it("says which others there are", () => {
    const at = (subject: "lookup.info" | "lookup.banks", path: string) => ({
      subject,
      finding: costs(path, 1, "a text", "nothing"),
    });
    const rows = [0, 1, 1].map((row) => at("lookup.banks", `banks.${row}.code`));
    expect(gathered(rows, secrets)).toMatchObject([{ more: 2, others: ["banks.1.code"] }]);
    const many = [1, 2, 3, 4, 5, 6].map((row) => at("lookup.banks", `banks.${row}.code`));
    const others = ["banks.2.code", "banks.3.code", "banks.4.code", "…"];
    expect(gathered(many, secrets)).toMatchObject([{ more: 5, others }]);
  });

  it("is gathered in a moment, however much it is", () => {
    const found = Array.from({ length: 100_000 }, (_, index) => ({
      subject: "lookup.info" as const,
      finding: costs(`banks.${index}.code`, index, "a text", "nothing"),
    }));
    const startedAt = performance.now();
    expect(gathered(found, secrets)).toMatchObject([{ path: "banks.0.code", more: 99_999 }]);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});
