/** Somebody in a room, whatever the transport. */
export interface Listener {
  send: (conversation: unknown) => void;
}

/** What a test or a person may do to events before they are delivered. */
export interface DeliveryFaults {
  delayMs: number;
  /** Deliver events in pairs, in reverse order. */
  reorder: boolean;
  /** How many extra times each event is delivered. */
  repeat: number;
}

/** An event held back longer than this is sent on its own. */
const PAIR_WAIT_MS = 200;

/** Knows who is in which room and delivers events to them. */
export class ChatHub {
  readonly #rooms = new Map<string, Set<Listener>>();
  readonly #held = new Map<string, { timer: NodeJS.Timeout; send: () => void }>();
  readonly #watchers = new Set<(roomId: string) => void>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** A listener may join several rooms. Joining a room twice has no further effect. */
  join(roomId: string, listener: Listener): void {
    const room = this.#rooms.get(roomId) ?? new Set();
    this.#rooms.set(roomId, room.add(listener));
    this.changed(roomId);
  }

  leave(listener: Listener): void {
    for (const [roomId, room] of this.#rooms) {
      if (!room.delete(listener)) continue;
      if (room.size === 0) this.#rooms.delete(roomId);
      this.changed(roomId);
    }
  }

  listeners(roomId: string): number {
    return this.#rooms.get(roomId)?.size ?? 0;
  }

  /** The rooms that have listeners. */
  joined(): string[] {
    return [...this.#rooms.keys()];
  }

  publish(roomId: string, conversation: unknown, { delayMs, reorder, repeat }: DeliveryFaults): void {
    const send = () => {
      this.#later(delayMs, () => {
        for (let time = 0; time <= repeat; time += 1) {
          for (const listener of this.#rooms.get(roomId) ?? []) listener.send(conversation);
        }
      });
    };
    const first = this.#held.get(roomId);
    if (first) {
      clearTimeout(first.timer);
      this.#held.delete(roomId);
      send();
      first.send();
    } else if (reorder) this.#hold(roomId, send);
    else send();
  }

  /** Calls `watcher` when a room's messages, read marks or listeners change. Returns a function that stops this. */
  watch(watcher: (roomId: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  changed(roomId: string): void {
    for (const watcher of this.#watchers) watcher(roomId);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#held.clear();
    this.#rooms.clear();
    this.#watchers.clear();
  }

  #hold(roomId: string, send: () => void): void {
    const timer = this.#later(PAIR_WAIT_MS, () => {
      this.#held.delete(roomId);
      send();
    });
    if (timer) this.#held.set(roomId, { timer, send });
  }

  #later(ms: number, work: () => void): NodeJS.Timeout | undefined {
    if (ms <= 0) {
      work();
      return undefined;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }
}
