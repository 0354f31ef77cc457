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

/** Where nothing else is said: does the operation take effect before the fault strikes? */
const strikesBefore: readonly FaultKind[] = ["delay", "status", "reset-before", "hang"];

export const faultSchema = z.strictObject({
  endpoint: z.enum(["*", ...endpoints.map(({ name }) => name)]).default("*"),
  username: z.string().optional(),
  kind: z.enum(faultKinds),
  when: z.enum(["before", "after"]).optional(),
  delayMs: z.coerce.number().min(0).optional(),
  status: z.coerce.number().int().min(200).max(599).optional(),
  /** Sent instead of the fault's usual body; a text goes as it is, anything else as JSON. */
  body: z.unknown().optional(),
  times: z.coerce.number().int().min(1).optional(),
  probability: z.coerce.number().min(0).max(1).optional(),
});

export type NewFault = z.output<typeof faultSchema>;

export interface Fault extends NewFault {
  id: number;
  when: "before" | "after";
  /** How often it may still strike; undefined is for ever. */
  left: number | undefined;
  hits: number;
  /** Resolved when the fault is cleared: hanging calls go on. */
  cleared: AbortController;
}

/** What goes wrong, for whom, and how often. The oldest matching fault strikes. */
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

  /** The fault that strikes this call, counted. */
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

  /** All of them, or those of one id or one member. Answers how many. */
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

/** Some kinds say it in their name; a truncated answer needs an answer. */
function whenOf({ kind, when }: NewFault): "before" | "after" {
  if (kind === "reset-before") return "before";
  if (kind === "reset-after" || kind === "truncated") return "after";
  return when ?? (strikesBefore.includes(kind) ? "before" : "after");
}
