import { WatchedVisitor, wholeAnswer } from "./watched-visitor";

/** How long requests took, in ms, by what they were for; and what went wrong. */
export class Times {
  readonly byKind = new Map<string, number[]>();
  readonly faults: string[] = [];

  add(kind: string, ms: number): void {
    const list = this.byKind.get(kind) ?? [];
    list.push(ms);
    this.byKind.set(kind, list);
  }

  clear(): void {
    this.byKind.clear();
    this.faults.length = 0;
  }
}

/** A member whose requests are timed, from when they are sent until the last byte of the answer has come. */
export class TimedVisitor extends WatchedVisitor {
  /** What the requests are for now. */
  kind = "";
  readonly #times: Times;

  constructor(url: string, times: Times) {
    super(url);
    this.#times = times;
  }

  protected override async watched(what: string, ask: () => Promise<Response>): Promise<Response> {
    const { kind } = this;
    const began = performance.now();
    const answer = await ask();
    const body = await answer.arrayBuffer();
    this.#times.add(kind, performance.now() - began);
    if (answer.status >= 400) this.#times.faults.push(`${answer.status} to ${what}`);
    return wholeAnswer(answer, body);
  }
}
