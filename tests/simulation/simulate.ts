import { judgeAgain, snapshotBeforeSending } from "~/money/judge/judge-again.server";
import type { IntentRecord } from "~/money/once/record.server";
import { hearing } from "../support/execution";
import { createMemoryStore } from "../support/memory-store";
import { changeBooks, memberOf } from "./gifts";
import { MemberBook, type Tally } from "./member-book";
import { pageOf } from "./member-screens";
import { ModelOperator } from "./model/operator";
import { operations, pictureOf } from "./operations";
import { createReplica, createSharedStore, type Replica } from "./replica";
import { Saves } from "./saves";
import type { SentForm, Submitted } from "./sent-form";
import type { Form, Release, Step } from "./step";
import { VirtualClock } from "./virtual-clock";

const STARTS_AT = Date.UTC(2026, 10, 20);
/** The time between two steps. */
const STEP_MS = 400;
/** Long enough that every lease has expired, every call has ended, and "checking" has become "contact". */
const CALM_MS = 1_200_000;
const REPLICAS = 2;

/** The violated invariant; null if all of them held. */
export type Violation = string | null;

/** Runs a history from its first step to the calm after it. Returns the invariant that was violated first. */
export async function simulate(
  seed: number,
  steps: readonly Step[],
  tally: Tally = { sent: 0, unknown: 0 },
): Promise<Violation> {
  const run = new Run(seed);
  try {
    for (const step of steps) {
      await run.take(step);
      await run.clock.advance(STEP_MS);
      if (run.book.violation) return run.book.violation;
    }
    await run.calmDown(tally);
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
    this.book = new MemberBook(this.model, this.clock, this.#shared);
    this.saves = new Saves(this.model);
    this.#replicas = Array.from({ length: REPLICAS }, () => this.#start("this"));
  }

  #start(release: Release): Replica {
    const { clock, model } = this;
    return createReplica({ clock, model, release, shared: this.#shared, audit: hearing() });
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case "send":
        return this.#sendNew(step);
      case "again":
        return this.#sendAgain(step);
      case "look":
        return void this.#look(this.book.forms.at(-1 - step.back), this.#replica(step.replica));
      case "save":
        return void this.saves.send(step, memberOf(step), this.#replica(step.replica));
      case "wait":
        return this.clock.advance(step.ms);
      case "play":
      case "deposit":
      case "give":
        this.book.blur.change(memberOf(step), this.clock.now(), step.do === "deposit");
        return changeBooks(this.model, step);
      case "kill":
        this.#replica(step.replica).kill();
        return void this.#replicas.splice(step.replica, 1, this.#start(step.release));
      case "freeze":
        return this.#replica(step.replica).freeze(step.ms);
      default:
        return this.#trouble(step);
    }
  }

  async #trouble(step: Extract<Step, { do: "reads" | "store" | "command" | "lose" }>): Promise<void> {
    const shared = this.#shared;
    if (step.do === "command") return void shared.planned.push(step);
    if (step.do === "reads") {
      this.book.blur.hide(this.clock.now() + step.ms);
      return this.model.disturb(step.fault, step.ms, step.byMs);
    }
    if (step.do === "store") {
      const until = this.clock.now() + step.ms;
      shared[step.fault === "away" ? "awayUntil" : "slowUntil"] = until;
      shared.wellFrom = Math.max(shared.wellFrom, until);
      return;
    }
    await shared.store.close();
    shared.store = createMemoryStore(this.clock.now);
    this.book.storeWasLost();
  }

  #replica = (index: number) => this.#replicas[index % REPLICAS] as Replica;

  #sendNew({ form, taps, exchange }: Extract<Step, { do: "send" }>): void {
    const [first = 0] = taps;
    const member = memberOf(form);
    const token = this.#replica(first).intentTokens.issue(member, form.operation);
    const sent = this.book.draw(form, member, token);
    this.model.exchanges.set(sent.id, { member, exchange });
    for (const tap of taps) void this.#submit(sent, form, this.#replica(tap));
  }

  #sendAgain({ back, replica, isAltered }: Extract<Step, { do: "again" }>): void {
    const sent = this.book.forms.at(-1 - back);
    if (!sent) return;
    const { form } = sent;
    const { altered: facts = form.facts } = operations[form.operation];
    const picture = form.picture && "another slip";
    void this.#submit(sent, isAltered ? { ...form, facts, picture } : form, this.#replica(replica));
  }

  async #submit(sent: SentForm, form: Form, replica: Replica): Promise<void> {
    const submitted: Submitted = { at: this.clock.now(), replica, form };
    sent.submissions.push(submitted);
    const { kind, send } = operations[form.operation];
    const { token, member, id } = sent;
    const { facts, picture } = form;
    const operator = replica.operatorFor(member, id);
    const file = picture === undefined ? undefined : await pictureOf(picture);
    const { execution } = replica;
    await execution
      .run({
        token,
        kind,
        facts,
        memberKey: member,
        requestId: id,
        admit: async () => undefined,
        takeSnapshot: () =>
          snapshotBeforeSending(kind, { memberKey: member, facts }, { operator, execution, requestId: id }),
        send: (idempotencyKey) => send({ operator, facts, idempotencyKey, clock: this.clock, file }),
        ...(file && { file }),
      })
      .then(
        (verdict) => this.book.answered(sent, submitted, verdict),
        (error: unknown) => {
          this.book.threw(sent, error);
          submitted.endedAt = this.clock.now();
        },
      );
  }

  async #look(sent: SentForm | undefined, replica: Replica): Promise<void> {
    if (!sent) return;
    const { execution } = replica;
    const { member, id } = sent;
    const { kind } = operations[sent.form.operation];
    const operator = replica.operatorFor(member, id);
    const look = async (): Promise<IntentRecord | null> => {
      const record = await execution.find(id, member);
      const again = () => kind.takeSnapshot(operator, record?.facts ?? {}, execution.clock);
      return record && judgeAgain(record, again, { execution, requestId: "look" });
    };
    const began = this.clock.now();
    const record = await look().catch((error: unknown) => this.book.threw(sent, error));
    if (record) {
      this.book.looked(sent, record, began);
      if (record.state === "refused") this.book.read(sent, pageOf(record, execution.clock));
    } else if (record === null) sent.record = undefined;
  }

  /** Clears all faults; after a while looks at every operation twice, and each must have an outcome. */
  async calmDown(tally: Tally): Promise<void> {
    this.model.calm();
    Object.assign(this.#shared, { awayUntil: 0, slowUntil: 0, planned: [] });
    await this.clock.advance(CALM_MS);
    const fresh = this.#start("this");
    for (const _ of [1, 2]) {
      for (const sent of this.book.forms) void this.#look(sent, fresh);
      await this.clock.advance(30_000);
    }
    for (const sent of this.book.forms) {
      void fresh.execution
        .find(sent.id, "somebody else")
        .then((record) => this.book.claimHidden(sent, record === null));
    }
    await this.clock.advance(1_000);
    this.book.ended(tally);
  }

  readonly close = () => this.#shared.store.close();
}
