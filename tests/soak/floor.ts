const EVERY_MS = 250;

/** What bare requests take at the same moments as everything else, in ms. */
export interface Floor {
  /** The app's health: a request that it does nothing for. */
  health: number[];
  /** A read at the operator, asked for directly. */
  operator: number[];
  stop(): void;
}

export function watchFloor(health: string, operatorRead: () => Promise<unknown>): Floor {
  const floor: Floor = { health: [], operator: [], stop: () => clearInterval(timer) };
  const time = async (list: number[], ask: () => Promise<unknown>) => {
    const began = performance.now();
    await ask();
    list.push(performance.now() - began);
  };
  const timer = setInterval(() => {
    void time(floor.health, async () => (await fetch(health)).arrayBuffer());
    void time(floor.operator, operatorRead);
  }, EVERY_MS);
  return floor;
}
