import { setInterval } from "node:timers/promises";
import type { Run } from "../../scripts/load/figures";
import { kindOf } from "../../scripts/load/kind-of";
import type { Sample } from "../../scripts/load/sample";
import { acts } from "../../scripts/load/session";
import { choose } from "../../scripts/soak/choice";
import { Pace } from "../../scripts/soak/pace";
import type { Watch } from "./browser";
import { doings } from "./do-something";
import type { Person } from "./members";

const TICK_MS = 1;

/** What members did, from the first request that counts on. */
export type Traffic = Pick<Run, "samples" | "untilMs" | "notSent">;

interface Plan {
  perSecond: number;
  /** For so long requests do not count: code is compiled, connections are opened. */
  warmUpMs: number;
  ms: number;
  /** Called when the first request counts, and when the last was due. */
  onBegin: () => Promise<unknown>;
  onEnd: () => Promise<unknown>;
}

/** Members' requests at a fixed rate, whether or not earlier ones have been answered. */
export class Members {
  people: readonly Person[] = [];
  #pace = new Pace(1, () => undefined);
  #began = 0;
  #samples: Sample[] = [];

  /** Sends a request when it is due, and notes what came of it. Before a run everything goes at once, and is not noted. */
  readonly watch: Watch = async (method, path, send) => {
    const dueMs = await this.#pace.turn();
    if (dueMs === undefined) return send(() => undefined);
    const note = { kind: kindOf(method, path), dueMs, sentMs: this.#elapsed() };
    let arrived = { status: undefined as number | undefined, requestId: "", bytes: 0 };
    try {
      return await send((answer) => {
        arrived = answer;
      });
    } finally {
      this.#samples.push({ ...note, ...arrived, endedMs: this.#elapsed() });
    }
  };

  async run({ perSecond, warmUpMs, ms, onBegin, onEnd }: Plan): Promise<Traffic> {
    const underWay = new Set<Promise<unknown>>();
    this.#samples = [];
    let notSent = 0;
    let begins: Promise<unknown> | undefined;
    const pace = new Pace(perSecond, () => {
      const free = this.people.filter(({ isBusy }) => !isBusy);
      const person = free[Math.floor(Math.random() * free.length)];
      if (!person) {
        if (begins) notSent += 1;
        return;
      }
      const going = this.#occupy(person).finally(() => underWay.delete(going));
      underWay.add(going);
    });
    this.#pace = pace;
    pace.start();
    this.#began = performance.now();
    const untilMs = warmUpMs + ms;
    for await (const _ of setInterval(TICK_MS)) {
      const elapsed = this.#elapsed();
      if (elapsed >= warmUpMs) begins ??= onBegin();
      pace.catchUp(Math.min(elapsed, untilMs));
      if (elapsed >= untilMs) break;
    }
    await begins;
    await onEnd();
    pace.release();
    await Promise.all(underWay);
    return { samples: this.#samples.filter(({ dueMs }) => dueMs > warmUpMs), untilMs, notSent };
  }

  #elapsed(): number {
    return performance.now() - this.#began;
  }

  /** A fault is in the samples; what was to follow it does not happen. */
  async #occupy(person: Person): Promise<void> {
    person.isBusy = true;
    await doings[choose(acts, Math.random()).name](person).catch(() => undefined);
    person.isBusy = false;
  }
}
