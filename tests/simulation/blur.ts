import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { firstLook, LONGEST_CALL_MS } from "./lanes";
import { TURNED_DOWN, worthOf } from "./model/effects";
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

/**
 * What moves is known when it is sent: of "everything", only when it runs; of a withdrawal
 * that a bank turns down, the money comes back later.
 */
function isSettled({ form }: SentForm): boolean {
  const isTurnedDown = form.operation === "withdraw" && form.facts.amount === TURNED_DOWN;
  return isInBooks(form) && form.operation !== "transfer-all" && !isTurnedDown;
}

/**
 * Whether nothing else may have changed the books since, or shortly before,
 * the look before this one: at most one other kind.
 */
export function isAlone(sent: SentForm, { takenAt }: Snapshot, forms: readonly SentForm[]): boolean {
  const [other, ...more] = disturbing(sent, takenAt, forms);
  if (!other) return true;
  const before = other.record?.snapshot?.takenAt;
  if (more.length > 0 || before === undefined || other.form.operation === sent.form.operation) return false;
  const isBoth = isSettled(sent) && isSettled(other);
  return isBoth && disturbing(other, before, forms).every((one) => one === sent);
}

/** A QR code may be paid however late, and its deposit looks like that of a gift link of its amount. */
function mayLookAlike({ form: code, member }: SentForm, link: SentForm): boolean {
  if (code.operation !== "qr-code" || link.form.operation !== "gift-link") return false;
  return member === link.member && code.facts.amount === worthOf(String(link.form.facts.digest));
}

/** The operations that may have changed what this one is judged by. */
function disturbing(sent: SentForm, takenAt: number, forms: readonly SentForm[]): SentForm[] {
  const lastAt = ({ submissions }: SentForm) => Math.max(0, ...submissions.map(({ at }) => at));
  return forms.filter((other) => {
    const isRecent = lastAt(other) >= takenAt - LONGEST_CALL_MS;
    return other !== sent && (mayLookAlike(other, sent) || (disturbs(other, sent) && isRecent));
  });
}
