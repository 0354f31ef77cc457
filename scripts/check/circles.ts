import type { Fault } from "./check";
import type { Edge } from "./import-graph";

/** Import circles among the project's files; an import of types only, or one that happens later, closes none. */
export function circleFaults(edges: readonly Edge[]): Fault[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly, isDynamic } of edges) {
    if (to === undefined || isTypeOnly || isDynamic) continue;
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const faults: Fault[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const since = trail.indexOf(file);
    if (since >= 0) {
      const circle = [...trail.slice(since), file];
      faults.push({ file, message: `imports go in a circle: ${circle.join(" → ")}` });
      return;
    }
    if (done.has(file)) return;
    for (const next of targets.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return faults;
}
