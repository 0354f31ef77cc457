import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { firstLook, LONGEST_CALL_MS } from "./locks";
import { disturbs, isInBooks, isTold, type SentForm } from "./sent-form";

/** What changes a member's books, or hides them, besides the member's operations. */
export class Blur {
  #troubledUntil = 0;
  #changes: { member: string; at: number; isDeposit: boolean }[] = [];

  /** Reads fail, or show older copies, until then. */
  hide(until: number): void {
    this.#troubledUntil = Math.max(this.#troubledUntil, until);
  }

  change(member: string, at: number, isDeposit: boolean): void {
    this.#changes.push({ member, at, isDeposit });
  }

  /** Whether a bank's deposit may be taken for it: the statement does not name whose it is (evidence-of-lost-answers.md). */
  isBanks({ form, member }: SentForm, record: IntentRecord): boolean {
    const since = firstLook(record);
    return form.operation === "gift-link" && this.#since(member, since).some(({ isDeposit }) => isDeposit);
  }

  /** Whether the books may not tell of an operation with this look before it. */
  hides(sent: SentForm, { takenAt, own, entries }: Snapshot): boolean {
    const isWhole = isTold(sent, own) && (!isInBooks(sent.form) || entries !== undefined);
    const isTroubled = takenAt < this.#troubledUntil;
    return !isWhole || isTroubled || this.#since(sent.member, takenAt - LONGEST_CALL_MS).length > 0;
  }

  #since(member: string, since: number) {
    return this.#changes.filter((change) => change.member === member && change.at > since);
  }
}

/** Whether no other operation may have changed the same since, or shortly before, the look before this one. */
export function isAlone(sent: SentForm, { takenAt }: Snapshot, forms: readonly SentForm[]): boolean {
  const lastAt = ({ submissions }: SentForm) => Math.max(0, ...submissions.map(({ at }) => at));
  const isRecent = (other: SentForm) =>
    other.form.operation === "qr-code" || lastAt(other) >= takenAt - LONGEST_CALL_MS;
  return !forms.some((other) => other !== sent && disturbs(other, sent) && isRecent(other));
}
