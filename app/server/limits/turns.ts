/** What becomes of a request that wants to be worked on. */
export type Verdict =
  /** It may start. */
  | "start"
  /** Too many others wait, or it has waited too long: 503. */
  | "shed"
  /** Its client has gone, and nobody waits for the answer. */
  | "abandoned";

export interface Asking {
  /** Whose request it is: a member, or the guests behind one address. */
  group: string;
  /** Whether it counts as work until `end`: nothing that its client can draw out. */
  counts: boolean;
  /** Whether its client has gone. */
  isAbandoned(): boolean;
}

/** Decides when a process works on a page. */
export interface Turns {
  /** Resolves when the request may start, or will not. */
  start(asking: Asking): Promise<Verdict>;
  /** A request that counts and has started has been worked on. */
  end(group: string): void;
  /** Resolves when a request that has started, and waited for something else, may go on. */
  goOn(group: string): Promise<void>;
}

/** How many requests a process works on, and lets wait. */
export interface TurnLimits {
  working: { inAll: number; perGroup: number };
  waiting: { inAll: number; perGroup: number };
}

/** After this hardly anybody still looks at an empty page. */
const LONGEST_WAIT_MS = 10_000;
/** How often those are looked for who have waited too long, while nobody may start. */
const LOOK_AGAIN_MS = 500;
/** Refusals cost little, but thousands of them at once do not; they wait in a line of their own, so many per turn. */
const REFUSALS_PER_TURN = 32;
const REFUSALS = "refusals";

interface Waiting extends Asking {
  since: number;
  resolve(verdict: Verdict): void;
}

/** What a group waits for; at least one of the two is not empty. */
interface Queue {
  started: (() => void)[];
  asking: Waiting[];
}

/**
 * Lets one request work per turn of the event loop, so that between two pages the process hears of whatever else has
 * come: health checks, files, newcomers. A late loop starts fewer by itself. The groups take turns: who asks for much
 * waits behind itself, and others do not.
 */
export function createTurns(
  { working: mostWorking, waiting: mostWaiting }: TurnLimits,
  clock: LoopClock = loopClock,
): Turns {
  /** The group whose turn is next comes first. */
  const queues = new Map<string, Queue>();
  const working = new Map<string, number>();
  let workingInAll = 0;
  let waitingInAll = 0;
  let isTaken = false;
  let looksAgain = false;

  function count(group: string, change: 1 | -1): void {
    const now = (working.get(group) ?? 0) + change;
    workingInAll += change;
    if (now > 0) working.set(group, now);
    else working.delete(group);
  }

  function mayStart({ group, counts }: Asking): boolean {
    if (!counts) return true;
    return workingInAll < mostWorking.inAll && (working.get(group) ?? 0) < mostWorking.perGroup;
  }

  function verdictOf(asking: Waiting): Verdict | undefined {
    if (asking.isAbandoned()) return "abandoned";
    if (clock.now() - asking.since >= LONGEST_WAIT_MS) return "shed";
    return mayStart(asking) ? "start" : undefined;
  }

  /** This turn is taken; the next one is for whoever waits. */
  function take(): void {
    if (isTaken) return;
    isTaken = true;
    clock.onNextTurn(() => {
      isTaken = false;
      if (queues.size > 0 && !letNext()) lookAgainLater();
    });
  }

  /** Nobody may start before others end, but some may have waited too long. */
  function lookAgainLater(): void {
    if (looksAgain) return;
    looksAgain = true;
    setTimeout(() => {
      looksAgain = false;
      take();
    }, LOOK_AGAIN_MS).unref();
  }

  /** Returns whether one of those who wait may work now. */
  function letNext(): boolean {
    for (const [group, queue] of queues) {
      const isLet = letOneOf(queue, group === REFUSALS ? REFUSALS_PER_TURN : 1);
      if (isLet || isEmpty(queue)) queues.delete(group);
      if (!isLet) continue;
      if (!isEmpty(queue)) queues.set(group, queue);
      return true;
    }
    return false;
  }

  /** Those who have left cost no turn. */
  function letOneOf({ started, asking }: Queue, atOnce: number): boolean {
    const going = started.splice(0, atOnce);
    if (going.length > 0) {
      take();
      for (const goOn of going) goOn();
      return true;
    }
    for (let first = asking[0]; first; first = asking[0]) {
      const verdict = verdictOf(first);
      if (verdict === undefined) return false;
      asking.shift();
      waitingInAll -= 1;
      if (verdict === "start" && first.counts) count(first.group, 1);
      first.resolve(verdict);
      if (verdict === "abandoned") continue;
      take();
      return true;
    }
    return false;
  }

  /** Of the group that lets most wait, the last gives its place to one of a group that lets fewer. */
  function shedOfLongest(length: number): boolean {
    let longest: Waiting[] = [];
    for (const { asking } of queues.values()) if (asking.length > longest.length) longest = asking;
    const last = longest.length > length + 1 ? longest.pop() : undefined;
    if (last === undefined) return false;
    waitingInAll -= 1;
    void goOn(REFUSALS).then(() => last.resolve("shed"));
    return true;
  }

  function queueOf(group: string): Queue {
    const queue = queues.get(group) ?? { started: [], asking: [] };
    queues.set(group, queue);
    return queue;
  }

  async function goOn(group: string): Promise<void> {
    if (isTaken) await new Promise<void>((resolve) => queueOf(group).started.push(resolve));
    else take();
  }

  return {
    async start(asking) {
      if (!isTaken && mayStart(asking)) {
        if (asking.counts) count(asking.group, 1);
        take();
        return "start";
      }
      const { length } = queues.get(asking.group)?.asking ?? [];
      if (length >= mostWaiting.perGroup || (waitingInAll >= mostWaiting.inAll && !shedOfLongest(length))) {
        await goOn(REFUSALS);
        return "shed";
      }
      return new Promise((resolve) => {
        queueOf(asking.group).asking.push({ ...asking, since: clock.now(), resolve });
        waitingInAll += 1;
        take();
      });
    },
    end(group) {
      count(group, -1);
      if (queues.size > 0) take();
    },
    goOn,
  };
}

function isEmpty({ started, asking }: Queue): boolean {
  return started.length + asking.length === 0;
}

export interface LoopClock {
  /** In ms. */
  now(): number;
  /** Calls when the event loop has gone round, and heard of whatever else has come. */
  onNextTurn(call: () => void): void;
}

/**
 * How often the loop goes round between two pages. Each time it lets in about one newcomer, so a flood of connections
 * would hold up the others' at the door, where nobody is told apart yet.
 */
const ROUNDS = 16;

function afterRounds(call: () => void, left = ROUNDS): void {
  setImmediate(() => (left > 1 ? afterRounds(call, left - 1) : call()));
}

const loopClock: LoopClock = { now: () => performance.now(), onNextTurn: (call) => afterRounds(call) };
