import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { type Finding, findingOf } from "./effect";

/** Far more slips than can be added while one upload is running. */
const SEEN_SLIPS = 20;

export const Slips = z.array(z.object({ key: z.string(), status: z.string() }));
type Slips = z.output<typeof Slips>;

/** A member's newest slips, reduced to what evidence needs. */
export async function newestSlips(operator: Operator): Promise<Slips> {
  const { slips } = await operator.statement.slips({ page: 1, limit: SEEN_SLIPS });
  return slips.slice(0, SEEN_SLIPS).map(({ reference, createdAt, amount, status }) => ({
    key: reference ?? `${createdAt} ${amount}`,
    status,
  }));
}

/** What the list says about the slip uploaded between the two looks. Null if it does not reach back to the first. */
export function judgeSlips(earlier: Slips, seen: Slips): Finding | null {
  const known = new Set(earlier.map(({ key }) => key));
  if (seen.length > 0 && earlier.length > 0 && !seen.some(({ key }) => known.has(key))) return null;
  const findings = seen.filter(({ key }) => !known.has(key)).map(findingOf);
  const [first] = findings;
  if (first === undefined) return "untouched";
  return findings.every((finding) => finding === first) ? first : "ambiguous";
}
