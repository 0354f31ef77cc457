import { expect, test } from "vitest";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { judgeOffer, seenOffer } from "./bonus-activate.server";
import { judgeEnded, readHeld, seenHeld } from "./bonus-clear.server";
import { judgePromotion, seenPromotion } from "./promotion-activate.server";

const SENT = 1_000_000;
const RAN = { from: SENT, until: SENT + 60_000 };
const offer = (count: number, newest?: number, isActive = false) => ({ count, newest, isActive });
const held = (type: string | undefined, count = 0) => ({ isHeld: type !== undefined, type, count });

const bonuses = [
  { code: "DAY", userBonus: { _id: "1", isActive: true, received: [{ updatedAt: 7 }, { updatedAt: 5 }] } },
  { code: "WEEK", userBonus: { _id: "2", isActive: false, received: [{ updatedAt: 3 }] } },
  { code: "NEW" },
];
const operatorWith = (current: () => Promise<unknown>) =>
  ({
    bonus: {
      list: async () => ({ bonuses, omitted: [] }),
      active: async () => ({ status: true, type: "day" }),
    },
    promotion: { current },
  }) as unknown as Operator;

test("a look sees the bonus itself, what is held, and the announced code where that can be read", async () => {
  const operator = operatorWith(async () => ({ promotion: { code: "NOV15" } }));
  expect(await seenOffer(operator, "DAY")).toEqual({ isActive: true, count: 2, newest: 7 });
  expect(await seenOffer(operator, "NEW")).toEqual({ isActive: false, count: 0, newest: undefined });
  expect(await seenHeld(operator)).toEqual({ isHeld: true, type: "day", count: 3, id: "1" });
  expect(await seenPromotion(operator)).toMatchObject({ isHeld: true, current: "NOV15" });
  expect(await seenPromotion(operatorWith(async () => ({ promotion: undefined })))).toMatchObject({
    current: null,
  });
  const lost = new OperatorError("INTERNAL_SERVER_ERROR", {
    endpoint: "promotion.current",
    reached: "unknown",
  });
  expect((await seenPromotion(operatorWith(() => Promise.reject(lost))))?.current).toBeUndefined();
});

test("a list with a bonus that cannot be read proves nothing, and marks the held one by its type alone", async () => {
  const active = async () => ({ status: true, type: "day" });
  const marked = async (list: () => Promise<unknown>) => {
    const operator = { bonus: { list, active } } as unknown as Operator;
    return {
      held: await seenHeld(operator).catch(() => "lost"),
      mark: (await readHeld(operator)).fingerprint,
    };
  };
  const lost = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "bonus.list", reached: "unknown" });
  const none = await marked(() => Promise.reject(lost));
  const partly = await marked(async () => ({ bonuses, omitted: ["bonuses.3.code"] }));
  expect([none.held, partly.held]).toEqual(["lost", null]);
  expect(partly.mark).toBe(none.mark);
});

test("a bonus received more often than is read proves nothing", async () => {
  const received = Array.from({ length: 1_000 }, () => ({ updatedAt: 5 }));
  const often = { code: "DAY", userBonus: { _id: "1", isActive: true, received } };
  const list = async () => ({ bonuses: [often, { code: "NEW" }], omitted: [] });
  const operator = { bonus: { list, active: async () => ({ status: true }) } } as unknown as Operator;
  expect(await seenOffer(operator, "DAY")).toBeNull();
  expect(await seenOffer(operator, "NEW")).toEqual({ isActive: false, count: 0, newest: undefined });
  expect(await seenHeld(operator)).toBeNull();
});

test("a bonus received once more while the call ran is the call's, also where only its state tells", () => {
  expect(judgeOffer(offer(0), offer(1, SENT + 10, true), RAN)).toBe("done");
  expect(judgeOffer(offer(2, 5), offer(3, SENT + 10), RAN)).toBe("done");
  expect(judgeOffer(offer(0), offer(0, undefined, true), RAN)).toBe("done");
  expect(judgeOffer(offer(1, 5), offer(1, 5), RAN)).toBe("untouched");
  expect(judgeOffer(offer(1, 5, true), offer(1, 5, true), RAN)).toBe("untouched");
});

test("a list that dates anew what was received may show the call's; one that lacks it is an older copy", () => {
  expect(judgeOffer(offer(1, 5), offer(1, SENT + 10, true), RAN)).toBe("done");
  expect(judgeOffer(offer(1, 5), offer(1, SENT + 10), RAN)).toBe("ambiguous");
  expect(judgeOffer(offer(1, 5), offer(1, SENT + 600_000, true), RAN)).toBe("ambiguous");
  expect(judgeOffer(offer(2, 5), offer(1, 3), RAN)).toBeNull();
  expect(judgeOffer(offer(2, 5), offer(1, 3, true), RAN)).toBeNull();
});

test("a bonus that looks active again, but not received again, may have been seen before it ended", () => {
  expect(judgeOffer(offer(1, 5), offer(1, 5, true), RAN)).toBe("ambiguous");
});

test("received twice since, or long after the call, it may be another's", () => {
  expect(judgeOffer(offer(0), offer(2, SENT + 10), RAN)).toBe("ambiguous");
  expect(judgeOffer(offer(0), offer(1, SENT + 600_000), RAN)).toBe("ambiguous");
  expect(judgeOffer(offer(0), offer(1, SENT - 600_000), RAN)).toBe("ambiguous");
});

test("a bonus has ended once none is held; another one in its place leaves it open who ended it", () => {
  expect(judgeEnded(held("day", 1), held(undefined, 1))).toBe("done");
  expect(judgeEnded(held("day", 1), held("day", 1))).toBe("untouched");
  expect(judgeEnded(held("day", 1), held("day", 2))).toBe("ambiguous");
  expect(judgeEnded(held("day", 1), held("promotion", 1))).toBe("ambiguous");
  expect(judgeEnded(held("day", 1), { ...held("day", 1), id: "1" })).toBe("untouched");
  expect(judgeEnded({ ...held("day", 1), id: "1" }, { ...held("day", 1), id: "2" })).toBe("ambiguous");
  expect(judgeEnded(held(undefined), held(undefined))).toBe("untouched");
});

test("a promotion is what is held now and was not, unless a bonus of the list was received meanwhile", () => {
  type Look = Parameters<typeof judgePromotion>[1];
  const judged = (before: Look, now: Look) => judgePromotion("NOV15", before, now);
  expect(judged(held(undefined), held("promotion"))).toBe("done");
  expect(judged(held(undefined), { isHeld: true, count: 0 })).toBe("done");
  expect(judged(held(undefined), held("day", 1))).toBe("ambiguous");
  expect(judged(held(undefined), held("refund"))).toBe("ambiguous");
  expect(judged(held(undefined), held(undefined))).toBe("untouched");
  expect(judged(held("day", 1), held("day", 1))).toBe("untouched");
  expect(judged(held("day", 1), held("promotion", 1))).toBe("ambiguous");
});

test("an announced code that is gone may have been received and ended; one that could not be read says nothing", () => {
  const free = (current?: string | null) => ({ ...held(undefined), current });
  expect(judgePromotion("NOV15", free("NOV15"), free(null))).toBe("ambiguous");
  expect(judgePromotion("NOV15", free("NOV15"), free("DEC20"))).toBe("ambiguous");
  expect(judgePromotion("NOV15", free("NOV15"), free("NOV15"))).toBe("untouched");
  expect(judgePromotion("NOV15", free("NOV15"), free(undefined))).toBe("untouched");
  expect(judgePromotion("GIFT50", free("NOV15"), free(null))).toBe("untouched");
});
