import type { EndpointName } from "schemas/contract";
import { costs, type Finding, noted } from "../deviation";
import { answerIn, type Reply } from "../talk/reply";
import type { Visit } from "../talk/visit";
import { valueAt } from "./reached";

interface Page {
  limit: number;
  rows: readonly string[];
  total: number | undefined;
}

function pageOf(reply: Reply, key: string): Page {
  const answer = answerIn(reply);
  const rows = (valueAt(answer, key) as unknown[] | undefined) ?? [];
  return {
    limit: Number(reply.ask.input.limit),
    rows: rows.map((row) => JSON.stringify(row)),
    total: valueAt(answer, "total") as number | undefined,
  };
}

/** Page and limit of each look. */
const looks = [
  [1, 2],
  [2, 2],
  [1, 4],
] as const;

/** Pages begin with 1, follow each other, and have as many rows as asked: two pages of two are one of four. */
export function pagesHold(call: EndpointName, key: string) {
  return (visit: Visit): Finding[] => {
    const good = visit.good(call);
    const look = ([page, limit]: readonly [number, number]) => {
      const reply = good.find(({ ask: { input } }) => input.page === page && input.limit === limit);
      return reply && pageOf(reply, key);
    };
    const [first, second, both] = looks.map(look);
    if (!first || !second || !both) return [];
    if (both.rows.length <= first.limit)
      visit.unchecked.set(call, `its pages: ${both.rows.length} rows are one`);
    return faultsOf(first, second, both);
  };
}

const OLDER = "pages that lack rows, or show them twice";

function faultsOf(first: Page, second: Page, both: Page): Finding[] {
  const found: Finding[] = [];
  if (first.rows.length > first.limit)
    found.push(
      noted("limit", `${first.rows.length} rows`, `at most ${first.limit}, as asked`, "longer pages"),
    );
  const starts = both.rows.slice(0, first.rows.length);
  const isRepeated =
    first.rows.length > 0 && both.rows.length > first.rows.length && same(first.rows, second.rows);
  if (isRepeated) found.push(costs("page", "page 2 is page 1", "page 2 begins after page 1", OLDER));
  else if (!same(first.rows, starts) || isMissing(first))
    found.push(
      costs(
        "page",
        "page 1 is not the beginning",
        "pages are counted from 1",
        "pages without the newest rows",
      ),
    );
  return [...found, ...totals(both)];
}

function isMissing({ rows, total = 0 }: Page): boolean {
  return rows.length === 0 && total > 0;
}

function totals({ rows, total }: Page): Finding[] {
  const contract = "how many rows there are in all";
  if (total === undefined) return [noted("total", undefined, contract, "no number of pages")];
  if (total >= rows.length) return [];
  return [costs("total", `${total}, with ${rows.length} on one page`, contract, "no way to older rows")];
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, index) => row === other[index]);
}
