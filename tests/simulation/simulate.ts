import { findOperation } from "~/money/operations/index.server";
import type { IntentRecord, Stored } from "~/money/record.server";
import type { Verdict } from "~/money/submission";
import { createMemoryStore } from "~/store/memory.server";
import { hearing } from "../support/execution";
import { MemberBook, type SentForm } from "./member-book";
import { pageOf } from "./member-screens";
import { ModelOperator } from "./model-operator";
import { createReplica, createSharedStore, type Replica } from "./replica";
import { Saves } from "./saves";
import type { Form, Release, Step } from "./step";
import { VirtualClock } from "./virtual-clock";

const STARTS_AT = Date.UTC(2026, 10, 20);
const MEMBER = "member";
/** The time between two steps. */
const STEP_MS = 400;
/** Long enough that every lease has expired, every call has ended, and "checking" has become "contact". */
const CALM_MS = 1_200_000;
const REPLICAS = 2;

/** The violated invariant; null if all of them held. */
export type Violation = string | null;

/** Runs a history from its first step to the calm after it. Returns the invariant that was violated first. */
export async function simulate(seed: number, steps: readonly Step[]): Promise<Violation> {
  const run = new Run(seed);
  try {
    for (const step of steps) {
      await run.take(step);
      await run.clock.advance(STEP_MS);
      if (run.book.violation) return run.book.violation;
    }
    await run.calmDown();
    return run.book.violation ?? run.saves.ended();
  } finally {
    await run.close();
  }
}

class Run {
  readonly clock = new VirtualClock(STARTS_AT);
  readonly model: ModelOperator;
  readonly book: MemberBook;
  readonly saves: Saves;
  #shared = createSharedStore(createMemoryStore(this.clock.now));
  #replicas: Replica[];

  constructor(seed: number) {
    this.model = new ModelOperator(this.clock, seed);
    this.book = new MemberBook(this.model, this.clock);
    this.saves = new Saves(this.model);
    this.#replicas = Array.from({ length: REPLICAS }, () => this.#start("this"));
  }

  #start(release: Release): Replica {
    const { clock, model } = this;
    return createReplica({ clock, model, release, shared: this.#shared, audit: hearing() });
  }

  async take(step: Step): Promise<void> {
    const now = this.clock.now();
    switch (step.do) {
      case "send":
        return this.#sendNew(step);
      case "again":
        return this.#submit(this.book.recent(step.back), step.replica, step.amount);
      case "look":
        return void this.#look(this.book.recent(step.back), this.#replica(step.replica));
      case "save":
        return void this.saves.send(step, this.#replica(step.replica).operator);
      case "wait":
        return this.clock.advance(step.ms);
      case "play":
        return this.model.change(step.account, step.delta);
      case "deposit":
        return this.model.change("wallet", step.amount, "deposit");
      case "kill":
        this.#replica(step.replica).kill();
        this.#replicas[step.replica] = this.#start(step.release);
        return;
      case "freeze":
        return this.#replica(step.replica).freeze(step.ms);
      case "store":
        this.#shared[step.fault === "away" ? "awayUntil" : "slowUntil"] = now + step.ms;
        return;
      case "lose":
        await this.#shared.store.close();
        this.#shared.store = createMemoryStore(this.clock.now);
        return this.book.storeWasLost();
      case "reads":
        return this.model.disturb(step.fault, step.ms, step.byMs);
    }
  }

  #replica(index: number): Replica {
    return this.#replicas[index % REPLICAS] as Replica;
  }

  #sendNew({ form, taps, exchange }: Extract<Step, { do: "send" }>): void {
    const [first = 0] = taps;
    const token = this.#replica(first).intentTokens.issue(MEMBER, form.operation);
    const sent = this.book.draw(form, token);
    this.model.exchanges.set(sent.id, exchange);
    for (const tap of taps) this.#submit(sent, tap);
  }

  #submit(sent: SentForm | undefined, replica: number, amount?: number): void {
    if (!sent) return;
    const { form, token } = sent;
    const at = this.#replica(replica);
    const kind = findOperation(form.operation);
    if (!kind) throw new Error(`no such operation: ${form.operation}`);
    const submitted = amount === undefined ? form : { ...form, amount };
    const facts = factsOf(submitted);
    const submittedAt = this.clock.now();
    const { operator, execution } = at;
    const running = execution.run({
      token,
      kind,
      facts,
      memberKey: MEMBER,
      requestId: "request",
      admit: async () => undefined,
      look: () => kind.look(operator, facts, execution.clock),
      send: (idempotencyKey) => sendTo(operator, submitted, idempotencyKey),
    });
    const answered = (verdict: Verdict) => this.book.answered(sent, verdict, submittedAt, submitted.amount);
    sent.amounts.add(submitted.amount);
    this.book.follow(running.then(answered, ignoreFaults), at);
  }

  async #look(sent: SentForm | undefined, { execution, operator }: Replica): Promise<void> {
    if (!sent) return;
    const look = async (): Promise<IntentRecord | null> => {
      const record = await execution.find(sent.id, MEMBER);
      const kind = record && findOperation(record.operation);
      if (!record || !kind) return null;
      return execution.lookAgain(record, () => kind.look(operator, record.facts, execution.clock), "look");
    };
    const began = this.clock.now();
    const record = await look().catch(() => undefined);
    if (record) {
      this.book.looked(sent, record, began);
      this.book.read(sent, await pageOf(record, execution.clock));
    } else if (record === null) sent.shown = undefined;
  }

  /** Clears all faults; after a while looks at every operation twice, and each must have an outcome. */
  async calmDown(): Promise<void> {
    this.model.calm();
    this.#shared.awayUntil = 0;
    this.#shared.slowUntil = 0;
    await this.clock.advance(CALM_MS);
    const fresh = this.#start("this");
    for (const round of [1, 2]) {
      for (const sent of this.book.all()) void this.#look(sent, fresh);
      await this.clock.advance(30_000);
      if (round === 2) this.book.ended(this.#replicas);
    }
  }

  async close(): Promise<void> {
    await this.#shared.store.close();
  }
}

function factsOf({ operation, from, to, amount }: Form): Stored {
  return operation === "transfer" ? { from, to, amount } : { amount };
}

function sendTo(
  { wallet }: Replica["operator"],
  { operation, from, to, amount }: Form,
  idempotencyKey: string,
) {
  return operation === "transfer"
    ? wallet.transfer({ from, to, amount: amount / 100 }, { idempotencyKey })
    : wallet.withdrawAll({ amount: amount / 100 }, { idempotencyKey });
}

/** Ignores an unavailable store or operator: the member is told so, and nothing was sent. */
function ignoreFaults(): void {}
