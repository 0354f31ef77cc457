import { endpoints } from "schemas/contract";
import * as z from "zod";

export const faultKinds = [
  "delay",
  "status",
  "reset-before",
  "reset-after",
  "truncated",
  "not-json",
  "wrong-json",
  "empty",
  "hang",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Kinds of fault that strike before the operation takes effect, unless `when` says otherwise. */
const strikesBefore: readonly FaultKind[] = ["delay", "status", "reset-before", "hang"];

export const faultSchema = z.strictObject({
  endpoint: z.enum(["*", ...endpoints.map(({ name }) => name)]).default("*"),
  username: z.string().optional(),
  kind: z.enum(faultKinds),
  when: z.enum(["before", "after"]).optional(),
  delayMs: z.coerce.number().min(0).optional(),
  status: z.coerce.number().int().min(200).max(599).optional(),
  /** Replaces the fault's default body; a string is sent unchanged, anything else as JSON. */
  body: z.unknown().optional(),
  times: z.coerce.number().int().min(1).optional(),
  probability: z.coerce.number().min(0).max(1).optional(),
});

export type NewFault = z.output<typeof faultSchema>;

export interface Fault extends NewFault {
  id: number;
  when: "before" | "after";
  /** How many more times it may strike; undefined for no limit. */
  left: number | undefined;
  hits: number;
  /** Aborted when the fault is cleared, which ends calls that hang. */
  cleared: AbortController;
}

/** The active faults: what goes wrong, for whom and how often. The oldest matching fault strikes. */
export class Faults {
  #faults: Fault[] = [];
  #lastId = 0;

  add(fault: NewFault): Fault {
    this.#lastId += 1;
    const added: Fault = {
      ...fault,
      id: this.#lastId,
      when: whenOf(fault),
      left: fault.times,
      hits: 0,
      cleared: new AbortController(),
    };
    this.#faults.push(added);
    return added;
  }

  /** Returns the fault that strikes this call, if any, and counts it as used. */
  take(endpoint: string, username: string | null): Fault | undefined {
    const fault = this.#faults.find(
      (candidate) =>
        candidate.left !== 0 &&
        (candidate.endpoint === "*" || candidate.endpoint === endpoint) &&
        (candidate.username === undefined || candidate.username === username) &&
        Math.random() < (candidate.probability ?? 1),
    );
    if (!fault) return undefined;
    fault.hits += 1;
    if (fault.left !== undefined) fault.left -= 1;
    return fault;
  }

  list() {
    return this.#faults.map(({ cleared: _, ...fault }) => fault);
  }

  /** Clears all faults, or those with one id or for one member. Returns how many. */
  clear(which: { id?: number | undefined; username?: string | undefined } = {}): number {
    const isMeant = (fault: Fault) =>
      (which.id === undefined || fault.id === which.id) &&
      (which.username === undefined || fault.username === which.username);
    const meant = this.#faults.filter(isMeant);
    this.#faults = this.#faults.filter((fault) => !isMeant(fault));
    for (const fault of meant) fault.cleared.abort();
    return meant.length;
  }
}

/** Some kinds imply it by their name; a truncated response requires that there is one. */
function whenOf({ kind, when }: NewFault): "before" | "after" {
  if (kind === "reset-before") return "before";
  if (kind === "reset-after" || kind === "truncated") return "after";
  return when ?? (strikesBefore.includes(kind) ? "before" : "after");
}
