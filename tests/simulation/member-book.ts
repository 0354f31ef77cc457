import type { IntentRecord } from "~/money/once/record.server";
import type { SubmissionResult } from "~/money/once/submission";
import type { OutcomeView } from "~/money/outcome/view";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { Blur, isAlone } from "./blur";
import { callMs, isLost, isOld, isUnheard, lockOf, mayHold } from "./locks";
import { isMistakable } from "./mistakable";
import type { ModelOperator, Traffic } from "./model/operator";
import type { SharedStore } from "./replica";
import { isSameContent, type SentForm, type Submitted, sharesTrace } from "./sent-form";
import type { Form } from "./step";
import type { VirtualClock } from "./virtual-clock";

/** Of the operations that were sent: how many there were, and how many stay unknown in the end. */
export interface Tally {
  sent: number;
  unknown: number;
}

/** Checks what the members sent and were told against what the operator knows. Keeps the first violation. */
export class MemberBook {
  violation: string | null = null;
  readonly #model: ModelOperator;
  readonly #clock: VirtualClock;
  readonly #store: SharedStore;
  /** What blurs the books besides. */
  readonly blur = new Blur();
  /** In the order in which they were drawn. */
  readonly forms: SentForm[] = [];

  constructor(model: ModelOperator, clock: VirtualClock, store: SharedStore) {
    this.#model = model;
    this.#clock = clock;
    this.#store = store;
  }

  draw(form: Form, member: string, token: string): SentForm {
    const id = token.split(".")[0] ?? "";
    const sent: SentForm = { id, token, member, form, isForgotten: false, submissions: [] };
    this.forms.push(sent);
    return sent;
  }

  storeWasLost(): void {
    for (const form of this.forms) form.isForgotten = true;
  }

  /** Records the result of one submission. */
  answered(sent: SentForm, submitted: Submitted, verdict: SubmissionResult): void {
    const { executions, arrivals, file } = this.#truth(sent);
    const contents = sent.submissions.map(({ form }) => form);
    const isAltered = contents.some((form) => !isSameContent(form, submitted.form));
    if (verdict.kind === "settled") {
      const { facts, isForgotten } = verdict.record;
      const isOwn = JSON.stringify(facts) === JSON.stringify(submitted.form.facts);
      const isOwnFile = file === undefined || file === submitted.form.picture;
      this.#claim(isForgotten || (isOwn && isOwnFile), sent, "another content got the first one's answer");
      this.shown(sent, verdict.record);
    } else if (verdict.kind === "expired") {
      this.#claim(arrivals === 0, sent, "called never sent, although it was");
    } else if (verdict.kind === "invalid") this.#claim(false, sent, "a form of ours is not ours");
    else if (verdict.kind === "altered") this.#claim(isAltered, sent, "called altered, although it was not");
    else if (verdict.kind === "unclear")
      this.#claim(sent.form.picture !== undefined, sent, "called unclear, although it has no file");
    else this.#claim(this.#mayBeBusy(sent, submitted), sent, "a form is blocked for longer than it may be");
    this.#claim(executions <= 1, sent, "executed twice");
    submitted.endedAt = this.#clock.now();
  }

  /** Only an unavailable store or operator may fail a submission or a look: the member is told so, and nothing was sent. */
  threw(sent: SentForm, error: unknown): undefined {
    const isUnavailable = error instanceof StoreUnavailable || error instanceof OperatorError;
    this.#claim(isUnavailable, sent, `an error that no member is told of: ${error}`);
  }

  /** Records what its page shows. */
  shown(sent: SentForm, record: IntentRecord): void {
    const truth = this.#truth(sent);
    const { state, isForgotten } = record;
    sent.record = record;
    this.#claim(!truth.isForeign, sent, "sent in another member's name");
    this.#claim(truth.arrivals <= 1, sent, "reached the operator twice");
    this.#claim(!this.#isBesideAnother(sent), sent, "at the operator beside another of the member's");
    if (isForgotten) {
      this.#claim(sent.isForgotten || isOld(sent, this.#clock.now()), sent, "forgotten without a loss");
      return;
    }
    const isExecuted = truth.executions === 1 || this.#isMistakable(sent, record);
    if (state === "done") this.#claim(isExecuted && !truth.isTurnedDown, sent, "done, but not executed");
    if (state === "accepted") this.#claim(isExecuted, sent, "accepted, but not executed");
    if (state === "refused") sent.refusedOf ??= record.sentAt ?? 0;
    const until = (sent.refusedOf ?? 0) + callMs(sent);
    const isInTime = truth.executedAt !== undefined && truth.executedAt <= until;
    const isWrong = state === "refused" && isInTime && !truth.isTurnedDown;
    this.#claim(!isWrong, sent, "not done, but it was executed in the call's time");
    this.#claim(!isUnheard(record, truth), sent, "open, although the operator has answered");
    const isSaid = state === "refused" && record.judgedAt === undefined && truth.said !== undefined;
    const reason = truth.said === "done" ? undefined : truth.said?.message;
    this.#claim(!isSaid || record.message === reason, sent, "refused, but the reason is lost");
  }

  /** Records the result of a look that began at `beganAt`; once the store says done, it must stay done. */
  looked(sent: SentForm, record: IntentRecord, beganAt: number): void {
    this.shown(sent, record);
    if (record.state === "done") sent.doneAt ??= this.#clock.now();
    const isTakenBack = sent.doneAt !== undefined && record.state !== "done" && beganAt >= sent.doneAt;
    this.#claim(!isTakenBack || record.isForgotten, sent, `done, and then ${record.state}`);
    const isDropped = isLost(sent, record, this.#truth(sent), this.#store.wellFrom);
    this.#claim(!isDropped, sent, "the answer was had, and is lost although the store came back in time");
  }

  /** Checks the text of its page: if the operator's own sentence says where the money is, there must be no other. */
  read(sent: SentForm, page: OutcomeView): void {
    const { text, reason = "" } = page;
    this.#claim(text === undefined || !/money/i.test(reason), sent, "told twice where the money is");
  }

  /** After the calm: no submission hangs, and every operation has an outcome. */
  ended(tally: Tally): void {
    for (const sent of this.forms) {
      const { executions, isTurnedDown } = this.#truth(sent);
      const isHanging = sent.submissions.some(
        ({ endedAt, replica, at }) => endedAt === undefined && replica.isSoundSince(at),
      );
      this.#claim(!isHanging, sent, "a submission never came to its end");
      const { state, sentAt } = sent.record ?? {};
      if (sentAt !== undefined) tally.sent += 1;
      if (sentAt !== undefined && state === "unknown") tally.unknown += 1;
      if (sent.isForgotten) continue;
      if (state === "refused")
        this.#claim(
          executions === 0 || isTurnedDown || this.#isTakenFor(sent),
          sent,
          "not done to the end, although it was executed",
        );
      this.#claim(state !== "running", sent, "still running long after");
      this.#claim(state !== "unknown" || !this.#isLone(sent), sent, "never decided, although the books tell");
    }
  }

  claimHidden(sent: SentForm, isHidden: boolean): void {
    this.#claim(isHidden, sent, "shown to another member");
  }

  #truth({ id }: SentForm): Traffic {
    return this.#model.traffic.get(id) ?? { arrivals: 0, executions: 0 };
  }

  /** Whether another operation has been told done in its place. */
  #isTakenFor(sent: SentForm): boolean {
    const isDone = ({ record }: SentForm) => record?.state === "done" || record?.state === "accepted";
    return this.forms.some(
      (other) => isDone(other) && this.#truth(other).executions === 0 && sharesTrace(other, sent),
    );
  }

  /** Whether the operator had it in hand together with one that shares its lock, which the store has not lost. */
  #isBesideAnother(sent: SentForm): boolean {
    const rivals = this.forms.filter(
      (other) => other !== sent && other.member === sent.member && lockOf(other) === lockOf(sent),
    );
    return rivals.some((other) => {
      if (sent.isForgotten || other.isForgotten) return false;
      const [own, its] = [this.#truth(sent).inHand, this.#truth(other).inHand];
      return own && its && own.from < its.until && its.from < own.until;
    });
  }

  #isMistakable(sent: SentForm, record: IntentRecord): boolean {
    for (const form of this.forms) form.refusedOf ??= this.#store.givenUp.get(form.id);
    return (
      isMistakable(sent, record, this.forms, (other) => this.#truth(other)) || this.blur.isBanks(sent, record)
    );
  }

  /** Whether the books alone tell: nothing else has changed them since. */
  #isLone(sent: SentForm): boolean {
    const { snapshot } = sent.record ?? {};
    return snapshot !== undefined && !this.blur.hides(sent, snapshot) && isAlone(sent, snapshot, this.forms);
  }

  /** Whether another operation of this member is in flight, or its lock could not be released yet. */
  #mayBeBusy(sent: SentForm, own: Submitted): boolean {
    const lock = lockOf(sent);
    const wellFrom = this.#store.wellFrom;
    const others = this.forms
      .filter((other) => other.member === sent.member && lockOf(other) === lock)
      .flatMap(({ submissions }) => submissions)
      .filter((other) => other !== own);
    return others.some((other) => mayHold(other, own.at, { lock, wellFrom }));
  }

  #claim(isTrue: boolean | undefined, { id, form, member }: SentForm, words: string): void {
    if (isTrue) return;
    const at = new Date(this.#clock.now()).toISOString().slice(11, 23);
    const what = `${form.operation} ${JSON.stringify(form.facts)} of ${member}`;
    this.violation ??= `${at} ${what} (${id.slice(0, 6)}): ${words}`;
  }
}
