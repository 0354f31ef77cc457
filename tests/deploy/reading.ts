import type { Visitor } from "../support/visitor";

export interface Reading {
  /** What went wrong, and when. */
  failures: { what: string; at: number }[];
  /** How many pages came. */
  pages(): number;
  stop(): Promise<void>;
}

/** Everybody reads one page after the other until they stop. */
export function startReading(visitors: readonly Visitor[], path: string): Reading {
  const failures: Reading["failures"] = [];
  let pages = 0;
  let isOn = true;
  const readOn = async (visitor: Visitor) => {
    while (isOn) {
      const what = await readOne(visitor, path).catch(String);
      if (what === 200) pages += 1;
      else failures.push({ what: `${what}`, at: performance.now() });
    }
  };
  const all = Promise.all(visitors.map(readOn));
  return {
    failures,
    pages: () => pages,
    async stop() {
      isOn = false;
      await all;
    },
  };
}

async function readOne(visitor: Visitor, path: string): Promise<number | string> {
  const answer = await visitor.get(path);
  return (await answer.text()).includes("</html>") ? answer.status : "cut off";
}
