import { createHash } from "node:crypto";
import { BoundedMap } from "~/store/bounded-map";

/** So many pictures are drawn at the same time, and so many may wait for their turn. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
/** Some tens of kilobytes each. */
const MOST_KEPT = 32;

/** Draws pictures a few at a time, and remembers the last ones by what is on them. */
export interface Desk {
  /** The picture; null if too many are waited for. `mayDraw` is asked only when it has to be drawn, and may throw. */
  picture(svg: string, mayDraw: () => Promise<void>): Promise<Buffer | null>;
}

export function createDesk(render: (svg: string) => Promise<Buffer>): Desk {
  const kept = new BoundedMap<string, Buffer>(MOST_KEPT);
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(svg: string): Promise<Buffer> {
    if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await render(svg);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    async picture(svg, mayDraw) {
      const key = createHash("sha256").update(svg).digest("base64");
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      await mayDraw();
      if (waiting.length >= MOST_WAITING) return null;
      const drawing = underWay.get(key) ?? inTurn(svg).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      const picture = await drawing;
      kept.set(key, picture);
      return picture;
    },
  };
}
