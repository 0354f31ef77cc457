/** An import of one node, a file or a room, by another. */
export type Arrow = readonly [from: string, to: string];

/** The circles among the nodes, each as the shortest way from a node back to itself; a node is named in one at most. */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const named = new Set<string>();
  const circles: string[][] = [];
  for (const start of [...next.keys()].sort()) {
    const circle = named.has(start) ? null : wayBack(start, next);
    if (circle === null || circle.some((node) => named.has(node))) continue;
    for (const node of circle) named.add(node);
    circles.push(circle);
  }
  return circles;
}

/** The shortest way from a node back to itself, without the last step; null if there is none. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const to of next.get(node) ?? []) {
      if (to === start) return wayTo(node, start, cameFrom);
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, node);
      queue.push(to);
    }
  }
  return null;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let node = end; node !== start; ) {
    node = cameFrom.get(node) ?? start;
    way.unshift(node);
  }
  return way;
}
