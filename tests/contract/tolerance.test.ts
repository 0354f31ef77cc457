import fc from "fast-check";
import { endpoints } from "schemas/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as z from "zod";
import { varyAnswer } from "../../scripts/sandbox/http/wire-variety";
import { plainWire, type WireVariety } from "../../scripts/sandbox/http/wire-ways";
import { answerOf, issuePaths, requiredPaths, without } from "./answer-arbitrary";

/** A time left is read from now. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const runs = { numRuns: 20 };

/** Any spelling must be parsed to the same value as the plain one. */
function expectSameReading(schema: z.ZodType, variety: Partial<WireVariety>): void {
  fc.assert(
    fc.property(answerOf(schema), (answer) => {
      const wire = JSON.parse(JSON.stringify(varyAnswer(schema, answer, { ...plainWire, ...variety })));
      expect(schema.parse(wire)).toEqual(schema.parse(answer));
    }),
    runs,
  );
}

const rows = endpoints.map(({ name, endpoint }) => [name, endpoint.response] as const);

describe.each(rows)("%s", (_, response) => {
  it("takes a number as a number or as a numeric string", () => {
    expectSameReading(response, { numbersAsStrings: true });
    expectSameReading(response, { moneyAsStrings: true, flagsAsNumbers: true });
    expectSameReading(response, { oddNumbers: true });
    expectSameReading(response, { flagsAsTexts: true });
  });

  it("takes null for an optional field as its absence, and leaves unknown fields unread", () => {
    expectSameReading(response, { nulls: true });
    expectSameReading(response, { extraFields: true, nulls: true, numbersAsStrings: true });
  });

  it("refuses an answer without a required field, and names the field's path", () => {
    fc.assert(
      fc.property(answerOf(response), (answer) => {
        for (const path of requiredPaths(response, answer)) {
          const result = response.safeParse(without(answer, path));
          expect(result.success).toBe(false);
          expect(issuePaths(result.error?.issues ?? [])).toContain(path.join("."));
        }
      }),
      runs,
    );
  });

  it("refuses an answer that is no JSON object and no list", () => {
    for (const broken of [undefined, null, "text", 7, true]) {
      expect(response.safeParse(broken).success).toBe(false);
    }
  });
});

/** The endpoints with a list: only there does an empty object become a bare list. */
const lists = rows.filter(([, response]) => !varyAnswer(response, {}, { ...plainWire, bareLists: true }));

describe.each(lists)("%s", (_, response) => {
  it("leaves out what is no row, and notes where it was", () => {
    const { omitted, ...answer } = response.parse([1, undefined, true]) as { omitted: string[] };
    expect(Object.values(answer)).toContainEqual([]);
    expect(omitted).toHaveLength(3);
  });

  it("takes its list bare or under its key", () => {
    fc.assert(
      fc.property(answerOf(response), (answer) => {
        const bare = varyAnswer(response, answer, { ...plainWire, bareLists: true });
        expect(Array.isArray(bare)).toBe(true);
        const { total: _, ...wrapped } = answer as Record<string, unknown>;
        expect(response.parse(bare)).toEqual(response.parse(wrapped));
      }),
      runs,
    );
  });
});

it("the calls that answer a list are those of the operator API", () => {
  expect(lists.map(([name]) => name).sort()).toEqual([
    "bonus.list",
    "chat.history",
    "invite.banners",
    "invite.list",
    "lookup.agreements",
    "lookup.banks",
    "lookup.conditions",
    "lookup.sources",
    "refund.banners",
    "refund.list",
    "spinwheel.coupons",
    "statement.list",
    "statement.slips",
  ]);
});
