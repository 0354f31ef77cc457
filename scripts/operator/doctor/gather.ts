import { groupBy } from "../../bootstrap/group-by";
import type { Deviation, Finding, Subject } from "./deviation";
import type { Secrets } from "./secrets";

/** Found in so many calls, it is told once. */
const MANY_CALLS = 5;

/** `statements.3.amount` → `statements.*.amount`. */
function kindOf({ severity, path, contract }: Finding): string {
  return [severity, path.replace(/\b\d+\b/g, "*"), contract.replace(/\d{4}-\d\d-\d\dT[^)]*/, "")].join("\n");
}

/** So many of the other places are named. */
const MOST_OTHERS = 3;

/** A finding, and the call in which it was made. */
export interface Found {
  subject: Subject;
  finding: Finding;
}

/** One deviation for all findings of a kind in a call, or for many calls; what costs something comes first. */
export function gathered(found: readonly Found[], secrets: Secrets): Deviation[] {
  const groups = [...groupBy(found, ({ finding }) => kindOf(finding)).values()].flatMap((same) => {
    const bySubject = groupBy(same, ({ subject }) => subject);
    if (bySubject.size >= MANY_CALLS)
      return [{ subject: "(many calls)" as Subject, calls: [...bySubject.keys()], same }];
    return [...bySubject].map(([subject, own]) => ({ subject, calls: [subject], same: own }));
  });
  return groups
    .flatMap(({ subject, calls, same }) => {
      const first = same[0]?.finding;
      if (!first) return [];
      const { severity, path, came, contract, member } = first;
      const shown = {
        path: secrets.place(path),
        came: secrets.shown(path, came),
        contract: secrets.told(contract),
      };
      const others = othersOf(same, calls.length > 1).map((place) => secrets.place(place));
      return [{ severity, ...shown, member, subject, calls, more: same.length - 1, others }];
    })
    .sort((one, other) => one.severity.localeCompare(other.severity));
}

function othersOf(same: readonly Found[], areOfManyCalls: boolean): string[] {
  const placeOf = ({ subject, finding: { path } }: Found) => (areOfManyCalls ? `${subject} ${path}` : path);
  const [, ...others] = new Set(same.map(placeOf));
  return others.length > MOST_OTHERS ? [...others.slice(0, MOST_OTHERS), "…"] : others;
}
