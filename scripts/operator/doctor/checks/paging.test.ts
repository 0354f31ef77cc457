import { expect, it } from "vitest";
import { replyTo, visitOf } from "../../../../tests/support/doctor-visit";
import { scorecard } from "../scorecard";
import { pagesHold } from "./paging";

it("says of a list too short for two pages that its pages are unchecked, and not that they are well", () => {
  const friends = (count: number) => ({
    invites: Array.from({ length: count }, (_, at) => ({
      createdAt: `2026-01-0${at + 1}T00:00:00Z`,
      amount: 1,
    })),
    total: count,
  });
  const looks = (all: number) => {
    const visit = visitOf({});
    for (const [page, limit] of [
      [1, 2],
      [2, 2],
      [1, 4],
    ] as const) {
      const { invites, total } = friends(all);
      const rows = invites.slice((page - 1) * limit, page * limit);
      const reply = replyTo("invite.list", { invites: rows, total });
      visit.replies.push({ ...reply, ask: { ...reply.ask, input: { page, limit } } });
    }
    expect(pagesHold("invite.list", "invites")(visit)).toEqual([]);
    return visit.unchecked.get("invite.list");
  };
  expect(looks(4)).toBeUndefined();
  expect(looks(2)).toBe("its pages: 2 rows are one");
  const line = {
    subject: "invite.list",
    asked: 3,
    status: 200,
    ms: 1,
    costs: 0,
    noted: 0,
    why: undefined,
  } as const;
  const none = { costs: 0, noted: 0, calls: 1, requests: 3 };
  const report = {
    url: "",
    brand: undefined,
    member: undefined,
    writes: false,
    deviations: [],
    counts: none,
  };
  expect(scorecard({ ...report, lines: [{ ...line, unchecked: looks(1) }] })).toContain(
    "ok, but unchecked its pages: 1 rows are one",
  );
});
