import { describe, expect, test } from "vitest";
import { contextWith } from "../../../../tests/support/request-context";
import { type Bonus, cardOf, cardPage, countReceived, heldOf, spanOf } from "./bonuses.server";
import { withFigure } from "./code/offer.server";

const NOW = Date.parse("2026-11-20T11:00:00Z");
const context = contextWith({ picture: (address) => (address?.startsWith("https:") ? address : undefined) });

function bonusOf(wanted: Partial<Bonus> = {}, ...received: string[]): Bonus {
  const times = received.map((time) => ({ updatedAt: Date.parse(time) }));
  const userBonus = { _id: "1", isActive: false, received: times };
  return {
    code: "B",
    type: "day",
    maxReceived: 1,
    percentFail: 10,
    banners: undefined,
    userBonus,
    ...wanted,
  };
}

const stateOf = (bonus: Bonus) => cardOf(bonus, context, NOW).state;

describe("a bonus's card", () => {
  test("is received when as many count as there may be, by its type, and open otherwise [2.61 4.21 4.22]", () => {
    const [today, thisWeek, before] = [
      "2026-11-20T01:00:00Z",
      "2026-11-16T01:00:00Z",
      "2026-11-10T01:00:00Z",
    ];
    expect(stateOf(bonusOf({}, today))).toBe("received");
    expect(stateOf(bonusOf({}, thisWeek, before))).toBe("open");
    expect(stateOf(bonusOf({ type: "week" }, thisWeek))).toBe("received");
    expect(stateOf(bonusOf({ type: "week" }, before))).toBe("open");
    expect(stateOf(bonusOf({ type: "limit" }, before))).toBe("received");
    expect(stateOf(bonusOf({ type: "limit" }, today, before)), "once more than now may be").toBe("received");
    expect(stateOf(bonusOf({ type: "limit", maxReceived: 2 }, before))).toBe("open");
    expect(stateOf(bonusOf({ userBonus: undefined }))).toBe("open");
  });

  test("says active however often it was received [2.60]", () => {
    const received = [{ updatedAt: NOW }];
    expect(stateOf(bonusOf({ userBonus: { _id: "1", isActive: true, received } }))).toBe("active");
  });

  test("has the first picture that a page may show, and words for a type that has none", () => {
    const banners = ["javascript:1", "https://o.example/1.png", "https://o.example/2.png"].map((image) => ({
      image,
      html: undefined,
    }));
    expect(cardOf(bonusOf({ banners }), context, NOW).picture).toBe("https://o.example/1.png");
    expect(cardOf(bonusOf(), context, NOW).picture).toBeUndefined();
    expect(cardOf(bonusOf({ type: "month" }), context, NOW)).toMatchObject({ kind: "other", span: "limit" });
  });
});

describe("the bonus that is held", () => {
  const active = bonusOf({ userBonus: { _id: "1", isActive: true, received: undefined } });
  test("is what its own look-up says, with its card where it is one of the list", () => {
    expect(heldOf({ status: false, type: undefined }, active, context)).toBeNull();
    expect(heldOf({ status: true, type: "day" }, active, context)).toMatchObject({
      kind: "day",
      card: { code: "B" },
    });
    expect(heldOf({ status: true, type: undefined }, active, context)).toMatchObject({ kind: "day" });
    expect(heldOf({ status: true, type: "promotion" }, undefined, context)).toMatchObject({
      kind: "promotion",
      type: undefined,
      card: undefined,
    });
  });

  test("is called as the operator calls it where there is no word of ours", () => {
    expect(heldOf({ status: true, type: "VIP" }, undefined, context)).toMatchObject({
      kind: "other",
      type: "VIP",
    });
  });
});

test("of twenty thousand bonuses a page shows sixty, and leads to the next", () => {
  const bonuses = Array.from({ length: 20_000 }, () => bonusOf());
  const { cards, pages } = cardPage({ bonuses, omitted: [] }, 2, context);
  expect([cards.length, pages]).toEqual([60, { page: 2, pageCount: 334, hasNext: true, someHidden: false }]);
  expect(cardPage({ bonuses: [], omitted: [] }, 9, context)).toEqual({
    cards: [],
    pages: { page: 1, pageCount: 1, hasNext: false, someHidden: false },
  });
});

test("the notice names the bonus's figure wherever it stands, and a dash where there is none [7.16]", () => {
  expect(withFigure("%percentFail%% of %percentFail%", 12.5)).toBe("12.5% of 12.5");
  expect(withFigure("below %percentFail%%", undefined)).toBe("below –%");
  expect(withFigure("plain", 5)).toBe("plain");
});

const at = (...times: string[]) => times.map((time) => Date.parse(time));
const BANGKOK = "Asia/Bangkok";

function counted(span: "limit" | "day" | "week", now: string, times: number[], zone = BANGKOK): number {
  return countReceived(span, times, Date.parse(now), zone);
}

describe("what counts towards a bonus's maximum", () => {
  test("of type limit: every time it was received [4.21]", () => {
    const times = at("2019-01-01T00:00:00Z", "2026-11-19T10:00:00Z", "2026-11-20T10:00:00Z");
    expect(counted("limit", "2026-11-20T11:00:00Z", times)).toBe(3);
    expect(counted("limit", "2026-11-20T11:00:00Z", [])).toBe(0);
  });

  test("of type day: from midnight to midnight of the brand's zone [4.22]", () => {
    const times = at("2026-11-19T16:59:59.999Z", "2026-11-19T17:00:00Z", "2026-11-20T16:59:59.999Z");
    expect(counted("day", "2026-11-19T16:59:59.999Z", times)).toBe(1);
    expect(counted("day", "2026-11-19T17:00:00Z", times)).toBe(2);
    expect(counted("day", "2026-11-20T17:00:00Z", times)).toBe(0);
  });

  test("of type week: from Monday's midnight to Sunday's end of the brand's zone [4.22]", () => {
    const sunday = "2026-11-22T16:59:59.999Z";
    const monday = "2026-11-22T17:00:00Z";
    const times = at("2026-11-15T16:59:59.999Z", "2026-11-15T17:00:00Z", sunday, monday);
    expect(counted("week", sunday, times)).toBe(2);
    expect(counted("week", monday, times)).toBe(1);
    expect(counted("week", "2026-11-29T17:00:00Z", times)).toBe(0);
  });

  test("a week goes over the end of a month and of a year", () => {
    const times = at("2025-12-28T17:00:00Z", "2026-01-01T03:00:00Z", "2026-01-04T16:00:00Z");
    expect(counted("week", "2026-01-02T00:00:00Z", times)).toBe(3);
  });

  test("another zone has another day", () => {
    const times = at("2026-11-20T03:00:00Z");
    expect(counted("day", "2026-11-20T20:00:00Z", times)).toBe(0);
    expect(counted("day", "2026-11-20T20:00:00Z", times, "UTC")).toBe(1);
    expect(counted("day", "2026-11-20T20:00:00Z", times, "America/New_York")).toBe(0);
  });

  test("a zone's longer and shorter days are days", () => {
    const zone = "Europe/Berlin";
    const times = at("2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z");
    expect(counted("day", "2026-10-25T12:00:00Z", times, zone)).toBe(2);
    expect(counted("day", "2026-10-25T23:00:00Z", times, zone)).toBe(0);
  });
});

test("a type that is none of the three is counted over all time", () => {
  expect(["limit", "day", "week", "month", ""].map(spanOf)).toEqual([
    "limit",
    "day",
    "week",
    "limit",
    "limit",
  ]);
});
