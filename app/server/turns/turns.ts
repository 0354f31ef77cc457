/** Whether a request is worked on. */
export type TurnVerdict =
  /** It may start. */
  | "start"
  /** Too many others wait, or it has waited too long: 503. */
  | "shed"
  /** Its client has gone, so nobody waits for the answer. */
  | "abandoned";

/** A request that asks to be worked on. */
export interface TurnRequest {
  /** Whose request it is: a member's, or one of the guests behind an address. */
  group: string;
  /** Whether it counts against the limits until `end`. Not a form, whose client decides how long it takes. */
  counts: boolean;
  /** Whether its client has gone. */
  isAbandoned(): boolean;
}

/** Decides when the process works on which page request (docs/decisions/pages-take-turns.md). */
export interface Turns {
  /** Resolves when the request may start, or is refused. */
  start(request: TurnRequest): Promise<TurnVerdict>;
  /** To be called when a request that counts and has started is done. */
  end(group: string): void;
  /** Resolves when a request that has started, and has waited for something else, may go on. */
  goOn(group: string): Promise<void>;
}

/** The most requests that a process works on, and that wait. */
export interface TurnLimits {
  working: { inAll: number; perGroup: number };
  waiting: { inAll: number; perGroup: number };
}

/** The longest that a request waits: hardly anybody still looks at an empty page after this. */
const LONGEST_WAIT_MS = 10_000;
/** How often requests that have waited too long are looked for while none may start. */
const LOOK_AGAIN_MS = 500;
/** Refusals sent per turn, from a queue of their own: one is cheap, thousands are not. */
const REFUSALS_PER_TURN = 32;
const REFUSALS = "refusals";

interface QueuedRequest extends TurnRequest {
  since: number;
  resolve(verdict: TurnVerdict): void;
}

/** What waits in a group; at least one of the two is not empty. */
interface GroupQueue {
  /** Continues requests that have started. */
  resuming: (() => void)[];
  starting: QueuedRequest[];
}

/**
 * Starts or continues one request per turn of the event loop, so that health checks, files and new connections are
 * served between two pages. The groups take turns, so that a group with many requests waits behind its own, and others
 * do not.
 */
export function createTurns(
  { working: mostWorking, waiting: mostWaiting }: TurnLimits,
  clock: LoopClock = loopClock,
): Turns {
  /** By group, in the order of their turns. */
  const queues = new Map<string, GroupQueue>();
  const working = new Map<string, number>();
  let workingInAll = 0;
  let waitingInAll = 0;
  let isTurnTaken = false;
  let looksAgainLater = false;

  function count(group: string, change: 1 | -1): void {
    const now = (working.get(group) ?? 0) + change;
    workingInAll += change;
    if (now > 0) working.set(group, now);
    else working.delete(group);
  }

  function mayStart({ group, counts }: TurnRequest): boolean {
    if (!counts) return true;
    return workingInAll < mostWorking.inAll && (working.get(group) ?? 0) < mostWorking.perGroup;
  }

  /** Undefined while it must wait. */
  function verdictOn(request: QueuedRequest): TurnVerdict | undefined {
    if (request.isAbandoned()) return "abandoned";
    if (clock.now() - request.since >= LONGEST_WAIT_MS) return "shed";
    return mayStart(request) ? "start" : undefined;
  }

  /** Uses this turn of the loop; the next one goes to what waits. */
  function takeTurn(): void {
    if (isTurnTaken) return;
    isTurnTaken = true;
    clock.onNextTurn(() => {
      isTurnTaken = false;
      if (queues.size > 0 && !serveNext()) lookAgainLater();
    });
  }

  /** Looks for requests that wait too long while none may start before another ends. */
  function lookAgainLater(): void {
    if (looksAgainLater) return;
    looksAgainLater = true;
    setTimeout(() => {
      looksAgainLater = false;
      takeTurn();
    }, LOOK_AGAIN_MS).unref();
  }

  /** Gives the turn to the first group that can use it and moves it to the end. Returns whether there was one. */
  function serveNext(): boolean {
    for (const [group, queue] of queues) {
      const isServed = serveOne(queue, group === REFUSALS ? REFUSALS_PER_TURN : 1);
      if (isServed || isEmpty(queue)) queues.delete(group);
      if (!isServed) continue;
      if (!isEmpty(queue)) queues.set(group, queue);
      return true;
    }
    return false;
  }

  /** Continues or starts a request of the group, or refuses one. Requests whose clients have gone cost no turn. */
  function serveOne({ resuming, starting }: GroupQueue, resumedAtOnce: number): boolean {
    const resumed = resuming.splice(0, resumedAtOnce);
    if (resumed.length > 0) {
      takeTurn();
      for (const resume of resumed) resume();
      return true;
    }
    for (let first = starting[0]; first; first = starting[0]) {
      const verdict = verdictOn(first);
      if (verdict === undefined) return false;
      starting.shift();
      waitingInAll -= 1;
      if (verdict === "start" && first.counts) count(first.group, 1);
      first.resolve(verdict);
      if (verdict === "abandoned") continue;
      takeTurn();
      return true;
    }
    return false;
  }

  /**
   * Refuses the last request of the longest queue, to make room for one of a group with `length` requests in its queue.
   * Returns false if no queue is longer than that one will be.
   */
  function shedFromLongest(length: number): boolean {
    let longest: QueuedRequest[] = [];
    for (const { starting } of queues.values()) if (starting.length > longest.length) longest = starting;
    const last = longest.length > length + 1 ? longest.pop() : undefined;
    if (last === undefined) return false;
    waitingInAll -= 1;
    void goOn(REFUSALS).then(() => last.resolve("shed"));
    return true;
  }

  function queueOf(group: string): GroupQueue {
    const queue = queues.get(group) ?? { resuming: [], starting: [] };
    queues.set(group, queue);
    return queue;
  }

  async function goOn(group: string): Promise<void> {
    if (isTurnTaken) await new Promise<void>((resolve) => queueOf(group).resuming.push(resolve));
    else takeTurn();
  }

  return {
    async start(request) {
      if (!isTurnTaken && mayStart(request)) {
        if (request.counts) count(request.group, 1);
        takeTurn();
        return "start";
      }
      const { length } = queues.get(request.group)?.starting ?? [];
      if (length >= mostWaiting.perGroup || (waitingInAll >= mostWaiting.inAll && !shedFromLongest(length))) {
        await goOn(REFUSALS);
        return "shed";
      }
      return new Promise((resolve) => {
        queueOf(request.group).starting.push({ ...request, since: clock.now(), resolve });
        waitingInAll += 1;
        takeTurn();
      });
    },
    end(group) {
      count(group, -1);
      if (queues.size > 0) takeTurn();
    },
    goOn,
  };
}

function isEmpty({ resuming, starting }: GroupQueue): boolean {
  return resuming.length + starting.length === 0;
}

export interface LoopClock {
  /** In ms. */
  now(): number;
  /** Calls `call` once the event loop has served whatever else has arrived. */
  onNextTurn(call: () => void): void;
}

/**
 * Rounds of the loop between two pages. Each accepts about one new connection, so with fewer rounds a flood of
 * connections would keep everybody else waiting to connect.
 */
const ROUNDS = 16;

function afterRounds(call: () => void, left = ROUNDS): void {
  setImmediate(() => (left > 1 ? afterRounds(call, left - 1) : call()));
}

const loopClock: LoopClock = { now: () => performance.now(), onNextTurn: (call) => afterRounds(call) };
