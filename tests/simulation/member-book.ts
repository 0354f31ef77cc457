import type { OutcomeView } from "~/money/outcome-view";
import type { IntentRecord } from "~/money/record.server";
import type { Verdict } from "~/money/submission";
import type { ModelOperator, Traffic } from "./model-operator";
import type { Replica } from "./replica";
import type { Form } from "./step";
import type { VirtualClock } from "./virtual-clock";

/** The lease, plus the longest time that a look before sending takes. */
const LONGEST_BLOCK_MS = 75_000 + 75_000;
/** An operation that was executed this long ago is visible to every look. */
const CALL_MS = 60_000;

export interface SentForm {
  id: string;
  token: string;
  form: Form;
  /** What the member was last told. */
  shown?: IntentRecord["state"];
  /** When the refused call was sent. */
  refusedOf?: number;
  /** When a look first found it done. */
  doneAt?: number;
  /** The store lost its data after the form was rendered. */
  isForgotten: boolean;
  submittedAt: number[];
  /** The amounts with which it was submitted. */
  amounts: Set<number>;
}

/** Checks what the member sent and was told against what the operator knows. Keeps the first violation. */
export class MemberBook {
  violation: string | null = null;
  readonly #model: ModelOperator;
  readonly #clock: VirtualClock;
  #forms: SentForm[] = [];
  #open = new Map<Promise<void>, Replica>();

  constructor(model: ModelOperator, clock: VirtualClock) {
    this.#model = model;
    this.#clock = clock;
  }

  draw(form: Form, token: string): SentForm {
    const sent: SentForm = {
      id: token.split(".")[0] ?? "",
      token,
      form,
      isForgotten: false,
      submittedAt: [],
      amounts: new Set<number>(),
    };
    this.#forms.push(sent);
    return sent;
  }

  recent(back: number): SentForm | undefined {
    return this.#forms.at(-1 - back);
  }

  all(): readonly SentForm[] {
    return this.#forms;
  }

  storeWasLost(): void {
    for (const form of this.#forms) form.isForgotten = true;
  }

  follow(running: Promise<void>, replica: Replica): void {
    this.#open.set(running, replica);
    void running.finally(() => this.#open.delete(running));
  }

  /** Records the result of one submission. */
  answered(sent: SentForm, verdict: Verdict, submittedAt: number, amount: number): void {
    const { executions, arrivals } = this.#truth(sent);
    if (verdict.kind === "settled") {
      const { facts, isForgotten } = verdict.record;
      this.#claim(isForgotten || facts.amount === amount, sent, "other facts got an answer");
      this.shown(sent, verdict.record);
    } else if (verdict.kind === "expired") {
      this.#claim(arrivals === 0, sent, "called never sent, although it was");
    } else if (verdict.kind === "invalid") this.#claim(false, sent, "a form of ours is not ours");
    else if (verdict.kind === "altered")
      this.#claim(sent.amounts.size > 1, sent, "called altered, although it was not");
    else this.#claim(this.#mayBeBusy(submittedAt), sent, "a form is blocked for longer than a lease");
    this.#claim(executions <= 1, sent, "executed twice");
    sent.submittedAt.push(submittedAt);
  }

  /** Records what its page shows. */
  shown(sent: SentForm, record: IntentRecord): void {
    const truth = this.#truth(sent);
    const { state, isForgotten, sentAt = 0 } = record;
    sent.shown = state;
    this.#claim(truth.arrivals <= 1, sent, "reached the operator twice");
    if (isForgotten) {
      this.#claim(sent.isForgotten || this.#isOld(sent), sent, "forgotten without a loss");
      return;
    }
    const isExecuted = truth.executions === 1 || this.#isMistakable(sent, sentAt);
    if (state === "done") this.#claim(isExecuted && !truth.isPaidBack, sent, "done, but not executed");
    if (state === "accepted") this.#claim(isExecuted, sent, "accepted, but not executed");
    if (state === "refused") sent.refusedOf ??= sentAt;
    const isInTime = truth.executedAt !== undefined && truth.executedAt <= (sent.refusedOf ?? 0) + CALL_MS;
    this.#claim(!isInTime || truth.isPaidBack, sent, "not done, but it was executed in the call's time");
  }

  /** Records the result of a look that began at `beganAt`; once the store says done, it must stay done. */
  looked(sent: SentForm, record: IntentRecord, beganAt: number): void {
    this.shown(sent, record);
    if (record.state === "done") sent.doneAt ??= this.#clock.now();
    const isTakenBack = sent.doneAt !== undefined && record.state !== "done" && beganAt >= sent.doneAt;
    this.#claim(!isTakenBack || record.isForgotten, sent, `done, and then ${record.state}`);
  }

  /** Checks the text of its page: if the operator's own sentence says where the money is, there must be no other. */
  read(sent: SentForm, page: OutcomeView | null): void {
    const { text, reason = "" } = page ?? {};
    this.#claim(text === undefined || !/money/i.test(reason), sent, "told twice where the money is");
  }

  /** After the calm: no submission hangs, and every operation has an outcome. */
  ended(replicas: readonly Replica[]): void {
    for (const replica of this.#open.values())
      if (replicas.includes(replica)) this.violation ??= "a submission never came to its end";
    for (const sent of this.#forms) {
      const { executions, isPaidBack } = this.#truth(sent);
      const isDone = executions === 1 && !isPaidBack;
      if (sent.isForgotten) continue;
      if (sent.shown === "refused")
        this.#claim(!isDone, sent, "not done to the end, although it was executed");
      if (sent.shown === "running") this.#claim(false, sent, "still running long after");
    }
  }

  #truth({ id }: SentForm): Traffic {
    return this.#model.traffic.get(id) ?? { arrivals: 0, executions: 0 };
  }

  /**
   * Whether an operation of the same amount that the store has lost was executed after this one was sent. No evidence
   * can distinguish the two (docs/decisions/when-nobody-can-tell.md).
   */
  #isMistakable({ form }: SentForm, sentAt: number): boolean {
    return this.#forms.some((other) => {
      const { executedAt = 0 } = this.#truth(other);
      return other.isForgotten && other.form.amount === form.amount && executedAt > sentAt;
    });
  }

  /** Whether it is older than claims are kept. */
  #isOld({ token }: SentForm): boolean {
    return this.#clock.now() - Number.parseInt(token.split(".")[1] ?? "", 36) >= 24 * 3_600_000;
  }

  /** Whether another submission may still hold its lease. */
  #mayBeBusy(since: number): boolean {
    const others = this.#forms.flatMap(({ submittedAt }) => submittedAt);
    return this.#open.size > 0 || others.some((at) => since - at < LONGEST_BLOCK_MS);
  }

  #claim(isTrue: boolean | undefined, { id, form }: SentForm, words: string): void {
    if (isTrue) return;
    const at = new Date(this.#clock.now()).toISOString().slice(11, 23);
    this.violation ??= `${at} ${form.operation} ${form.amount} (${id.slice(0, 6)}): ${words}`;
  }
}
