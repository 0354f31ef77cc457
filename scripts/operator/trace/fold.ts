import type { Happening } from "./happening";

/** The same step several times; `until` is when it happened last. */
export interface Folded extends Happening {
  times: number;
  until: number;
}

/** A page that waits looks and shows the same every few seconds: told once, until something else happens. */
export function fold(steps: readonly Happening[]): Folded[] {
  const folded: Folded[] = [];
  let open: Folded[] = [];
  for (const step of steps) {
    const isRepeated = step.what === "looked" || step.what === "shown";
    if (!isRepeated) open = [];
    const same = open.find(({ what, state }) => what === step.what && state === step.state);
    if (same) {
      same.times += 1;
      same.until = step.at;
      continue;
    }
    const first = { ...step, times: 1, until: step.at };
    folded.push(first);
    if (isRepeated) open.push(first);
  }
  return folded;
}
